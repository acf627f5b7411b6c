import { formatDay, type Day } from '~/domain/words/day'
import { Card } from '~/ui/card'

/** Shows one entry of a history: what happened, when and by whom. `children` is the note that was written. */
export function HistoryEvent({
  name,
  day,
  by,
  className = '',
  children,
}: {
  name: string
  day: Day | undefined
  by: string | undefined
  className?: string
  children?: string
}) {
  return (
    <li className={`border-l-2 border-line pl-3 [overflow-wrap:anywhere] ${className}`}>
      <p className="font-medium">{name}</p>
      <p className="text-sm text-muted tabular-nums">
        {[day && formatDay(day), by].filter(Boolean).join(', ')}
      </p>
      {children && <p className="mt-1 text-sm whitespace-pre-line">{children}</p>}
    </li>
  )
}

/** Lists the decisions on a thing that were made in this browser, newest first. `events` begin with the oldest. */
export function DecisionHistory<Kind extends string>({
  events,
  labels,
  by,
}: {
  events: readonly { id: string; day: Day; kind: Kind }[]
  labels: Readonly<Record<Kind, string>>
  by: string
}) {
  if (events.length === 0) return null
  return (
    <Card title="Historia">
      <ol className="flex flex-col gap-3">
        {events.toReversed().map(({ id, day, kind }) => (
          <HistoryEvent key={id} name={labels[kind]} day={day} by={by} />
        ))}
      </ol>
    </Card>
  )
}
