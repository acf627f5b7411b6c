import { isEndUnknown, type Certificate } from '~/domain/certificates/certificate'
import type { Person } from '~/domain/people/user'
import { isOutgoing, type Qualification } from '~/domain/qualifications/qualification'
import { isFulfilledBy, type Requirement } from '~/domain/qualifications/requirement'
import { assumedIssueDay, mayBeOldUdtPaper } from '~/domain/qualifications/validity'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { coversGroup, isOfUnknownGroup } from './periodic-training'

// Whether a certificate that its holder has counts for a requirement of their position, or what nobody has said of it.

/**
 * Why nobody can say whether a certificate counts: nobody has said whether the programme of the training covers that of
 * the position's group, for which group a training was that is of before a transfer or of a holder of several groups,
 * whether a document lets work above 1 kV, as the position asks, whether a paper of technical supervision is of before
 * the day since which older ones do not count, whether one that is of before it was extended, or when a document of an own kind ends.
 */
export type Doubt = 'programme' | 'group' | 'voltage' | 'issue' | 'extension' | 'end'

/** `groupSince`: since when they work on positions of the group. Without it, since they hold the present one. */
export type Trainee = Pick<Person, 'positionSince' | 'hiredOn' | 'company' | 'role'> & {
  groupSince?: Day | undefined
  hasSeveralGroups?: boolean
  riskRoseOn?: Day | undefined
}

/**
 * True if the certificate fulfils the requirement, or may do so. Periodic training of another group counts as well, if its
 * programme covers that of this one, but perhaps not for as long.
 */
export function mayCount(requirement: Requirement, certificate: Certificate, person: Trainee): boolean {
  const { type, scope } = requirement.qualification
  if (type === 'bhp' && isOfOwnCompany(certificate, person) && needsOutsider(scope, person)) return false
  return type === 'bhp'
    ? certificate.type === 'bhp' &&
        coversGroup(certificate, scope, isOfUnknownGroup(certificate, scope, person)) !== false
    : isFulfilledBy(requirement, certificate) && isOfEmployer(certificate, person.hiredOn)
}

/** Returns why nobody can say whether a certificate that fulfils the requirement counts, or undefined if it counts. */
export function doubtOf(
  { qualification }: Requirement,
  certificate: Certificate,
  person: Trainee,
): Doubt | undefined {
  const { type, scope, voltage } = qualification
  if (type === 'bhp') {
    const covers = coversGroup(certificate, scope, isOfUnknownGroup(certificate, scope, person))
    if (covers !== undefined) return undefined
    return certificate.scope === undefined ? 'group' : 'programme'
  }
  if (isEndUnknown(certificate)) return 'end'
  if (voltage !== undefined && certificate.voltage === undefined) return 'voltage'
  if (!mayBeOldUdtPaper(certificate)) return undefined
  return certificate.issueDate === undefined ? 'issue' : 'extension'
}

/** True if there is a doubt, or for a permit of which nobody knows whether it is of this employment. */
export function isDoubtful(requirement: Requirement, certificate: Certificate, person: Trainee): boolean {
  return (
    (isOutgoing(certificate) && person.hiredOn === undefined) ||
    doubtOf(requirement, certificate, person) !== undefined
  )
}

/** An employer may train the staff, but neither the BHP service nor themselves: regulation of 27.07.2004, § 4. */
function needsOutsider(scope: Qualification['scope'], { role }: Pick<Person, 'role'>): boolean {
  return scope === 'bhp_service' || role === 'employer'
}

/** True for a periodic training of the holder that never counts, because their own company has run it. */
export function isTrainedInVain(certificate: Certificate, holder: Pick<Person, 'company' | 'role'>): boolean {
  const { type, scope } = certificate
  return type === 'bhp' && isOfOwnCompany(certificate, holder) && needsOutsider(scope, holder)
}

function isOfOwnCompany({ issuedBy }: Certificate, { company }: Pick<Person, 'company'>): boolean {
  return issuedBy !== undefined && company !== undefined && foldText(issuedBy) === foldText(company)
}

/** A permit counts only for the employer who has issued it. */
function isOfEmployer(certificate: Certificate, hiredOn: Day | undefined): boolean {
  return !isOutgoing(certificate) || hiredOn === undefined || issueDayOf(certificate) >= hiredOn
}

/** If nobody knows the day, the term of the law tells it; else it is before every employment. */
export function issueDayOf(certificate: Certificate): Day {
  return certificate.issueDate ?? assumedIssueDay(certificate) ?? ''
}
