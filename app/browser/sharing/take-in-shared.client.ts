import { changeOwnData, readOwnData } from '~/browser/records/own-data.client'
import { announceChange } from '~/browser/records/records.client'
import type { User } from '~/domain/people/user'
import { mergeShared, type SharedMerge } from '~/domain/register/shared-file'

/**
 * Keeps what a shared file and its copies have and the browser lacks, in the order of the file. Throws StorageError,
 * and then nothing is changed.
 */
export async function takeInShared(
  owner: User,
  file: readonly unknown[],
  copies: readonly (readonly unknown[])[] = [],
): Promise<SharedMerge> {
  const merge = (own: readonly unknown[]) => mergeShared(owner, { file, copies, own })
  const { records } = await readOwnData(owner.id)
  let merged = merge(records)
  if (isSameList(merged.toBrowser, records)) return merged
  await changeOwnData(owner.id, (present) => {
    // A device that joins has nothing yet, and checking a large register twice would take long.
    if (records.length > 0 || present.records.length > 0) merged = merge(present.records)
    return { ...present, records: merged.toBrowser }
  })
  announceChange()
  return merged
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((record, place) => record === b[place])
}
