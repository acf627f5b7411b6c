import type { PositionEvent } from '~/domain/changes/position-record'
import { HistoryEvent } from '~/routes/panel/recording/history-event'
import { Card } from '~/ui/card'

const EVENT_LABELS = {
  'position-saved': 'Ustalono wymagania',
  'position-removed': 'Usunięto stanowisko',
  'position-restored': 'Przywrócono stanowisko',
  'position-reset': 'Przywrócono wymagania wzoru',
} satisfies Record<PositionEvent['kind'], string>

/** Lists what was decided about a position in this browser, newest first. */
export function PositionHistory({ events, by }: { events: readonly PositionEvent[]; by: string }) {
  if (events.length === 0) return null
  return (
    <Card title="Historia">
      <ol className="flex flex-col gap-3">
        {events.toReversed().map(({ id, day, kind }) => (
          <HistoryEvent key={id} name={EVENT_LABELS[kind]} day={day} by={by} />
        ))}
      </ol>
    </Card>
  )
}
