import type { Change } from '~/domain/changes/change'
import { CHANGE_KINDS, removedId, savedId, type RecordField } from '~/domain/changes/kinds'
import { countOf, foldText, type Noun } from '~/domain/words/polish'

/** The things that are counted, in the order in which they are named. */
const COUNTED = [
  'person',
  // Positions whose requirements or conditions were written down.
  'position',
  'certificate',
  // Orzeczenia and cards of the initial training.
  'paper',
  'report',
  // Measures that follow from reports.
  'measure',
  'sign_up',
  'training',
  'own_kind',
  'duty',
  'scan',
  // Changes of a status, steps of a protocol, measures that were done and what else was decided on.
  'decision',
] as const satisfies readonly Noun[]

export type Counted = (typeof COUNTED)[number]

/** The thing that each saved record is counted as. An owner is not counted. */
const COUNTED_AS = {
  owner: undefined,
  // Boxes and pages are how records are shown and sent, and no records of their own.
  box: undefined,
  page: undefined,
  // A person is not lost with it: it is trusted by a phone call again.
  issuer: undefined,
  person: 'person',
  position: 'position',
  conditions: 'position',
  certificate: 'certificate',
  examination: 'paper',
  induction: 'paper',
  report: 'report',
  measure: 'measure',
  training: 'training',
  ownKind: 'own_kind',
  duty: 'duty',
  scan: 'scan',
} as const satisfies Record<RecordField, Counted | undefined>

export type Amount<Of extends Noun = Noun> = { noun: Of; count: number }

/** Counts the people, certificates and so on that a person's effective changes have made. */
export function countOwnData(changes: readonly Change[]): Amount<Counted>[] {
  return amountsOnlyIn(changes, [])
}

/** Counts those that only `these` changes have made. Both lists are effective changes. */
export function amountsOnlyIn(these: readonly Change[], others: readonly Change[]): Amount<Counted>[] {
  const [mine, theirs] = [madeBy(these), madeBy(others)]
  return COUNTED.map((noun) => ({
    noun,
    count: [...(mine.get(noun) ?? [])].filter((name) => !theirs.get(noun)?.has(name)).length,
  }))
}

/** Returns „320 osób, 417 certyfikatów, 1 szkolenie”, or „nic”. */
export function amountsLabel(amounts: readonly Amount[]): string {
  const named = amounts.filter(({ count }) => count > 0).map(({ count, noun }) => countOf(count, noun))
  return named.length > 0 ? named.join(', ') : 'nic'
}

export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { count }) => sum + count, 0)
}

/** Returns what the changes have made and not removed, each thing by its name among those of its noun. */
function madeBy(changes: readonly Change[]): ReadonlyMap<Counted, ReadonlySet<string>> {
  const made = new Map(COUNTED.map((noun): [Counted, Set<string>] => [noun, new Set()]))
  const removed = new Set(changes.map(removedId))
  for (const change of changes) {
    const facts = CHANGE_KINDS[change.kind]
    if (facts.does === 'decide') made.get('decision')?.add(change.id)
    if (facts.does === 'sign up') made.get('sign_up')?.add(signUpName(change))
    if (facts.does === 'sign off') made.get('sign_up')?.delete(signUpName(change))
    const noun = 'record' in facts && COUNTED_AS[facts.record]
    const name = recordName(change)
    const isRemoved = removed.has(name) || ('reportId' in change && removed.has(change.reportId))
    if (noun && !isRemoved) made.get(noun)?.add(name)
  }
  return made
}

/** Positions are known by their names, and scans by the changes that have added them. */
function recordName(change: Change): string {
  if (change.kind === 'position-saved') return foldText(change.position.name)
  if (change.kind === 'work-conditions-saved') return foldText(change.conditions.position)
  return savedId(change) ?? change.id
}

/** A sign-up is known by its training and its person. One's own names no person. */
function signUpName(change: Change): string {
  const trainingId = 'trainingId' in change ? change.trainingId : ''
  return 'userId' in change ? `${trainingId} ${change.userId}` : trainingId
}
