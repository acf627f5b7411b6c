import { downloadFile } from '~/browser/device/download.client'
import { readOwnData } from '~/browser/records/own-data.client'
import { parseChange } from '~/browser/records/parse-changes'
import { saveLastCopy } from '~/browser/registers/last-copy.client'
import { readBackupFile } from '~/browser/registers/read-backup-file.client'
import type { Change } from '~/domain/changes/change'
import { countRecords, kindOf } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { withoutGone } from '~/domain/records/erased-people'
import { NO_DATA, unionOfRecords } from '~/domain/records/own-data'
import { BACKUP_PROBLEMS, backupText, hashesNamedInFile } from '~/domain/register/backup'
import { readSharedFile } from '~/domain/register/shared-file'
import { fileByPassphrase, sharedFileName } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'

import { takeInShared } from './take-in-shared.client'

/**
 * The records that this tab has read last from the file of each register, and whether a passphrase locked it. The file
 * that it saves keeps all of them, also those that this version cannot read.
 */
const lastRead = new Map<string, { records: readonly unknown[]; wasSealed: boolean }>()

/** True if the shared file that this tab has read last was locked. It may then not be saved open. */
export function wasSharedFileSealed(owner: User): boolean {
  return lastRead.get(owner.id)?.wasSealed ?? false
}

/** Takes in a shared file that the person has chosen, and unlocked if `wasSealed`. Throws StorageError. */
export async function takeSharedFile(
  owner: User,
  file: File,
  wasSealed: boolean,
): Promise<{ news: Change[]; problem?: undefined } | { problem: string }> {
  const read = await readBackupFile(file)
  if (read.problem !== undefined) return read
  const { records, problem } = readSharedFile(read.text, owner.id)
  if (problem) return { problem: BACKUP_PROBLEMS[problem] }
  // A copy of the register has its scans, too.
  const readable = records.flatMap((record) => parseChange(record) ?? [])
  await read.keepScans?.(owner.id, { named: hashesNamedInFile(readable, {}) })
  const { news } = await takeInShared(owner, records)
  lastRead.set(owner.id, { records, wasSealed })
  return { news }
}

/** Saves the shared file among the downloads, locked if there is a passphrase, and returns its name; throws StorageError. */
export async function saveSharedFile(owner: User, day: Day, passphrase?: string): Promise<string> {
  const { records } = await readOwnData(owner.id)
  const union = withoutGone(unionOfRecords(lastRead.get(owner.id)?.records ?? [], records))
  const text = backupText({ ...NO_DATA, records: union }, owner.id, day)
  const content = new Blob([text], { type: 'application/json' })
  const name = passphrase === undefined ? sharedFileName(owner) : fileByPassphrase(owner)
  downloadFile(name, passphrase === undefined ? content : await sealed(content, passphrase))
  // A file without the scans is no copy of all.
  const hasScans = records.some((record) => kindOf(record) === 'scan-added')
  if (!hasScans) saveLastCopy(owner.id, { day, changes: countRecords(records) })
  return name
}

async function sealed(content: Blob, passphrase: string): Promise<Blob> {
  const { sealByPassphrase } = await import('~/browser/sealing/age-file.client')
  return sealByPassphrase(content, passphrase)
}
