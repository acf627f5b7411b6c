import type { Change } from './change'
import type { Draft, Drafts } from './draft'
import type { PersonSettings } from './settings'

/**
 * All that one person keeps in this browser. The records stand as they are stored: what this version cannot
 * read is among them and goes wherever the others go.
 */
export type OwnData = {
  records: readonly unknown[]
  settings: PersonSettings | undefined
  drafts: Drafts
}

export const NO_DATA: OwnData = { records: [], settings: undefined, drafts: {} }

export type KeptCounts = {
  certificates: number
  reports: number
  signUps: number
  trainings: number
  /** Of status and the like, beside what the others count. */
  decisions: number
}

/** How many of what a person's changes amount to; `changes` are those that count. */
export function countKept(changes: readonly Change[]): KeptCounts {
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

/** How many bytes it takes as text; none where there is nothing. */
export function sizeOf(data: OwnData): number {
  const { records, settings, drafts } = data
  const isEmpty = records.length === 0 && settings === undefined && Object.keys(drafts).length === 0
  return isEmpty ? 0 : new TextEncoder().encode(JSON.stringify(data)).length
}

/** What is there with what comes in added to it: whatever is there already stays as it is. */
export function mergeOwnData(present: OwnData, incoming: OwnData): OwnData {
  return {
    records: withMissing(present.records, incoming.records),
    settings: present.settings ?? incoming.settings,
    drafts: { ...incoming.drafts, ...present.drafts },
  }
}

/**
 * What was there before it was replaced by what was `given`, with all that a person has done since:
 * taking back one thing loses nothing of another.
 */
export function restoreOwnData(present: OwnData, former: OwnData, given: OwnData): OwnData {
  const givenKeys = new Set(given.records.map(keyOf))
  const since = present.records.filter((record) => !givenKeys.has(keyOf(record)))
  const isUntouched = sameJson(present.settings, given.settings)
  const draftsSince = Object.entries(present.drafts).filter(
    ([form, draft]) => !sameJson(draft, given.drafts[form]),
  )
  return {
    records: withMissing(former.records, since),
    settings: isUntouched ? former.settings : present.settings,
    drafts: { ...former.drafts, ...Object.fromEntries<Draft>(draftsSince) },
  }
}

/** The id of a record, or the whole of one that has none. */
export function keyOf(record: unknown): string {
  return typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : JSON.stringify(record)
}

function withMissing(records: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(records.map(keyOf))
  const missing = others.filter((record) => !known.has(keyOf(record)))
  return [...records, ...missing]
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
