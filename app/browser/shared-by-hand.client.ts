import { BACKUP_PROBLEMS, backupText } from '~/domain/backup'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import { NO_DATA, unionOfRecords } from '~/domain/own-data'
import { countRecords } from '~/domain/record-count'
import { readSharedFile, sharedFileName } from '~/domain/shared-file'
import type { User } from '~/domain/user'

import { downloadText } from './download.client'
import { saveLastCopy } from './last-copy.client'
import { readOwnData } from './own-data.client'
import { readBackupFile } from './read-backup-file.client'
import { takeInShared } from './take-in-shared.client'

/**
 * What the file of each register held when this tab has read it last: the one that it saves keeps it all, also what
 * this version cannot read.
 */
const lastRead = new Map<string, readonly unknown[]>()

/** Takes in a shared file that the person has chosen. Throws StorageError. */
export async function takeSharedFile(
  owner: User,
  file: File,
): Promise<{ news: Change[]; problem?: undefined } | { problem: string }> {
  const read = await readBackupFile(file)
  if (read.problem !== undefined) return read
  const { records, problem } = readSharedFile(read.text, owner.id)
  if (problem) return { problem: BACKUP_PROBLEMS[problem] }
  const { news } = await takeInShared(owner, records)
  lastRead.set(owner.id, records)
  return { news }
}

/** Saves the shared file among the downloads and returns its name; throws StorageError. */
export async function saveSharedFile(owner: User, day: Day): Promise<string> {
  const { records } = await readOwnData(owner.id)
  const name = sharedFileName(owner)
  const union = unionOfRecords(lastRead.get(owner.id) ?? [], records)
  const text = backupText({ ...NO_DATA, records: union }, owner.id, day)
  downloadText(name, text, 'application/json')
  saveLastCopy(owner.id, { day, changes: countRecords(records) })
  return name
}
