import { formatDay } from '~/domain/day'
import { reportStatusBadge } from '~/domain/report'
import type { ReportEvent } from '~/domain/report-record'

/** What was done to a report in this browser, by whom it belongs to; nothing where nothing was. */
export function ReportHistory({ events, by }: { events: readonly ReportEvent[]; by: string }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="report-history" className="border-t border-line pt-5 print:hidden">
      <h2 id="report-history" className="text-lg font-semibold">
        Historia
      </h2>
      <ol className="mt-2 flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id} className="border-l-2 border-line pl-3">
            <p className="font-medium">
              {event.kind === 'filed' ? 'Zgłoszono' : `Status: ${reportStatusBadge(event.status).label}`}
            </p>
            <p className="text-sm text-muted tabular-nums">
              {formatDay(event.day)}, {by}
            </p>
            {event.kind === 'moved' && event.note && (
              <p className="mt-1 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{event.note}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
