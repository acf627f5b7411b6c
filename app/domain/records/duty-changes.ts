import type { Change, ChangeOf } from '~/domain/changes/change'
import type { Duty } from '~/domain/duties/duty-schema'

/** A duty as the register has it, with its savings in this browser, oldest first. */
export type DutyRecord = Duty & { events: readonly ChangeOf<'duty-saved'>[] }

/** Returns the duties of the sample with the changes applied. */
export function withDutyChanges(duties: readonly Duty[], changes: readonly Change[]): DutyRecord[] {
  const records = new Map(duties.map((duty): [string, DutyRecord] => [duty.id, { ...duty, events: [] }]))
  for (const change of changes) {
    if (change.kind === 'duty-removed') records.delete(change.dutyId)
    if (change.kind === 'duty-saved') {
      const { duty } = change
      // The last saving replaces all facts.
      records.set(duty.id, { ...duty, events: [...(records.get(duty.id)?.events ?? []), change] })
    }
  }
  return [...records.values()]
}
