import type { Examination } from '~/domain/employment/examination'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import type { AdmissionCheck, PapersOf } from './admission-check'
import type { DutyState } from './duty-item'

/** Returns the check of the orzeczenie among those of a person. */
function examinationCheckOf(checks: readonly AdmissionCheck[]): AdmissionCheck | undefined {
  return checks.find(({ subject }) => subject === 'examination')
}

const IN_NEED: ReadonlySet<DutyState> = new Set(['expiring', 'expired', 'missing', 'unknown'])

/** True if the person needs an orzeczenie within `REFER_WITHIN_DAYS` and nobody has sent them to the doctor yet. */
export function isToBeReferred(checks: readonly AdmissionCheck[]): boolean {
  const check = examinationCheckOf(checks)
  return check !== undefined && IN_NEED.has(check.state) && check.referredOn === undefined
}

/**
 * Returns the kind of examination for which the person is referred, or undefined if the papers do not tell: somebody
 * without an orzeczenie may be new, or theirs may be missing here only.
 */
export function referralKind(
  { hiredOn }: Pick<Person, 'hiredOn'>,
  checks: readonly AdmissionCheck[],
  { examinations }: Pick<PapersOf, 'examinations'>,
  today: Day,
): Examination['kind'] {
  const check = examinationCheckOf(checks)
  if (check?.cause === 'return') return 'follow_up'
  if (examinations.length > 0) return check?.state === 'unknown' ? undefined : 'periodic'
  return hiredOn !== undefined && hiredOn >= today ? 'initial' : undefined
}
