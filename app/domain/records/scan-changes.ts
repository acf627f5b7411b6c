import type { Change, ChangeOf } from '~/domain/changes/change'
import { removedId } from '~/domain/changes/kinds'
import type { Scan, ScanSubject } from '~/domain/scans/scan'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

/** A scan of a record, with the id of the change that added it. */
export type ScanRecord = Scan & { id: string; addedOn: Day }

/** The scans of one record: the present ones, and those that these have replaced. Both begin with the oldest. */
export type Scans = { current: readonly ScanRecord[]; former: readonly ScanRecord[] }

export function scansOf(changes: readonly Change[], subject: ScanSubject): Scans {
  const key = keyOf(subject)
  return asScans(versionsOf(changes.filter(isAboutScan).filter((change) => keyOf(change.subject) === key)))
}

/** A scan with the record that it belongs to. */
export type NamedScan = ScanRecord & { subject: ScanSubject; isFormer: boolean }

/** Returns all scans that records name, also replaced ones, the largest first. A removed record names none. */
export function listNamedScans(changes: readonly Change[]): NamedScan[] {
  const removed = new Set(changes.map(removedId))
  const bySubject = groupBy(changes.filter(isAboutScan), ({ subject }) => keyOf(subject))
  return [...bySubject.values()]
    .flatMap((ofOne) => {
      const subject = ofOne[0]?.subject
      if (
        !subject ||
        removed.has(subject.id) ||
        (subject.within !== undefined && removed.has(subject.within))
      )
        return []
      const { current, former } = asScans(versionsOf(ofOne))
      return [
        ...current.map((scan) => ({ ...scan, subject, isFormer: false })),
        ...former.map((scan) => ({ ...scan, subject, isFormer: true })),
      ]
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** Counts the present scans of the records of one sort, by the id of the record. */
export function countScansOf(changes: readonly Change[], of: ScanSubject['of']): ReadonlyMap<string, number> {
  const named = listNamedScans(changes).filter(({ subject, isFormer }) => subject.of === of && !isFormer)
  return new Map([...groupBy(named, ({ subject }) => subject.id)].map(([id, scans]) => [id, scans.length]))
}

/** Returns how many scans there are and how many bytes they take: one copy is kept however often it is used. */
export function sizeOfScans(scans: readonly Scan[]): { count: number; bytes: number } {
  const bytesOf = new Map(scans.map(({ hash, bytes }) => [hash, bytes]))
  return { count: bytesOf.size, bytes: [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

type ScanChange = ChangeOf<'scan-added' | 'scan-removed'>

function isAboutScan(change: Change): change is ScanChange {
  return change.kind === 'scan-added' || change.kind === 'scan-removed'
}

function asScans(versions: readonly ScanRecord[][]): Scans {
  return {
    current: versions.flatMap((each) => each.slice(-1)),
    former: versions.flatMap((each) => each.slice(0, -1)),
  }
}

/** Returns the hashes of the scans that records name, or the texts of drafts. */
export function namedHashes(changes: readonly Change[], drafts: unknown): ReadonlySet<string> {
  return new Set([
    ...listNamedScans(changes).map(({ hash }) => hash),
    ...(JSON.stringify(drafts).match(/[0-9a-f]{64}/g) ?? []),
  ])
}

/** Returns each scan of a record with the scans that it has replaced, which come before it. */
function versionsOf(changes: readonly ScanChange[]): ScanRecord[][] {
  const versions = new Set<ScanRecord[]>()
  const versionsById = new Map<string, ScanRecord[]>()
  for (const change of changes) {
    if (change.kind === 'scan-added') {
      const added = { ...change.scan, id: change.id, addedOn: change.day }
      const replaced = change.replaces === undefined ? undefined : versionsById.get(change.replaces)
      const each = replaced && versions.has(replaced) ? replaced : []
      each.push(added)
      versions.add(each)
      versionsById.set(added.id, each)
    }
    // A document that belongs to somebody else goes with all its versions.
    if (change.kind === 'scan-removed') {
      const removed = versionsById.get(change.scanId)
      if (removed) versions.delete(removed)
    }
  }
  return [...versions]
}

function keyOf({ of, id, within = '' }: ScanSubject): string {
  return `${of} ${within} ${id}`
}
