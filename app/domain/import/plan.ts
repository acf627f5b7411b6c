import type { Certificate } from '~/domain/certificates/certificate'
import type { ChangeOf } from '~/domain/changes/change'
import type { PersonRecord } from '~/domain/changes/person-record'
import type { Person } from '~/domain/people/user'

import { planHolders } from './holders'
import { planCertificates, type RefusedCertificate } from './new-certificates'
import type { MatchedGroup, PersonChoice } from './people'

/** The people and certificates of an import, ready to be recorded, and what is left out. */
export type ImportPlan = {
  content: Pick<ChangeOf<'sheet-imported'>, 'people' | 'restored' | 'certificates'>
  added: number
  changed: number
  /** The people who are to be decided on before anything can be recorded. */
  undecided: readonly MatchedGroup[]
  /** How many certificates are known already, or are in the table twice. */
  present: number
  /** Certificates that cannot be taken, with their line. */
  refused: readonly RefusedCertificate[]
}

type Present = {
  viewer: Person
  /** The people to whom the viewer may add certificates, the archived ones included. */
  people: readonly PersonRecord[]
  certificates: readonly Certificate[]
}

/** Plans the import. Nobody is guessed: a doubtful person waits for a choice. A blank changes nothing. */
export function planImport(
  groups: readonly MatchedGroup[],
  choices: ReadonlyMap<string, PersonChoice>,
  present: Present,
  createId: () => string,
): ImportPlan {
  const keys = new Set(groups.map(({ key }) => key))
  // A choice may be of a row that is left out by now, or of a person who is no longer doubtful.
  const choiceOf = ({ key, match }: MatchedGroup): PersonChoice | undefined => {
    const choice = match.kind === 'doubtful' ? choices.get(key) : undefined
    return choice?.kind === 'same' && !keys.has(choice.key) ? undefined : choice
  }
  const isOpen = (group: MatchedGroup) => group.match.kind === 'doubtful' && !choiceOf(group)
  const decided = groups.filter((group) => !isOpen(group))
  const { holders, saved, restored, added } = planHolders(decided, choiceOf, present, createId)
  const { content, ...certificates } = planCertificates(holders, present, createId)
  return {
    content: { people: [...saved.values()], restored: [...restored], certificates: content },
    added,
    changed: saved.size - added,
    undecided: groups.filter(isOpen),
    ...certificates,
  }
}
