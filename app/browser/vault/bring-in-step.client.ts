import { readOwnData } from '~/browser/records/own-data.client'
import { takeInShared } from '~/browser/sharing/take-in-shared.client'
import { randomId } from '~/browser/store/create-id.client'
import type { Change } from '~/domain/changes/change'
import { countRecords } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { withoutGone } from '~/domain/records/erased-people'
import { recordKey, unionOfRecords } from '~/domain/records/own-data'
import type { EntryContent, OpenedEntry } from '~/domain/vault/vault-entry'
import {
  lastEntry,
  listDevicesOf,
  originsOf,
  recordsOf,
  rememberedOf,
  settle,
  withEntries,
  type Outgoing,
  type VaultLog,
} from '~/domain/vault/vault-log'
import { groupBy } from '~/domain/words/collection'

import { openEntry, sealEntry } from './sealed-entry.client'
import { vaultKeys, type VaultKeys } from './vault-keys.client'
import {
  beginVault,
  endVault,
  fetchEntries,
  isStoreLost,
  sendEntry,
  VaultError,
  type EntriesAnswer,
  type EntryMark,
} from './vault-server.client'
import { changeStoredVault, noteStoreLost, readLog, writeLog, type StoredVault } from './vault-store.client'

/** Changes of another device that have come in. */
export type VaultNews = { device: string; changes: Change[] }

/** `first`: the answer of the server to a look that has just been, if there was one. */
export type StepRequest = { owner: User; vault: StoredVault; first: EntriesAnswer | undefined }

/** The progress that a run tells while it is under way. */
export type Telling = {
  /** The number of records that the vault lacks. */
  onUnsent: (unsent: number) => void
  onNews: (news: VaultNews) => void
}

/** So often entries of others may come between those of this device. */
const TURNS = 20

/**
 * Takes in what the vault has, and sends what it lacks. Always in this order: so an answer that was lost on the way shows
 * by its entry. Throws VaultError and StorageError.
 */
export async function bringInStep({ owner, vault, first }: StepRequest, telling: Telling): Promise<void> {
  const keys = await keysOf(vault)
  let log = await readLog(owner.id)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const former = log
    const fetched = await fetchNew(keys, vault, log, turn === 0 ? first : undefined)
    const settled = await takeIn(owner, vault, { ...fetched, former }, telling)
    // Without some of its records, all of the vault comes in again.
    log = settled?.log ?? withoutEntries(log)
    await writeLog(owner.id, former, log)
    if (!settled) continue
    telling.onUnsent(countRecords(settled.unsent))
    const sent = await sendAll(keys, vault, settled.outgoing, log)
    const next = sent.isDone ? settle(sent.log, [], settled.merged).log : sent.log
    await writeLog(owner.id, log, next)
    log = next
    if (sent.isDone) return endFormer(vault)
  }
  // Other devices keep sending. The next run goes on.
  throw new VaultError('too-fast')
}

/** True until this device has seen a vault: then all of it is new, and no news. */
export function isNewHere({ last }: StoredVault): boolean {
  return last === undefined
}

/** Asks for what is new in a vault. Undefined if the server has lost it. Throws VaultError. */
export async function lookFor(vault: StoredVault): Promise<EntriesAnswer | undefined> {
  try {
    return await fetchEntries(await keysOf(vault), vault.last)
  } catch (error) {
    if (isStoreLost(error)) return undefined
    throw error
  }
}

let known: { secret: string; keys: Promise<VaultKeys> } | undefined

/** Computes the keys of a vault once. */
export function keysOf(vault: StoredVault): Promise<VaultKeys> {
  if (known?.secret !== vault.secret) known = { secret: vault.secret, keys: vaultKeys(vault) }
  return known.keys
}

/** Entries that have come in, and the log with them. */
export type Fetched = { log: VaultLog; incoming: OpenedEntry[] }

/** Returns all entries that this device has not seen. If the store was lost, the vault begins again there. */
async function fetchNew(
  keys: VaultKeys,
  { userId, invitation }: StoredVault,
  log: VaultLog,
  first: EntriesAnswer | undefined,
): Promise<Fetched> {
  try {
    return await openAll(keys, log, await fetchAfter(keys, lastEntry(log), first))
  } catch (error) {
    if (!isStoreLost(error)) throw error
    // With the same id at the same place, another device would take the new store for the lost one.
    unanswered = undefined
    await noteStoreLost(userId)
    if (error.problem === 'unknown') await beginVault(keys, invitation)
    return openAll(keys, withoutEntries(log), await fetchAfter(keys, undefined))
  }
}

/** Returns all entries after one, page by page. Throws VaultError. */
export async function fetchAfter(
  keys: VaultKeys,
  after: EntryMark | undefined,
  first?: EntriesAnswer,
): Promise<EntriesAnswer> {
  const all = first ?? (await fetchEntries(keys, after))
  for (let page = all; page.hasMore && page.entries.length > 0;) {
    page = await fetchEntries(keys, page.entries.at(-1))
    all.entries.push(...page.entries)
    all.bytes += page.bytes
  }
  return { ...all, hasMore: false }
}

/** Opens entries, and adds them to the log. */
export async function openAll(keys: VaultKeys, log: VaultLog, { entries }: EntriesAnswer): Promise<Fetched> {
  const incoming: OpenedEntry[] = []
  for (const { number, id, sealed } of entries) {
    const content = await openEntry(keys, sealed)
    incoming.push({ number, id, ...(content && { content }) })
  }
  return { log: withEntries(log, incoming), incoming }
}

function withoutEntries(log: VaultLog): VaultLog {
  return { ...log, entries: [], gone: new Set() }
}

/** Merges with the data of this browser. Undefined if records of the log are nowhere here. */
async function takeIn(
  owner: User,
  vault: StoredVault,
  { log, incoming, former }: Fetched & { former: VaultLog },
  { onNews }: Telling,
) {
  const { records: own } = await readOwnData(owner.id)
  const { records, isComplete } = recordsOf(log, own, incoming)
  if (!isComplete) return undefined
  // Parsing all of a large register to find nothing would take long.
  const isNew = incoming.length > 0 || log.entries.length !== former.entries.length || log.held.length > 0
  const merged = isNew
    ? await takeInShared(owner, records, rememberedOf(former, own))
    : { toFile: withoutGone(unionOfRecords(records, own)), toBrowser: own, news: [] }
  const origins = originsOf(log)
  const news = groupBy(merged.news, ({ id }) => origins.get(id)?.device.id ?? '')
  for (const [deviceId, changes] of isNewHere(vault) ? [] : news) {
    if (deviceId === vault.device.id) continue
    const newest = changes[0] && origins.get(changes[0].id)
    onNews({ device: newest?.device.name ?? '', changes })
  }
  const isJoined = listDevicesOf(log).some(({ device }) => device.id !== vault.device.id)
  if (isJoined && !vault.joinedAt) await changeStoredVault(owner.id, { joinedAt: new Date() })
  const settled = settle(log, incoming, merged)
  // A device that has just taken the register in opens it first. Its next look sends the sign.
  const isSilent = settled.outgoing.length === 0 && !isNewHere(vault) && isSignDue(vault, log)
  const outgoing: readonly Outgoing[] = isSilent ? [{ records: [] }] : settled.outgoing
  return { ...settled, merged, outgoing }
}

/** A device tells others that it is there, and how it is called, so often. */
const SIGN_EVERY_MS = 20 * 60 * 60 * 1000

function isSignDue({ device }: StoredVault, log: VaultLog): boolean {
  const said = listDevicesOf(log).find((each) => each.device.id === device.id)
  return said?.device.name !== device.name || Date.now() - Date.parse(said.at) > SIGN_EVERY_MS
}

/** Sends entries one after another, until one of another device comes between. */
async function sendAll(
  keys: VaultKeys,
  { device }: StoredVault,
  outgoing: readonly Outgoing[],
  before: VaultLog,
): Promise<{ log: VaultLog; isDone: boolean }> {
  let log = before
  for (const { replaces, ...rest } of outgoing) {
    const content: EntryContent = { v: 1, device, at: new Date().toISOString(), ...rest }
    const id = idOf(content)
    const number = await sendEntry(keys, await sealEntry(keys, content), { id, replaces })
    unanswered = undefined
    if (number !== (lastEntry(log)?.number ?? 0) + 1) return { log, isDone: false }
    log = withEntries(log, [{ number, id, content }])
  }
  return { log, isDone: true }
}

/** The entry that was sent last, until an answer comes. It may be on its way for long, and must count once. */
let unanswered: { id: string; sent: string } | undefined

function idOf({ device, records, whole }: EntryContent): string {
  const sent = JSON.stringify([device.id, whole, records.map(recordKey)])
  if (unanswered?.sent !== sent) unanswered = { id: randomId(), sent }
  return unanswered.id
}

/** Deletes the vault that this one has replaced, now that this one has everything. */
async function endFormer({ userId, former }: StoredVault): Promise<void> {
  if (!former) return
  await endWithoutLoss(userId, await vaultKeys(former))
  await changeStoredVault(userId, { former: undefined })
}

/** Ends a vault, once this device has what waits in its boxes. Throws VaultError. */
export async function endWithoutLoss(userId: string, keys: VaultKeys): Promise<void> {
  const { fetchBeforeEnd } = await import('~/browser/crew/fetch-waiting.client')
  await fetchBeforeEnd(userId, keys)
  await endVault(keys)
}
