import type { PlanRecordings } from '~/browser/records/record-changes.client'
import { conditionsOf, positionOf, type TradePosition } from '~/domain/qualifications/trades'
import { listPositionRecords } from '~/domain/records/position-changes'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

/**
 * Plans the changes that bring positions with their requirements and conditions into the register. Those that it has
 * decided on already stay as they are.
 */
export function recordPositions(positions: readonly TradePosition[], day: Day): PlanRecordings {
  return (changes) => {
    const decided = new Set(
      listPositionRecords([], changes)
        .filter(({ isRemoved }) => !isRemoved)
        .map(({ name }) => foldText(name)),
    )
    const described = new Set(
      changes.flatMap((change) =>
        change.kind === 'work-conditions-saved' ? [foldText(change.conditions.position)] : [],
      ),
    )
    return positions
      .filter(({ name }) => !decided.has(foldText(name)))
      .flatMap((position) => {
        const saved = {
          build: (id: string) => ({
            kind: 'position-saved' as const,
            id,
            day,
            position: positionOf(position),
          }),
        }
        const conditions = described.has(foldText(position.name)) ? undefined : conditionsOf(position)
        if (!conditions) return [saved]
        return [
          saved,
          { build: (id: string) => ({ kind: 'work-conditions-saved' as const, id, day, conditions }) },
        ]
      })
  }
}
