import type { ReportEvent } from '~/domain/changes/report-record'
import { PROTOCOL_STEP_LABELS } from '~/domain/reports/protocol'
import { reportStatusBadge } from '~/domain/reports/report'
import { formatDay } from '~/domain/words/day'
import { HistoryEvent } from '~/routes/panel/recording/history-event'

/**
 * Lists what was done to a report in this browser, newest first. `by` names the person who did it. `isForOther` is true
 * where somebody else reported it to them.
 */
export function ReportHistory({
  events,
  by,
  isForOther,
}: {
  events: readonly ReportEvent[]
  by: string
  isForOther: boolean
}) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="report-history" className="border-t border-line pt-5 print:hidden">
      <h2 id="report-history" className="text-lg font-semibold">
        Historia
      </h2>
      <ol className="mt-2 flex flex-col gap-3">
        {events.toReversed().map((event) => (
          <HistoryEvent key={event.id} name={eventLabel(event, isForOther)} day={event.day} by={by}>
            {event.kind === 'moved' ? event.note : undefined}
          </HistoryEvent>
        ))}
      </ol>
    </section>
  )
}

function eventLabel(event: ReportEvent, isForOther: boolean): string {
  switch (event.kind) {
    case 'filed':
      return isForOther ? 'Wpisano zgłoszenie' : 'Zgłoszono'
    case 'moved':
      return `Status: ${reportStatusBadge(event.status).label}`
    case 'step':
      return `${PROTOCOL_STEP_LABELS[event.step]}: ${formatDay(event.doneOn)}`
  }
}
