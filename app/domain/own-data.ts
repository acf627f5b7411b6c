import type { Change } from './change'

/**
 * All that one person keeps in this browser, as it is stored: what this version cannot read goes wherever the rest
 * goes. Drafts stand by the name of their form.
 */
export type OwnData = {
  records: readonly unknown[]
  settings: unknown
  drafts: Readonly<Record<string, unknown>>
}

export const NO_DATA: OwnData = { records: [], settings: undefined, drafts: {} }

export type OwnDataCounts = {
  certificates: number
  reports: number
  signUps: number
  trainings: number
  /** Changes of a status. */
  decisions: number
}

/** Counts what a person's effective changes amount to. */
export function countOwnData(changes: readonly Change[]): OwnDataCounts {
  const idsOf = (idOf: (change: Change) => string | undefined) =>
    new Set(changes.map(idOf).filter((id) => id !== undefined))
  const removed = idsOf((change) =>
    change.kind === 'certificate-removed'
      ? change.certificateId
      : change.kind === 'report-withdrawn'
        ? change.reportId
        : undefined,
  )
  const remaining = (ids: ReadonlySet<string>) => [...ids].filter((id) => !removed.has(id)).length
  const places = new Map<string, boolean>()
  for (const change of changes) {
    if (change.kind === 'signed-up' || change.kind === 'signed-off') {
      places.set(change.trainingId, change.kind === 'signed-up')
    }
  }
  return {
    certificates: remaining(
      idsOf((change) => (change.kind === 'certificate-added' ? change.certificate.id : undefined)),
    ),
    reports: remaining(idsOf((change) => (change.kind === 'report-filed' ? change.report.id : undefined))),
    signUps: [...places.values()].filter(Boolean).length,
    trainings: idsOf((change) => (change.kind === 'training-saved' ? change.training.id : undefined)).size,
    decisions: changes.filter(({ kind }) => DECISIONS.has(kind)).length,
  }
}

const DECISIONS: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'certificate-confirmed',
  'certificate-revoked',
  'certificate-restored',
  'report-moved',
  'training-cancelled',
  'training-completed',
])

/** Returns its size as text, in bytes; 0 where there is nothing. */
export function sizeOf(data: OwnData): number {
  const { records, settings, drafts } = data
  const isEmpty = records.length === 0 && settings === undefined && Object.keys(drafts).length === 0
  return isEmpty ? 0 : new TextEncoder().encode(JSON.stringify(data)).length
}

/** Adds what is missing; what is there stays as it is. */
export function mergeOwnData(present: OwnData, incoming: OwnData): OwnData {
  return {
    records: withMissing(present.records, incoming.records),
    settings: present.settings ?? incoming.settings,
    drafts: { ...incoming.drafts, ...present.drafts },
  }
}

/**
 * Puts `former` back in the place of its `replacement` and keeps what the person has changed since: undoing one
 * thing loses nothing of another.
 */
export function restoreOwnData(present: OwnData, former: OwnData, replacement: OwnData): OwnData {
  const replaced = new Set(replacement.records.map(recordKey))
  const addedSince = present.records.filter((record) => !replaced.has(recordKey(record)))
  const draftsSince = Object.entries(present.drafts).filter(
    ([form, draft]) => !isSameJson(draft, replacement.drafts[form]),
  )
  return {
    records: withMissing(former.records, addedSince),
    settings: isSameJson(present.settings, replacement.settings) ? former.settings : present.settings,
    drafts: { ...former.drafts, ...Object.fromEntries(draftsSince) },
  }
}

/** Returns the id of a stored record, or the whole of one that has none. */
export function recordKey(record: unknown): string {
  return typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : JSON.stringify(record)
}

function withMissing(records: readonly unknown[], others: readonly unknown[]): unknown[] {
  const keys = new Set(records.map(recordKey))
  return [...records, ...others.filter((record) => !keys.has(recordKey(record)))]
}

function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
