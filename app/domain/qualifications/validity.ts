import { isDay, shiftDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { isOutgoing, ruleOf, supervisorOf, termOf, type Qualification } from './qualification'

/**
 * Papers of technical supervision from before this day lost their validity on 1.01.2024, whatever they say, unless
 * somebody extended them (ustawa z 9.11.2018, art. 3).
 */
const NEW_UDT_PAPERS: Day = '2019-06-01'

/** True for such a paper, of any device: only its holder knows whether it was extended. */
export function isOldUdtPaper(qualification: Qualification, issueDate: string): boolean {
  return supervisorOf(qualification) !== undefined && isDay(issueDate) && issueDate < NEW_UDT_PAPERS
}

/** No paper of technical supervision is for longer (regulation of 21.05.2019). */
const LONGEST_SUPERVISED = { years: 10 }

/**
 * True for a paper of technical supervision that is of before that day, or may be: nobody knows its day of issue, and its
 * end is so near. A register often has only the ends. Whoever has an extension enters the document that says so.
 */
export function mayBeOldUdtPaper({ issueDate, expiryDate, ...qualification }: StatedTerm): boolean {
  if (issueDate !== undefined) return isOldUdtPaper(qualification, issueDate)
  if (supervisorOf(qualification) === undefined || expiryDate === undefined) return false
  return expiryDate < shiftDay(NEW_UDT_PAPERS, termOf(qualification) ?? LONGEST_SUPERVISED)
}

/**
 * Proposes the last day of validity. Undefined if the law sets no term, and for an old paper of UDT, because only the
 * document can say it. The document may name another day.
 */
export function proposedExpiry(qualification: Qualification, issueDate: Day): Day | undefined {
  if (isOutgoing(qualification)) return permitEnd(issueDate)
  if (isOldUdtPaper(qualification, issueDate)) return undefined
  const term = termOf(qualification)
  return term && shiftDay(issueDate, term)
}

/**
 * Returns the day on which a document with that end was issued if it is valid as long as the law says. Rules go by it
 * if nobody knows the day; no screen shows it. Undefined if it cannot be counted back.
 */
export function assumedIssueDay({
  expiryDate,
  ...qualification
}: Qualification & { expiryDate?: Day | undefined }): Day | undefined {
  const years = ruleOf(qualification)?.years
  return years === undefined || expiryDate === undefined ? undefined : shiftDay(expiryDate, { years: -years })
}

/** Returns „3 lata” or „60 miesięcy”. */
export function termLabel(term: NonNullable<ReturnType<typeof termOf>>): string {
  return 'years' in term ? countOf(term.years, 'year') : countOf(term.months, 'month')
}

/**
 * The last days of permits for forklifts that employers have issued up to a day (regulation of 15.12.2017, § 18). From
 * 10.08.2018 on, when it came into force, a permit lets nobody drive a forklift any more.
 */
const PERMIT_ENDS: readonly { issuedUpTo: Day; lastDay: Day }[] = [
  { issuedUpTo: '2004-12-31', lastDay: '2023-12-31' },
  { issuedUpTo: '2014-12-31', lastDay: '2026-12-31' },
  { issuedUpTo: '2018-08-09', lastDay: '2027-12-31' },
]

/** Returns the last day of a permit by its day of issue, or undefined if the law does not know it any more. */
function permitEnd(issueDate: Day): Day | undefined {
  return PERMIT_ENDS.find(({ issuedUpTo }) => issueDate <= issuedUpTo)?.lastDay
}

type StatedTerm = Qualification & { issueDate?: Day | undefined; expiryDate?: Day | undefined }

/** True if a permit says that it is valid for longer than the law lets it, or if the law does not know it any more. */
export function isPermitTooLong({ issueDate, expiryDate, ...qualification }: StatedTerm): boolean {
  if (!isOutgoing(qualification)) return false
  const lastDay = issueDate && permitEnd(issueDate)
  return lastDay === undefined || expiryDate === undefined || expiryDate > lastDay
}

/**
 * Since this day a świadectwo kwalifikacyjne is for five years (Prawo energetyczne, art. 54). Older ones without a term, or
 * with a longer one, have ended five years later at the latest (ustawa z 20.05.2021).
 */
const FIVE_YEARS_SINCE: Day = '2021-07-03'
const LONGER_ONES_END: Day = '2026-07-03'

/** Returns the last day that the law gives a świadectwo kwalifikacyjne, whatever it says. Undefined if nobody can say it. */
export function lastDayByLaw({ type, issueDate }: Pick<StatedTerm, 'type' | 'issueDate'>): Day | undefined {
  if (type !== 'electrical' || issueDate === undefined) return undefined
  return issueDate < FIVE_YEARS_SINCE ? LONGER_ONES_END : shiftDay(issueDate, { years: 5 })
}

/** True for a permit or a świadectwo kwalifikacyjne that says that it is valid for longer than the law lets it. */
export function outlastsLaw(stated: StatedTerm): boolean {
  const lastDay = lastDayByLaw(stated)
  const isTooLong = lastDay !== undefined && stated.expiryDate !== undefined && stated.expiryDate > lastDay
  return isTooLong || isPermitTooLong(stated)
}
