import type { RequiredPapers } from '~/domain/employment/employment-records'

import type { MinePage } from './page'

/** Returns the papers that the register leaves to another system: each answer says so. */
export function leavesOutOf({ examination, induction }: RequiredPapers): MinePage['leavesOut'] {
  return [...(examination ? [] : ['examination' as const]), ...(induction ? [] : ['induction' as const])]
}
