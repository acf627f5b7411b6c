import type { Change } from '~/domain/changes/change'
import type { WorkConditions } from '~/domain/employment/work-conditions'
import { foldText } from '~/domain/words/polish'

/** Returns how to look up the conditions of a position by its name, as they were written last. */
export function workConditionsBy(
  changes: readonly Change[],
): (position: string) => WorkConditions | undefined {
  const byName = new Map(
    changes.flatMap((change) =>
      change.kind === 'work-conditions-saved'
        ? [[foldText(change.conditions.position), change.conditions] as const]
        : [],
    ),
  )
  return (position) => byName.get(foldText(position))
}
