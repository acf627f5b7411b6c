import { toOwnKindId } from '~/domain/qualifications/own-kind'

import { isSameChange, type Change } from './change'
import { CHANGE_KINDS, removedId, savedId } from './kinds'

/** A change that a form records: the id that it carries, and the change under the id that it gets. */
type Sent = { id?: unknown; build: (id: string, wholeId?: string) => Change }

/**
 * Returns the changes by which a form with that id has begun records, if it would now begin others: it was open in two
 * tabs. A form that is sent again as it was begins nothing, so there is nothing to return. Both tabs have the same
 * draft, so nobody can tell a correction from a second record, and an accident that is told of twice cannot be taken
 * back in silence.
 */
export function addedBefore(formId: string, sent: readonly Sent[], changes: readonly Change[]): Change[] {
  const removed = new Set(changes.flatMap((change) => removedId(change) ?? []))
  const earlier = changes.filter((change) => {
    const id = belongsTo(change.id, formId) ? addedTo(change) : undefined
    return id !== undefined && !removed.has(id)
  })
  const additions = sent.filter(({ id, build }) => addedTo(build(String(id))) !== undefined)
  const isSame =
    earlier.length === additions.length &&
    earlier.every((change) =>
      additions.some(
        ({ id, build }) =>
          belongsTo(change.id, String(id)) && isSameChange(change, build(change.id, addedTo(change))),
      ),
    )
  return isSame ? [] : earlier.filter(({ kind }) => kind !== 'scan-added')
}

/** The parts of a form have its id with something behind it, and so has a change whose id was taken. */
function belongsTo(id: string, formId: string): boolean {
  return id === formId || id.startsWith(`${formId}-`)
}

/** Returns the id of the record that a change begins, or to which it adds a scan. */
function addedTo(change: Change): string | undefined {
  if (change.kind === 'scan-added') return change.subject.id
  const id = savedId(change)
  const begins = CHANGE_KINDS[change.kind].does === 'add' || id === change.id || id === toOwnKindId(change.id)
  return begins ? id : undefined
}
