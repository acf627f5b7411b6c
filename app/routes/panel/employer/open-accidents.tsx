import { href, Link } from 'react-router'

import { PROTOCOL_STEP_LABELS, stepDeadlineLabel, type OpenProtocolStep } from '~/domain/reports/protocol'
import { reportName, type Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'

/** Shows the accidents whose protocol has a step to do, with its last day. */
export function OpenAccidents({ steps, today }: { steps: readonly OpenProtocolStep<Report>[]; today: Day }) {
  return (
    <Card title="Wypadki w toku">
      {steps.length === 0 ? (
        <p className="text-muted">Żaden protokół nie czeka na kolejny krok.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {steps.map(({ report, step, deadline, isLate }) => (
            <li key={report.id} className="py-2">
              <Link
                to={href('/reports/:id', { id: report.id })}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {reportName(report)}
              </Link>
              <p className={`text-sm tabular-nums ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
                {keepTogether(`${PROTOCOL_STEP_LABELS[step]}: ${stepDeadlineLabel(deadline, today)}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
