import { useId } from 'react'
import { Link } from 'react-router'

import type { NextEvent } from '~/domain/calendar'
import type { Certificate } from '~/domain/certificate'
import { formatDayWithWeekday, type Day } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { qualificationTitle } from '~/domain/qualification'
import type { Training } from '~/domain/training'
import { whenInWords } from '~/domain/training-days'
import { COVERS_ROW } from '~/routes/panel/lists/covers-row'

type CalendarEvent = NextEvent<Training, Certificate & { holder?: string }>

const DEADLINES = { application: 'Termin wniosku', expiry: 'Koniec ważności' }

/** Leads on from a day without trainings: to the days of what comes after it. */
export function NextEvents({
  events,
  toSearch,
}: {
  events: readonly CalendarEvent[]
  toSearch: (day: Day) => URLSearchParams
}) {
  const headingId = useId()
  if (events.length === 0) return null
  return (
    <div className="-mx-4 -mb-4 border-t border-line sm:-mx-5 sm:-mb-5 print:hidden">
      <h3 id={headingId} className="px-4 pt-4 text-sm font-semibold text-muted sm:px-5">
        Następne w&nbsp;kalendarzu
      </h3>
      <ul aria-labelledby={headingId} className="divide-y divide-line">
        {events.map((event) => (
          <li
            key={'training' in event ? event.training.id : `${event.kind} ${event.certificate.id}`}
            className="relative px-4 py-3 last:rounded-b-card hover:bg-canvas sm:px-5"
          >
            <Link
              to={{ search: toSearch(event.day).toString() }}
              preventScrollReset
              className={`font-semibold after:rounded-control ${COVERS_ROW}`}
            >
              {keepTogether(nameOf(event))}
            </Link>
            <p className="text-sm text-muted tabular-nums">{momentOf(event)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf(event: CalendarEvent): string {
  if ('training' in event) return event.training.title
  const { kind, certificate } = event
  const whose = certificate.holder === undefined ? '' : ` – ${certificate.holder}`
  return `${DEADLINES[kind]}: ${qualificationTitle(certificate)}${whose}`
}

function momentOf(event: CalendarEvent): string {
  return 'training' in event ? whenInWords(event.training) : formatDayWithWeekday(event.day)
}
