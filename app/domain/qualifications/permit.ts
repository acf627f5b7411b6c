import type { Day } from '~/domain/words/day'

import { isOutgoing, type Qualification } from './qualification'

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
export function permitEnd(issueDate: Day): Day | undefined {
  return PERMIT_ENDS.find(({ issuedUpTo }) => issueDate <= issuedUpTo)?.lastDay
}

/** True if a paper says that it is valid for longer than the law lets it, or if the law does not know it any more. */
export function outlastsLaw({
  issueDate,
  expiryDate,
  ...qualification
}: Qualification & { issueDate?: Day | undefined; expiryDate?: Day | undefined }): boolean {
  if (!isOutgoing(qualification)) return false
  const lastDay = issueDate && permitEnd(issueDate)
  return lastDay === undefined || expiryDate === undefined || expiryDate > lastDay
}
