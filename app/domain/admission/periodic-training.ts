import { endOf, type Certificate } from '~/domain/certificates/certificate'
import { ruleOf, type Qualification } from '~/domain/qualifications/qualification'
import { assumedIssueDay } from '~/domain/qualifications/validity'
import { shiftDay, type Day } from '~/domain/words/day'

// Periodic BHP training follows the position, not the certificate: regulation of 27.07.2004 on BHP training, § 14–15.

/**
 * Returns the last day for the first periodic training of an employment: 12 months after it began, 6 for those who
 * direct others (§ 15). Before it, nobody is stopped for want of the training.
 */
export function firstTrainingDay(hiredOn: Day, { scope }: Qualification): Day {
  return shiftDay(hiredOn, { months: scope === 'managers' ? 6 : 12 })
}

/** The regulation has one programme for all manual work; the especially dangerous one is only repeated more often. */
function programmeOf(group: Qualification['scope']): Qualification['scope'] {
  return group === 'dangerous_work' ? 'workers' : group
}

/** True for a training of one group on a position of another one. */
export function isOtherProgramme(scope: Qualification['scope'], group: Qualification['scope']): boolean {
  return scope !== undefined && programmeOf(scope) !== programmeOf(group)
}

/**
 * Returns whether a periodic training counts for a group (§ 15): that of another group counts only if its programme
 * covers what the programme of this one asks. Undefined if nobody has said so. One without a group is of older data, and
 * was recorded for the position that its holder had then.
 */
export function coversGroup(
  { scope, programmeAnswers = [] }: Pick<Certificate, 'scope' | 'programmeAnswers'>,
  group: Qualification['scope'],
): boolean | undefined {
  if (!isOtherProgramme(scope, group)) return true
  return programmeAnswers.findLast((answer) => programmeOf(answer.group) === programmeOf(group))?.covers
}

/**
 * Returns the last day on which a certificate of any group counts on a position of that group: its own end, or earlier
 * the day by which such a position asks for the next training.
 */
export function lastDayOnPosition(
  certificate: Pick<Certificate, 'type' | 'scope' | 'issueDate' | 'expiryDate'>,
  group: Qualification,
): Day {
  const years = ruleOf(group)?.years
  const own = endOf(certificate)
  const issueDate = certificate.issueDate ?? assumedIssueDay(certificate)
  if (years === undefined || issueDate === undefined) return own
  const byPosition = shiftDay(issueDate, { years })
  return byPosition < own ? byPosition : own
}
