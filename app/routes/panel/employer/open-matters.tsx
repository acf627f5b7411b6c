import { href, Link } from 'react-router'

import { dueLabel, type OpenStep } from '~/domain/reports/accident-progress'
import { reportName, type Report } from '~/domain/reports/report'
import { reportSearchParams } from '~/domain/reports/report-filters'
import { placesLabel, whenLabel, type Training } from '~/domain/trainings/training'
import { calendarSearchParams } from '~/domain/words/calendar-params'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { Badge } from '~/ui/badge'
import { Card, CARD } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

/** Shows the first of the steps that the law asks for after accidents, each with its last day. */
export function OpenAccidents({
  steps,
  total,
  today,
}: {
  steps: readonly OpenStep<Report>[]
  /** The number of all steps. */
  total: number
  today: Day
}) {
  return (
    <Card title="Wypadki w toku" className={onPaper('print of the panel of employers', 'accident')}>
      {steps.length === 0 ? (
        <p className="text-muted">Żaden wypadek nie czeka na krok z&nbsp;terminem.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {steps.map(({ report, ...open }) => (
            <li key={`${report.id} ${open.step}`} className="py-2">
              <Link
                to={href('/reports/:id', { id: report.id })}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {reportName(report)}
              </Link>
              <p
                className={`text-sm tabular-nums ${open.isLate || open.isAlarm ? 'font-semibold text-danger' : 'text-muted'}`}
              >
                {keepTogether(`${open.label}: ${dueLabel(open, today)}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {total > steps.length && (
        <Link
          to={`${href('/reports')}?${reportSearchParams({ filter: 'accident' })}`}
          className={`${TEXT_LINK} self-start print:hidden`}
        >
          Pokaż wszystkie
        </Link>
      )}
    </Card>
  )
}

export function NearestTrainings({ trainings, today }: { trainings: Training[]; today: Day }) {
  if (trainings.length === 0) return <p className="text-muted">Brak nadchodzących szkoleń.</p>
  return (
    <ul className={`${CARD} flex flex-col divide-y divide-line px-4 py-2 sm:px-5`}>
      {trainings.map((training) => (
        <li key={training.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <Link
              to={{
                pathname: href('/calendar'),
                search: calendarSearchParams(training, today).toString(),
              }}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {keepTogether(training.title)}
            </Link>
            <p className="text-sm text-muted tabular-nums">{whenLabel(training)}</p>
          </div>
          <Badge tone="primary">{placesLabel(training)}</Badge>
        </li>
      ))}
    </ul>
  )
}
