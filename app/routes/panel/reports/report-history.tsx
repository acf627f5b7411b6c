import { reportStatusBadge } from '~/domain/report'
import type { ReportEvent } from '~/domain/report-record'
import { HistoryEvent } from '~/routes/panel/shell/history-event'

/** Lists what was done to a report in this browser, newest first. `by` names the person who did it. */
export function ReportHistory({ events, by }: { events: readonly ReportEvent[]; by: string }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="report-history" className="border-t border-line pt-5 print:hidden">
      <h2 id="report-history" className="text-lg font-semibold">
        Historia
      </h2>
      <ol className="mt-2 flex flex-col gap-3">
        {events.toReversed().map((event) => (
          <HistoryEvent
            key={event.id}
            name={event.kind === 'filed' ? 'Zgłoszono' : `Status: ${reportStatusBadge(event.status).label}`}
            day={event.day}
            by={by}
          >
            {event.kind === 'moved' ? event.note : undefined}
          </HistoryEvent>
        ))}
      </ol>
    </section>
  )
}
