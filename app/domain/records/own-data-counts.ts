import type { Change } from '~/domain/changes/change'
import { CHANGE_KINDS, removedId } from '~/domain/changes/kinds'
import { countOf, foldText, type Noun } from '~/domain/words/polish'

/** The things that are counted, with their nouns, in the order in which they are named. */
const COUNTED = [
  ['people', 'person'],
  // Positions whose requirements or conditions were written down.
  ['positions', 'position'],
  ['certificates', 'certificate'],
  // Orzeczenia and cards of the initial training.
  ['papers', 'paper'],
  ['reports', 'report'],
  // Measures that follow from reports.
  ['measures', 'measure'],
  ['signUps', 'sign_up'],
  ['trainings', 'training'],
  ['ownKinds', 'own_kind'],
  ['scans', 'scan'],
  // Changes of a status, steps of a protocol, measures that were done and what else was decided on.
  ['decisions', 'decision'],
] as const satisfies readonly (readonly [string, Noun])[]

type Counted = (typeof COUNTED)[number][0]

export type OwnDataCounts = Record<Counted, number>

/** Counts the people, certificates and so on that a person's effective changes have made. */
export function countOwnData(changes: readonly Change[]): OwnDataCounts {
  const ids = idsOfOwnData(changes)
  return {
    people: ids.people.size,
    positions: ids.positions.size,
    certificates: ids.certificates.size,
    papers: ids.papers.size,
    reports: ids.reports.size,
    measures: ids.measures.size,
    signUps: ids.signUps.size,
    trainings: ids.trainings.size,
    ownKinds: ids.ownKinds.size,
    scans: ids.scans.size,
    decisions: ids.decisions.size,
  }
}

export type Amount = { noun: Noun; count: number }

/** Counts the people, certificates and so on that only `these` changes have made. Both lists are effective changes. */
export function amountsOnlyIn(these: readonly Change[], others: readonly Change[]): Amount[] {
  const [mine, theirs] = [idsOfOwnData(these), idsOfOwnData(others)]
  return COUNTED.map(([name, noun]) => ({
    noun,
    count: [...mine[name]].filter((id) => !theirs[name].has(id)).length,
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

function idsOfOwnData(changes: readonly Change[]): Record<Counted, ReadonlySet<string>> {
  const idsOf = (idOf: (change: Change) => string | undefined) =>
    new Set(changes.map(idOf).filter((id) => id !== undefined))
  const removed = idsOf(removedId)
  const remaining = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => !removed.has(id)))
  return {
    people: idsOf((change) => (change.kind === 'person-saved' ? change.person.id : undefined)),
    positions: idsOf(positionName),
    certificates: remaining(
      idsOf((change) => (change.kind === 'certificate-added' ? change.certificate.id : undefined)),
    ),
    papers: remaining(idsOf(paperId)),
    reports: remaining(idsOf((change) => (change.kind === 'report-filed' ? change.report.id : undefined))),
    measures: remaining(
      idsOf((change) =>
        change.kind === 'measure-saved' && !removed.has(change.reportId) ? change.measure.id : undefined,
      ),
    ),
    signUps: signUpsOf(changes),
    trainings: idsOf((change) => (change.kind === 'training-saved' ? change.training.id : undefined)),
    ownKinds: idsOf((change) => (change.kind === 'own-kind-saved' ? change.ownKind.id : undefined)),
    scans: remaining(idsOf((change) => (change.kind === 'scan-added' ? change.id : undefined))),
    decisions: idsOf((change) => (CHANGE_KINDS[change.kind].isDecision ? change.id : undefined)),
  }
}

/** Names each sign-up that lasts by its training and its person. */
function signUpsOf(changes: readonly Change[]): ReadonlySet<string> {
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
  return new Set([...isSignedUp].flatMap(([name, isLasting]) => (isLasting ? [name] : [])))
}

function positionName(change: Change): string | undefined {
  if (change.kind === 'position-saved') return foldText(change.position.name)
  return change.kind === 'work-conditions-saved' ? foldText(change.conditions.position) : undefined
}

function paperId(change: Change): string | undefined {
  if (change.kind === 'examination-recorded') return change.examination.id
  return change.kind === 'induction-recorded' ? change.induction.id : undefined
}
