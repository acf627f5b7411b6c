import { formatDay, type Day } from '~/domain/words/day'

/** Shows one entry of a history: what happened, when and by whom. `children` is the note that was written. */
export function HistoryEvent({
  name,
  day,
  by,
  children,
}: {
  name: string
  day: Day | undefined
  by: string | undefined
  children?: string
}) {
  return (
    <li className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
      <p className="font-medium">{name}</p>
      <p className="text-sm text-muted tabular-nums">
        {[day && formatDay(day), by].filter(Boolean).join(', ')}
      </p>
      {children && <p className="mt-1 text-sm whitespace-pre-line">{children}</p>}
    </li>
  )
}
