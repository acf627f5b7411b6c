import { href, Link } from 'react-router'

import type { MeasureDay } from '~/domain/calendar/own-dates'
import { dueLabel, type OpenStep } from '~/domain/reports/accident-progress'
import { reportName, type Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

/** Shows the steps of accidents whose last day is the chosen one. */
export function DaySteps({ steps, today }: { steps: readonly OpenStep<Report>[]; today: Day }) {
  return (
    <Card title="Terminy po wypadkach" className={onPaper('print of the calendar', 'accident')}>
      <ul className="flex flex-col divide-y divide-line">
        {steps.map(({ report, ...open }) => (
          <li key={`${report.id} ${open.step}`} className="py-3 first:pt-1 last:pb-1">
            <p className="font-semibold">{keepTogether(open.label)}</p>
            <p
              className={`text-sm tabular-nums ${open.isLate || open.isAlarm ? 'font-semibold text-danger' : 'text-muted'}`}
            >
              {dueLabel(open, today)}
            </p>
            <Link to={href('/reports/:id', { id: report.id })} className={TEXT_LINK}>
              {reportName(report)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Shows the measures whose last day is the chosen one, with who answers for them. */
export function DayMeasures({ measures }: { measures: readonly MeasureDay[] }) {
  return (
    <Card title="Termin działania" className={onPaper('print of the calendar', 'accident')}>
      <ul className="flex flex-col divide-y divide-line">
        {measures.map(({ measureId, reportId, title, owner }) => (
          <li key={measureId} className="py-3 first:pt-1 last:pb-1">
            <Link
              to={href('/reports/:id', { id: reportId })}
              className="inline-flex min-h-6 items-center font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
            >
              {keepTogether(title)}
            </Link>
            {owner !== undefined && <p className="text-sm text-muted">{owner}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
