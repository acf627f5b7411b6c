import type { Change } from '~/domain/changes/change'
import type { Headcounts } from '~/domain/people/headcount'

/** Returns the headcounts that were typed, each as it was typed last. */
export function typedHeadcounts(changes: readonly Change[]): Headcounts {
  const typed = new Map<string, number>()
  for (const change of changes) {
    if (change.kind !== 'headcount-set') continue
    if (change.people === undefined) typed.delete(change.year)
    else typed.set(change.year, change.people)
  }
  return typed
}
