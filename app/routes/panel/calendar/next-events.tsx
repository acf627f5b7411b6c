import { Link } from 'react-router'

import type { NextEvent } from '~/domain/calendar/calendar'
import type { Certificate } from '~/domain/certificates/certificate'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import { reportName } from '~/domain/reports/report'
import { whenInWords, type Training } from '~/domain/trainings/training'
import { formatDayWithWeekday, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { COVERS_ROW } from '~/routes/panel/lists/rows'
import { Card } from '~/ui/card'

type CalendarEvent = NextEvent<Training, Certificate & { holder?: string }>

const HEADING = 'Następne w\u00a0kalendarzu'

const DEADLINES = { application: 'Termin wniosku', expiry: 'Koniec ważności' }

/** Links from a day without trainings to the next days that have an event. It is shown below the day's deadlines. */
export function NextEvents({
  events,
  toSearch,
}: {
  events: readonly CalendarEvent[]
  toSearch: (day: Day) => URLSearchParams
}) {
  if (events.length === 0) return null
  return (
    <Card title={HEADING} className="print:hidden">
      <ul
        aria-label={HEADING}
        className="-mx-4 -mb-4 divide-y divide-line border-t border-line sm:-mx-5 sm:-mb-5"
      >
        {events.map((event) => (
          <li
            key={eventKey(event)}
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
    </Card>
  )
}

function eventKey(event: CalendarEvent): string {
  if ('training' in event) return event.training.id
  if ('step' in event) return `${event.step.report.id} ${event.step.step}`
  if ('examination' in event) return `examination ${event.examination.userId}`
  if ('measure' in event) return event.measure.measureId
  if ('duty' in event) return event.duty.dutyId
  return `${event.kind} ${event.certificate.id}`
}

function nameOf(event: CalendarEvent): string {
  if ('training' in event) return event.training.title
  if ('step' in event) return `${event.step.label} – ${reportName(event.step.report)}`
  if ('examination' in event) {
    const { holder } = event.examination
    return holder === undefined ? 'Termin badań lekarskich' : `Termin badań lekarskich – ${holder}`
  }
  if ('measure' in event) {
    const { title, owner } = event.measure
    return `Termin działania: ${title}${owner === undefined ? '' : ` – ${owner}`}`
  }
  if ('duty' in event) return `Obowiązek firmy: ${event.duty.title}`
  const { kind, certificate } = event
  const whose = certificate.holder === undefined ? '' : ` – ${certificate.holder}`
  return `${DEADLINES[kind]}: ${qualificationTitle(certificate)}${whose}`
}

function momentOf(event: CalendarEvent): string {
  return 'training' in event ? whenInWords(event.training) : formatDayWithWeekday(event.day)
}
