import { isImport, kindOf } from '~/domain/changes/stored-record'
import { isSameJson, recordKey } from '~/domain/records/own-data'
import type { SharedMerge } from '~/domain/register/shared-file'

import {
  splitForEntries,
  type EntryContent,
  type OpenedEntry,
  type Origin,
  type VaultDevice,
} from './vault-entry'

// The rules by which all devices of a register get the same list of changes. The list follows from the entries of the
// vault alone, in the order of their numbers; what only this device has comes last. So a lost answer, an entry sent twice
// or a store that was wiped changes nothing: whatever the vault lacks is to be sent.

/** An entry of the vault as a device remembers it: the keys of its records, which are elsewhere. */
export type LogEntry = {
  number: number
  id: string
  keys: readonly string[]
  origins: readonly Origin[]
  whole?: EntryContent['whole']
  /** True if the entry erases a person, so that those before it may still hold their data. */
  erases: boolean
  /** True if the entry itself holds data of a person who was erased. */
  isStale: boolean
  /** True if this version cannot read the entry. */
  isUnread: boolean
}

/** What a device remembers of the vault. */
export type VaultLog = {
  /** In the order of their records in the list. */
  entries: readonly LogEntry[]
  /** The records of the vault that are not among the data of this browser: it cannot read them, or refuses them. */
  held: readonly unknown[]
  /** The keys of records that the vault still has, although they are gone for good. */
  gone: ReadonlySet<string>
}

export const EMPTY_LOG: VaultLog = { entries: [], held: [], gone: new Set() }

/** Returns the newest entry that the device has seen. */
export function lastEntry({ entries }: VaultLog): LogEntry | undefined {
  return entries.toSorted((a, b) => a.number - b.number).at(-1)
}

/**
 * Adds entries that have come in. A whole picture stands where the last entry was that it replaces: a device that has
 * seen those gets the same order as one that has not.
 */
export function withEntries(log: VaultLog, incoming: readonly OpenedEntry[]): VaultLog {
  let entries = [...log.entries]
  const known = new Set(entries.map(({ number }) => number))
  for (const opened of incoming) {
    if (known.has(opened.number)) continue
    known.add(opened.number)
    const { whole } = opened.content ?? {}
    if (whole?.part === 0) entries = entries.filter(({ number }) => number > whole.upTo)
    entries.push(toLogEntry(opened))
  }
  return { ...log, entries: entries.toSorted(comparePlaces) }
}

function toLogEntry({ number, id, content }: OpenedEntry): LogEntry {
  if (!content) return { number, id, keys: [], origins: [], erases: false, isStale: false, isUnread: true }
  const { records, whole, device, at } = content
  return {
    number,
    id,
    keys: records.map(recordKey),
    origins: content.origins ?? [{ device, at, count: records.length }],
    ...(whole && { whole }),
    erases: records.some(erases),
    isStale: false,
    isUnread: false,
  }
}

/** Compares entries by the place of their records in the list. */
export function comparePlaces(a: LogEntry, b: LogEntry): number {
  const [atA, partA] = placeOf(a)
  const [atB, partB] = placeOf(b)
  return atA - atB || partA - partB || a.number - b.number
}

/** A part of a whole picture comes behind the last entry that it replaces, as long as that is there. */
function placeOf({ number, whole }: LogEntry): [at: number, part: number] {
  return whole ? [whole.upTo, whole.part + 1] : [number, 0]
}

function erases(record: unknown): boolean {
  return kindOf(record) === 'person-erased'
}

/**
 * Returns the records of the vault in their order, as far as this browser has them or they come in. `isComplete` is false
 * if some are nowhere: then all entries have to come in again.
 */
export function recordsOf(
  log: VaultLog,
  own: readonly unknown[],
  incoming: readonly OpenedEntry[],
): { records: readonly unknown[]; isComplete: boolean } {
  const contents = new Map(incoming.map(({ number, content }) => [number, content?.records ?? []]))
  const byKey = new Map<string, unknown>()
  const arrived = log.entries.map(({ number }) => contents.get(number) ?? [])
  for (const list of [own, log.held, ...arrived]) {
    for (const record of list) {
      const key = recordKey(record)
      if (!byKey.has(key)) byKey.set(key, record)
    }
  }
  const keys = [...keysIn(log)]
  return {
    records: keys.flatMap((key) => (byKey.has(key) ? [byKey.get(key)] : [])),
    isComplete: keys.every((key) => byKey.has(key) || log.gone.has(key)),
  }
}

/** Returns what a device has of the vault, in its order: a store that was lost is filled again in that order. */
export function rememberedOf(log: VaultLog, own: readonly unknown[]): (readonly unknown[])[] {
  return [recordsOf(log, own, []).records, log.held]
}

/** Returns the keys of all records that the vault has. */
export function keysIn({ entries }: VaultLog): ReadonlySet<string> {
  return new Set(entries.flatMap(({ keys }) => keys))
}

/** An entry to send. `replaces`: the server removes all entries up to that number. */
export type Outgoing = { records: unknown[] } & Pick<EntryContent, 'whole' | 'origins'> & {
    replaces?: number
  }

/** The state of a device after a merge: what it remembers, and what it has to send in that order. */
export type Settled = {
  log: VaultLog
  /** The records that the vault lacks. */
  unsent: readonly unknown[]
  outgoing: readonly Outgoing[]
}

/** So many entries are put together into a whole picture, so that a device which joins opens few. */
const MAX_LOG_ENTRIES = 1_000

/**
 * Decides what the vault lacks after a merge of its records with those of the browser. If something is gone for good, or
 * is to be, a whole picture takes the place of all that was sent before. A version that cannot read an entry never
 * replaces it.
 */
export function settle(
  former: VaultLog,
  incoming: readonly OpenedEntry[],
  { toFile, toBrowser }: Pick<SharedMerge, 'toFile' | 'toBrowser'>,
  { maxEntries = MAX_LOG_ENTRIES, maxLength }: { maxEntries?: number; maxLength?: number } = {},
): Settled {
  const log = withStaleImports(former, incoming, toFile)
  const inVault = keysIn(log)
  const kept = new Set(toFile.map(recordKey))
  const here = new Set(toBrowser.map(recordKey))
  const unsent = toFile.filter((record) => !inVault.has(recordKey(record)))
  const gone = new Set([...inVault].filter((key) => !kept.has(key)))
  const next = { ...log, gone, held: toFile.filter((record) => !here.has(recordKey(record))) }
  const mustReplace =
    gone.size > 0 ||
    unsent.some(erases) ||
    log.entries.length > maxEntries ||
    log.entries.some((entry) => entry.isStale || (entry.erases && !isInWhole(log, entry)))
  const canReplace = log.entries.length > 0 && !log.entries.some(({ isUnread }) => isUnread)
  const outgoing =
    mustReplace && canReplace
      ? wholePicture(log, toFile, maxLength)
      : splitForEntries(unsent, maxLength).map((records) => ({ records }))
  return { log: next, unsent, outgoing }
}

/** Marks entries with an import that has lost rows meanwhile: they were about somebody who was erased. */
function withStaleImports(
  log: VaultLog,
  incoming: readonly OpenedEntry[],
  kept: readonly unknown[],
): VaultLog {
  const imports = new Map(kept.filter(isImport).map((record) => [recordKey(record), record]))
  const isStale = (record: unknown) => {
    const left = isImport(record) ? imports.get(recordKey(record)) : undefined
    return left !== undefined && left !== record && !isSameJson(left, record)
  }
  const stale = new Set(
    incoming.flatMap(({ number, content }) => (content?.records.some(isStale) ? [number] : [])),
  )
  if (stale.size === 0) return log
  const entries = log.entries.map((entry) => (stale.has(entry.number) ? { ...entry, isStale: true } : entry))
  return { ...log, entries }
}

/** True for a part of a whole picture that is complete: what it replaces is gone. */
function isInWhole({ entries }: VaultLog, { whole }: LogEntry): boolean {
  return entries.some((entry) => entry.whole?.part === 0 && entry.whole.upTo === whole?.upTo)
}

/** The first part is sent last: with it the server removes what the parts replace. */
function wholePicture(log: VaultLog, records: readonly unknown[], maxLength?: number): Outgoing[] {
  const upTo = lastEntry(log)?.number ?? 0
  const origins = originsOf(log)
  const parts = splitForEntries(records, maxLength)
  return parts
    .map((part, index) => ({
      records: part,
      whole: { upTo, part: index },
      origins: [...runsOf(part, origins), ...(index === 0 ? signsOfLife(log) : [])],
      ...(index === 0 && { replaces: upTo }),
    }))
    .toReversed()
}

type KeyOrigin = Pick<Origin, 'device' | 'at'>

/** Says for the key of each record of the vault which device has sent it first, and when. */
export function originsOf({ entries }: VaultLog): ReadonlyMap<string, KeyOrigin> {
  const byKey = new Map<string, KeyOrigin>()
  for (const { keys, origins } of entries) {
    let from = 0
    for (const { device, at, count } of origins) {
      for (const key of keys.slice(from, from + count)) if (!byKey.has(key)) byKey.set(key, { device, at })
      from += count
    }
  }
  return byKey
}

/** Records that the device is about to send itself have no origin yet: they get an empty one. */
function runsOf(records: readonly unknown[], origins: ReadonlyMap<string, KeyOrigin>): Origin[] {
  const runs: Origin[] = []
  for (const record of records) {
    const { device, at } = origins.get(recordKey(record)) ?? NOBODY
    const run = runs.at(-1)
    if (run?.device.id === device.id && run.at === at) run.count += 1
    else runs.push({ device, at, count: 1 })
  }
  return runs
}

const NOBODY: KeyOrigin = { device: { id: '', name: '' }, at: '' }

function signsOfLife(log: VaultLog): Origin[] {
  return listDevicesOf(log).map(({ device, at }) => ({ device, at, count: 0 }))
}

/** Returns the devices that have sent something, the latest first, each as it has called itself last. */
export function listDevicesOf({ entries }: VaultLog): { device: VaultDevice; at: string }[] {
  const latest = new Map<string, { device: VaultDevice; at: string }>()
  for (const { device, at } of entries.flatMap(({ origins }) => origins)) {
    const known = latest.get(device.id)
    if (device.id !== '' && (!known || known.at <= at)) latest.set(device.id, { device, at })
  }
  return [...latest.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
