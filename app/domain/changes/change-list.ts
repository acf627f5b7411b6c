import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import type { Change } from './change'
import { changeLabel } from './change-label'

/** One change in the history of a register. `about` is what it names by id, if that has a name. */
export type ListedChange = { id: string; day: Day; label: string; about?: string; isUndone: boolean }

/** Returns all changes as the history of a register lists them, the newest first, also those that were undone. */
export function listChanges(
  changes: readonly Change[],
  nameOf: (id: string) => string | undefined,
): ListedChange[] {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const undone = new Set(changes.flatMap((change) => (change.kind === 'undone' ? [change.changeId] : [])))
  return changes
    .map((change) => ({
      id: change.id,
      day: change.day,
      label: labelOf(change, byId),
      about: aboutOf(change, nameOf) ?? issuerOf(change, changes),
      isUndone: undone.has(change.id),
    }))
    .toReversed()
    .toSorted((a, b) => compareText(b.day, a.day))
}

function labelOf(change: Change, byId: ReadonlyMap<string, Change>): string {
  const taken = change.kind === 'undone' ? byId.get(change.changeId) : undefined
  return taken ? `${changeLabel(change)}: ${changeLabel(taken)}` : changeLabel(change)
}

/** Trust is withdrawn from a key, which has a name only where it was trusted. */
function issuerOf(change: Change, changes: readonly Change[]): string | undefined {
  if (change.kind !== 'issuer-trust-withdrawn') return undefined
  const trusts = changes.filter((each) => each.kind === 'issuer-trusted')
  return trusts.findLast(({ issuer }) => issuer.key.x === change.keyX)?.issuer.name
}

/** A change names what it is about by its id, or holds the record that says it. */
function aboutOf(change: Change, nameOf: (id: string) => string | undefined): string | undefined {
  const id = subjectOf(change)
  return id === undefined ? undefined : nameOf(id)
}

function subjectOf(change: Change): string | undefined {
  if ('userId' in change) return change.userId
  if ('personId' in change) return change.personId
  if ('certificateId' in change) return change.certificateId
  if ('trainingId' in change) return change.trainingId
  if ('certificate' in change) return change.certificate.userId
  if ('examination' in change) return change.examination.userId
  return 'induction' in change ? change.induction.userId : undefined
}
