import type { Certificate } from '~/domain/certificates/certificate'
import type { ChangeOf } from '~/domain/changes/change'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { isSameCell, type UnreadableCell } from '~/domain/employment/unreadable-cell'
import type { Person } from '~/domain/people/user'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import type { PersonRecord } from '~/domain/records/person-changes'
import { groupBy, indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { runSteps, type Steps } from '~/domain/words/steps'

import { planHolders, type NewsOf } from './holders'
import type { MatchedGroup, PersonChoice } from './match-people'
import { planCertificates, type Refused } from './new-certificates'
import { planPapers } from './new-papers'
import type { NewsAnswers } from './news'

/** The people, certificates and papers of an import, ready to be recorded, and what is left out. */
export type ImportPlan = {
  content: Pick<ChangeOf<'sheet-imported'>, 'people' | 'restored' | 'certificates'> &
    Pick<ChangeOf<'papers-imported'>, 'examinations' | 'inductions'> &
    Pick<ChangeOf<'own-kinds-imported'>, 'ownKinds' | 'ownCertificates'> &
    Pick<ChangeOf<'other-positions-imported'>, 'others'> &
    Pick<ChangeOf<'unread-cells-imported'>, 'cells'>
  added: number
  changed: number
  /** How many people go into the archive at once, because their last day of work has passed. */
  archived: number
  /** The people who are to be decided on before anything can be recorded. */
  undecided: readonly MatchedGroup[]
  /** What the table says of known people and the register knows otherwise. */
  news: readonly NewsOf[]
  /** How many certificates and papers are known already, or are in the table twice. */
  present: number
  /** Certificates and papers that cannot be taken, with their line. */
  refused: readonly Refused[]
}

/** The register as it is before the import. */
export type KnownRecords = {
  viewer: Person
  /** The people to whom the viewer may add certificates, the archived ones included. */
  people: readonly PersonRecord[]
  certificates: readonly Certificate[]
  employment: Pick<EmploymentRecords, 'examinations' | 'inductions' | 'unreadable' | 'settled'>
  /** The register's own kinds that are in use. */
  kinds: readonly OwnKind[]
  today: Day
}

/**
 * Plans the import. Nobody is guessed: a doubtful person waits for a choice. A blank changes nothing, and what the table
 * says otherwise counts once that is answered.
 */
export function planImport(...given: Parameters<typeof planningSteps>): ImportPlan {
  return runSteps(planningSteps(...given))
}

/** Does the same step by step. */
export function* planningSteps(
  groups: readonly MatchedGroup[],
  choices: ReadonlyMap<string, PersonChoice>,
  present: KnownRecords,
  createId: () => string,
  answers: NewsAnswers = new Map(),
): Steps<ImportPlan> {
  const keys = new Set(groups.map(({ key }) => key))
  // A choice may be of a row that is left out by now, or of a person who is no longer doubtful.
  const choiceOf = ({ key, match }: MatchedGroup): PersonChoice | undefined => {
    const choice = match.kind === 'doubtful' ? choices.get(key) : undefined
    return choice?.kind === 'same' && !keys.has(choice.key) ? undefined : choice
  }
  const isOpen = (group: MatchedGroup) => group.match.kind === 'doubtful' && !choiceOf(group)
  const decided = groups.filter((group) => !isOpen(group))
  const { holders, saved, others, news, restored, added, changed, archived } = yield* planHolders(
    decided,
    choiceOf,
    present,
    createId,
    answers,
  )
  const certificates = yield* planCertificates(holders, present, createId)
  const { examinations, inductions, ...papers } = yield* planPapers(holders, present, createId)
  return {
    content: {
      people: [...saved.values()],
      restored: [...restored],
      certificates: certificates.content.filter(({ type }) => type !== 'own'),
      ownKinds: newKinds(certificates.content, present.kinds),
      ownCertificates: certificates.content.filter(({ type }) => type === 'own'),
      examinations,
      inductions,
      others: [...others].map(([userId, positions]) => ({ userId, positions: [...positions] })),
      cells: planUnreadable(holders, present, createId),
    },
    added,
    changed,
    archived,
    undecided: groups.filter(isOpen),
    news,
    present: certificates.present + papers.present,
    refused: [...certificates.refused, ...papers.refused],
  }
}

/** Returns the cells that could not be read, but none that is known already. */
function planUnreadable(
  holders: ReadonlyMap<MatchedGroup, PersonRecord>,
  { viewer, employment: { unreadable, settled } }: Pick<KnownRecords, 'viewer' | 'employment'>,
  createId: () => string,
): UnreadableCell[] {
  const known = groupBy([...unreadable, ...settled], ({ userId }) => userId)
  const cells: UnreadableCell[] = []
  for (const [group, { id: userId }] of holders) {
    // Nobody has a page of their own among the people whom they keep.
    if (userId === viewer.id) continue
    const ofPerson = [...(known.get(userId) ?? [])]
    for (const wrong of group.unreadable) {
      if (ofPerson.some((other) => isSameCell(other, { ...wrong, userId }))) continue
      const cell = { id: createId(), userId, ...wrong }
      ofPerson.push(cell)
      cells.push(cell)
    }
  }
  return cells
}

/** Returns the kinds that the table has made: those of its certificates which the register does not have. */
function newKinds(certificates: readonly Pick<Certificate, 'own'>[], known: readonly OwnKind[]): OwnKind[] {
  const made = indexById(certificates.flatMap(({ own }) => own ?? []))
  const knownById = indexById(known)
  return [...made.values()].filter(({ id }) => !knownById.has(id))
}

/** True if nothing is to be recorded. */
export function isEmptyPlan({ content }: ImportPlan): boolean {
  return Object.values(content).every((records) => records.length === 0)
}
