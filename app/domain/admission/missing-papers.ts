import type { Examination } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import { isForPosition, type AdmissionCheck, type PapersOf } from './admission-check'
import type { RequirementState } from './requirement-item'

const IN_NEED: ReadonlySet<RequirementState> = new Set(['expiring', 'expired', 'missing', 'unknown'])

/** True if a referral would help: not after an orzeczenie with contraindications, and not if one is noted already. */
export function isReferable({ subject, state, cause, referredOn }: AdmissionCheck): boolean {
  return subject === 'examination' && IN_NEED.has(state) && cause !== 'unfit' && referredOn === undefined
}

/**
 * Returns the kind of examination for which the person is referred, or undefined if the papers do not tell: somebody
 * without an orzeczenie may be new, or theirs may be missing here only. After a return from a long illness that meets an
 * end of the orzeczenie, the employer decides.
 */
export function referralKind(
  person: Pick<Person, 'position' | 'hiredOn'>,
  checks: readonly AdmissionCheck[],
  { examinations, returns }: Pick<PapersOf, 'examinations' | 'returns'>,
  today: Day,
): Examination['kind'] {
  if (person.hiredOn !== undefined && person.hiredOn >= today) return 'initial'
  const check = checks.find(({ subject }) => subject === 'examination')
  const deciding = examinations.find(({ id }) => id === check?.recordId)
  if (!check || !deciding) return undefined
  if (check.cause === 'return' || check.cause === 'early_return') return 'follow_up'
  if (check.cause === 'initial' || check.cause === 'former') return 'initial'
  const isBack = returns.some(({ returnedOn }) => returnedOn > (deciding.examinedOn ?? ''))
  return check.cause === undefined && !isBack && isForPosition(person, deciding) ? 'periodic' : undefined
}

const PARTS = ['general_induction', 'position_induction'] as const

/** Returns the parts of the initial training that a person lacks. */
export function missingParts(checks: readonly AdmissionCheck[]): (typeof PARTS)[number][] {
  return PARTS.filter((part) => checks.some(({ subject, state }) => subject === part && state === 'missing'))
}
