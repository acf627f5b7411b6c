import type { AdmissionCheck } from './admission-check'

const PARTS = ['general_induction', 'position_induction'] as const

/** Returns the parts of the initial training that a person lacks. */
export function missingParts(checks: readonly AdmissionCheck[]): (typeof PARTS)[number][] {
  return PARTS.filter((part) => checks.some(({ subject, state }) => subject === part && state === 'missing'))
}
