import { findHistory } from '~/browser/records/records.client'
import { listStoredScans, readScan, storeScan } from '~/browser/scans/scan-store.client'
import { isScan } from '~/browser/scans/take-scan.client'
import { trySave } from '~/browser/store/storage.client'
import { listNamedScans } from '~/domain/records/scan-changes'
import type { Scan } from '~/domain/scans/scan'

import { keysOf } from './bring-in-step.client'
import { loadAge } from './sealed-entry.client'
import { secretName, type VaultKeys } from './vault-keys.client'
import { attempt, fetchBlob, hasBlob, removeBlob, sendBlob } from './vault-server.client'
import { listSentScans, noteSentScan, readStoredVault, type StoredVault } from './vault-store.client'

/** So many scans are sent in one run, so that records of others need not wait for long. */
const SCANS_IN_A_RUN = 10

/**
 * Sends scans that this browser has and the vault lacks, and removes those that no record names any more. True if some
 * are left for the next run. Throws VaultError and StorageError.
 */
export async function sendScans(vault: StoredVault): Promise<boolean> {
  const { userId } = vault
  const { rows, changes } = await findHistory(userId)
  const named = new Set(listNamedScans(changes).map(({ hash }) => hash))
  const sent = await listSentScans(userId)
  if (named.size === 0 && sent.size === 0) return false
  const keys = await keysOf(vault)
  const stored = await listStoredScans(userId)
  const lacking = [...named].filter((hash) => stored.has(hash) && !sent.has(hash))
  for (const hash of lacking.slice(0, SCANS_IN_A_RUN)) {
    const blob = await readScan(userId, hash)
    const name = await nameOf(keys, hash)
    if (blob && !(await hasBlob(keys, name))) {
      const { sealFor } = await loadAge()
      await sendBlob(keys, name, await sealFor(keys.recipient, blob))
    }
    await noteSentScan(userId, hash, true)
  }
  // A newer version may have recorded what names a scan.
  const isAllRead = ![...rows.values()].includes(undefined)
  for (const hash of isAllRead ? sent : []) {
    if (named.has(hash)) continue
    await removeBlob(keys, await nameOf(keys, hash))
    await noteSentScan(userId, hash, false)
  }
  return lacking.length > SCANS_IN_A_RUN
}

/** The server does not learn the hash of a document that it might know. */
function nameOf(keys: VaultKeys, hash: string): Promise<string> {
  return secretName(keys, `scan ${hash}`)
}

/**
 * Fetches a scan that this browser lacks, and keeps it if there is room. Undefined if the vault does not have it yet, if
 * it is not the one that the record names, or if the server cannot be reached.
 */
export async function fetchScan(userId: string, scan: Scan): Promise<Blob | undefined> {
  let found: Blob | undefined
  await attempt(async () => {
    const vault = await readStoredVault(userId)
    if (!vault) return
    const keys = await keysOf(vault)
    const sealed = await fetchBlob(keys, await nameOf(keys, scan.hash))
    if (!sealed) return
    const { openBy } = await loadAge()
    const opened = await openBy(keys.identity, sealed)
    if (!opened.content || !(await isScan(opened.content, scan))) return
    found = new Blob([opened.content], { type: scan.type })
    await noteSentScan(userId, scan.hash, true)
  })
  const kept = found
  if (kept && (await hasRoom())) await trySave(() => storeScan(userId, kept))
  return found
}

/** A phone that is nearly full shows scans, and keeps their names only. */
const MIN_ROOM_BYTES = 300 * 1024 * 1024

async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined || quota - usage > MIN_ROOM_BYTES
}
