import type { Certificate } from '~/domain/certificates/certificate'
import type { Change } from '~/domain/changes/change'
import { COMMON_KINDS, commonKind, type OwnKind } from '~/domain/qualifications/own-kind'
import { withOwnKind, type Qualification } from '~/domain/qualifications/qualification'
import type { Position } from '~/domain/qualifications/requirement'
import type { Training } from '~/domain/trainings/training'
import { comparePolish } from '~/domain/words/polish'

/** Something that was decided about a kind in this browser. */
export type OwnKindChange = Extract<Change, { kind: `own-kind-${string}` }>

/** A kind of qualification as the register has it, with the decisions that this browser keeps. */
export type OwnKindRecord = OwnKind & {
  /** True if every register begins with it. */
  isCommon: boolean
  /** It is out of use: forms do not offer it any more. Certificates of it stay, and so do requirements. */
  isArchived: boolean
  /** Oldest first. */
  events: readonly OwnKindChange[]
}

/** Returns the kinds of the register by name: those that every register begins with, and those added here. */
export function listOwnKinds(changes: readonly Change[]): readonly OwnKindRecord[] {
  return ownKindsOf(changes).toSorted((a, b) => comparePolish(a.name, b.name))
}

/** Returns the same in no order. */
export function ownKindsOf(changes: readonly Change[]): readonly OwnKindRecord[] {
  const records = new Map(COMMON_KINDS.map((ownKind) => [ownKind.id, toRecord(ownKind)]))
  for (const change of changes) {
    if (change.kind === 'own-kinds-imported') {
      // A table only names a kind. A kind that the register knows stays as it is.
      for (const made of change.ownKinds) if (!records.has(made.id)) records.set(made.id, toRecord(made))
    } else if (isOwnKindChange(change)) {
      const ownId = change.kind === 'own-kind-saved' ? change.ownKind.id : change.ownKindId
      const record = applyChange(records.get(ownId), change)
      if (record) records.set(ownId, record)
    }
  }
  return [...records.values()]
}

/** True if changes of a stored record's kind say something of own kinds. */
export function isAboutOwnKinds(kind: unknown): boolean {
  return typeof kind === 'string' && kind.startsWith('own-kind')
}

function isOwnKindChange(change: Change): change is OwnKindChange {
  return change.kind.startsWith('own-kind-')
}

/** Returns undefined for a change of a kind that nobody knows. */
function applyChange(known: OwnKindRecord | undefined, change: OwnKindChange): OwnKindRecord | undefined {
  const saved = change.kind === 'own-kind-saved' ? change.ownKind : undefined
  const record = known ?? (saved && toRecord(saved))
  if (!record) return undefined
  const isArchived = change.kind === 'own-kind-archived'
  return { ...record, ...saved, isArchived, events: [...record.events, change] }
}

function toRecord(ownKind: OwnKind): OwnKindRecord {
  return { ...ownKind, isCommon: commonKind(ownKind.id) !== undefined, isArchived: false, events: [] }
}

/** Adds to certificates their own kinds as the register has them; the very same list if none is of an own kind. */
export function withOwnKindsOf<Row extends Certificate>(
  certificates: readonly Row[],
  kinds: readonly OwnKind[],
): readonly Row[] {
  if (!certificates.some(isOwn)) return certificates
  return certificates.map((certificate) => withOwnKind(certificate, kinds))
}

/** Adds the own kinds to the qualifications that trainings lead to; the very same list if none leads to an own kind. */
export function withOwnKindsLedTo<Row extends Training>(trainings: Row[], kinds: readonly OwnKind[]): Row[] {
  const leadsToOwn = ({ leadsTo }: Training) => leadsTo && isOwn(leadsTo)
  if (!trainings.some(leadsToOwn)) return trainings
  return trainings.map((training) =>
    training.leadsTo ? { ...training, leadsTo: withOwnKind(training.leadsTo, kinds) } : training,
  )
}

/** Adds the own kinds to the requirements of positions; the very same list if none requires an own kind. */
export function withOwnKindsRequired<Any extends Position>(
  positions: readonly Any[],
  kinds: readonly OwnKind[],
): readonly Any[] {
  const requiresOwn = ({ requirements }: Position) =>
    requirements.some(({ qualification }) => isOwn(qualification))
  if (!positions.some(requiresOwn)) return positions
  return positions.map((position) => ({
    ...position,
    requirements: position.requirements.map((requirement) => ({
      ...requirement,
      qualification: withOwnKind(requirement.qualification, kinds),
    })),
  }))
}

/** Adds the own kinds to the certificates in changes, so that a history names them, too. */
export function withOwnKindsInChanges(
  changes: readonly Change[],
  kinds: readonly OwnKind[],
): readonly Change[] {
  return changes.map((change) => {
    if (change.kind === 'certificate-added' && isOwn(change.certificate)) {
      return { ...change, certificate: withOwnKind(change.certificate, kinds) }
    }
    if (change.kind === 'certificate-corrected' && isOwn(change.facts)) {
      return { ...change, facts: withOwnKind(change.facts, kinds) }
    }
    return change
  })
}

function isOwn({ type }: Qualification): boolean {
  return type === 'own'
}
