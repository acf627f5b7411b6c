import { capLastCopy } from '~/browser/registers/last-copy.client'
import { createId } from '~/browser/store/create-id.client'
import { countRecords } from '~/domain/changes/stored-record'
import { withErased } from '~/domain/records/own-data'
import type { Day } from '~/domain/words/day'

import { changeOwnData } from './own-data.client'
import { announceChange } from './records.client'

/**
 * Erases all about a person from a register for good, in one transaction: their records with the whole history, their
 * drafts and their births. Scans that no record names any more go by themselves. Throws StorageError, and then nothing is
 * changed.
 */
export async function erasePerson(ownerId: string, personId: string, day: Day): Promise<void> {
  const erasing = { kind: 'person-erased' as const, id: createId(), day, erasedId: personId }
  const { next } = await changeOwnData(ownerId, (present) => withErased(present, erasing))
  capLastCopy(ownerId, countRecords(next.records))
  announceChange()
}
