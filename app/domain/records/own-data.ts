import * as v from 'valibot'

import type { Change } from '~/domain/changes/change'
import { removedId } from '~/domain/changes/removed-id'
import { foldText } from '~/domain/words/polish'

/**
 * The data of one person in this browser, as it is stored. Records that this version cannot read are copied and moved
 * with the rest. Drafts are keyed by the name of their form.
 */
export type OwnData = {
  records: readonly unknown[]
  settings: unknown
  drafts: Readonly<Record<string, unknown>>
}

export const NO_DATA: OwnData = { records: [], settings: undefined, drafts: {} }

export type OwnDataCounts = {
  people: number
  /** Positions whose requirements or conditions were written down. */
  positions: number
  certificates: number
  /** Orzeczenia and cards of the initial training. */
  papers: number
  reports: number
  signUps: number
  trainings: number
  /** Measures that follow from reports. */
  measures: number
  /** Changes of a status, steps of a protocol, measures that were done and what else was decided on. */
  decisions: number
}

/** Counts the people, certificates and so on that a person's effective changes have made. */
export function countOwnData(changes: readonly Change[]): OwnDataCounts {
  const idsOf = (idOf: (change: Change) => string | undefined) =>
    new Set(changes.map(idOf).filter((id) => id !== undefined))
  const removed = idsOf(removedId)
  const remaining = (ids: ReadonlySet<string>) => [...ids].filter((id) => !removed.has(id)).length
  const isSignedUp = new Map<string, boolean>()
  for (const change of changes) {
    switch (change.kind) {
      case 'signed-up':
      case 'signed-off':
        isSignedUp.set(change.trainingId, change.kind === 'signed-up')
        break
      case 'employee-signed-up':
      case 'employee-signed-off':
        isSignedUp.set(`${change.trainingId} ${change.userId}`, change.kind === 'employee-signed-up')
        break
      case 'participant-added':
      case 'participant-removed':
        isSignedUp.set(`${change.trainingId} ${change.userId}`, change.kind === 'participant-added')
    }
  }
  return {
    people: idsOf((change) => (change.kind === 'person-saved' ? change.person.id : undefined)).size,
    positions: idsOf(positionName).size,
    certificates: remaining(
      idsOf((change) => (change.kind === 'certificate-added' ? change.certificate.id : undefined)),
    ),
    papers: remaining(idsOf(paperId)),
    reports: remaining(idsOf((change) => (change.kind === 'report-filed' ? change.report.id : undefined))),
    signUps: [...isSignedUp.values()].filter(Boolean).length,
    trainings: idsOf((change) => (change.kind === 'training-saved' ? change.training.id : undefined)).size,
    measures: remaining(
      idsOf((change) =>
        change.kind === 'measure-saved' && !removed.has(change.reportId) ? change.measure.id : undefined,
      ),
    ),
    decisions: changes.filter(({ kind }) => DECISIONS.has(kind)).length,
  }
}

function positionName(change: Change): string | undefined {
  if (change.kind === 'position-saved') return foldText(change.position.name)
  return change.kind === 'work-conditions-saved' ? foldText(change.conditions.position) : undefined
}

function paperId(change: Change): string | undefined {
  if (change.kind === 'examination-recorded') return change.examination.id
  return change.kind === 'induction-recorded' ? change.induction.id : undefined
}

const DECISIONS: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'certificate-confirmed',
  'certificate-revoked',
  'certificate-restored',
  'report-moved',
  'report-step-done',
  'register-entry-saved',
  'headcount-set',
  'programme-saved',
  'measure-done',
  'accident-step-done',
  'accident-step-cleared',
  'accident-assessed',
  'training-cancelled',
  'training-completed',
])

/** Returns the size of the data as text, in bytes. Empty data has size 0. */
export function sizeOf(data: OwnData): number {
  const { records, settings, drafts } = data
  const isEmpty = records.length === 0 && settings === undefined && Object.keys(drafts).length === 0
  return isEmpty ? 0 : new TextEncoder().encode(JSON.stringify(data)).length
}

/** Returns the data that remains after a person erases theirs: only their register and its owner. */
export function erasedOwnData({ records }: OwnData): OwnData {
  const ofRegister = records.filter((record) => REGISTER_KINDS.has(kindOf(record)))
  const kept = new Set(ofRegister.map(recordKey))
  // An undone change would count again without the record that undoes it.
  return {
    ...NO_DATA,
    records: records.filter((record) => kept.has(recordKey(record)) || undoes(record, kept)),
  }
}

const REGISTER_KINDS: ReadonlySet<unknown> = new Set<Change['kind']>(['register-begun', 'register-changed'])

function undoes(record: unknown, ids: ReadonlySet<string>): boolean {
  const parsed = v.safeParse(undoneSchema, record)
  return parsed.success && ids.has(parsed.output.changeId)
}

const undoneSchema = v.object({ kind: v.literal('undone'), changeId: v.string() })

/** Returns the kind of a stored record, or undefined if it has none. */
export function kindOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'kind' in record ? record.kind : undefined
}

/** Adds the records, drafts and settings that are missing. Present ones stay as they are. */
export function mergeOwnData(present: OwnData, incoming: OwnData): OwnData {
  return {
    records: withMissing(present.records, incoming.records),
    settings: present.settings ?? incoming.settings,
    drafts: { ...incoming.drafts, ...present.drafts },
  }
}

/**
 * Puts `former` back in the place of its `replacement`. Later changes of the person are kept: undoing one thing loses
 * nothing of another.
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

/** Returns the id of a stored record. A record without an id is its own key, as JSON. */
export function recordKey(record: unknown): string {
  return typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : JSON.stringify(record)
}

/** Returns the records of all lists, each once, in the order of the lists. The first list with a record wins. */
export function unionOfRecords(...lists: readonly (readonly unknown[])[]): unknown[] {
  const union = new Map<string, unknown>()
  for (const record of lists.flat()) {
    const key = recordKey(record)
    if (!union.has(key)) union.set(key, record)
  }
  return [...union.values()]
}

function withMissing(records: readonly unknown[], others: readonly unknown[]): unknown[] {
  const keys = new Set(records.map(recordKey))
  return [...records, ...others.filter((record) => !keys.has(recordKey(record)))]
}

/** True if both have the same JSON. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
