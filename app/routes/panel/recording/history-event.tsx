import { formatDay, type Day } from '~/domain/words/day'
import { Card } from '~/ui/card'

import { originText, type Origins } from './load-origins'

/**
 * Shows one entry of a history: what happened, when and by whom. On every device of a shared register the owner is signed
 * in, so there the name of the device tells who it was. `children` is the note that was written.
 */
export function HistoryEvent({
  id,
  name,
  day,
  by,
  origins,
  className = '',
  children,
}: {
  /** Of the change, by which `origins` knows its device. */
  id?: string
  name: string
  day: Day | undefined
  by: string | undefined
  origins?: Origins
  className?: string
  children?: string
}) {
  return (
    <li className={`border-l-2 border-line pl-3 [overflow-wrap:anywhere] ${className}`}>
      <p className="font-medium">{name}</p>
      <p className="text-sm text-muted tabular-nums">
        {[day && formatDay(day), (id && originText(origins?.get(id), day)) ?? by].filter(Boolean).join(', ')}
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
  origins,
}: {
  events: readonly { id: string; day: Day; kind: Kind }[]
  labels: Readonly<Record<Kind, string>>
  by: string
  origins: Origins
}) {
  if (events.length === 0) return null
  return (
    <Card title="Historia">
      <ol className="flex flex-col gap-3">
        {events.toReversed().map(({ id, day, kind }) => (
          <HistoryEvent key={id} id={id} name={labels[kind]} day={day} by={by} origins={origins} />
        ))}
      </ol>
    </Card>
  )
}
