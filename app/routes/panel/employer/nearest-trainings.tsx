import { Link } from 'react-router'

import { placesLabel, whenLabel, type Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { calendarSearchParams } from '~/domain/words/screen-params'
import { Badge } from '~/ui/badge'
import { CARD } from '~/ui/card'

export function NearestTrainings({ trainings, today }: { trainings: Training[]; today: Day }) {
  if (trainings.length === 0) return <p className="text-muted">Brak nadchodzących szkoleń.</p>
  return (
    <ul className={`${CARD} flex flex-col divide-y divide-line px-4 py-2 sm:px-5`}>
      {trainings.map((training) => (
        <li key={training.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <Link
              to={{
                pathname: '/calendar',
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
