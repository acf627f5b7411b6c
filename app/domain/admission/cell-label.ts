import { applicationDay } from '~/domain/certificates/deadline'
import { formatDay, type Day } from '~/domain/words/day'

import type { AdmissionCheck } from './admission-check'
import { REQUIREMENT_STATE_LABELS } from './admission-label'
import type { RequirementItem } from './requirement-item'

// The few letters beside the mark in a cell of the matrix. The mark says the state, and screen readers get all words.

/** Returns the day that counts, „14.05.2028”, or a word if there is none. */
export function itemCellLabel({ state, certificate, lastDay }: RequirementItem, day: Day): string {
  if (state === 'missing' || state === 'pending' || state === 'unknown')
    return REQUIREMENT_STATE_LABELS[state].label
  if (lastDay === undefined) return 'bezterminowo'
  const application = state === 'application' && certificate ? applicationDay(certificate) : undefined
  return formatDay(application !== undefined && application >= day ? application : lastDay)
}

/** Returns the day of a paper that everybody needs, or the word for why it does not count. */
export function checkCellLabel({ cause, day, recordId }: AdmissionCheck): string {
  if (cause) return CAUSE_WORDS[cause]
  if (day !== undefined) return formatDay(day)
  return recordId === undefined ? 'brak' : 'bez daty'
}

const CAUSE_WORDS = {
  unfit: 'niezdolny',
  return: 'kontrolne',
  position: 'sprawdź',
  newer: 'sprawdź',
} satisfies Record<NonNullable<AdmissionCheck['cause']>, string>
