import { href } from 'react-router'

import { REQUIREMENT_STATE_LABELS, itemTone } from '~/domain/admission/admission-label'
import {
  nextQualification,
  type RequirementItem,
  type RequirementState,
} from '~/domain/admission/requirement-item'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { awaitedText, confirmerOf } from '~/domain/certificates/renewal'
import type { Qualification } from '~/domain/qualifications/qualification'
import type { TrainingHelp } from '~/domain/staff/training-need'
import type { Day } from '~/domain/words/day'
import { REQUIREMENT_STATE_ICONS } from '~/routes/panel/admission/requirement-state-icons'
import type { Tone } from '~/ui/badge'

import type { ToDoLineProps } from './to-do-line'

// The parts of a line about a qualification: its note, its badge and the way to act.

/** Returns the certificate that would help but waits, and the trainings that the person signed up for. */
export function itemText(
  { certificate, awaits }: RequirementItem,
  { signedUp }: TrainingHelp,
): string | undefined {
  const waiting = certificate
    ? awaits && awaitedText(awaits)
    : awaits && `Certyfikat ${awaits.number} czeka na potwierdzenie przez: ${confirmerOf(awaits)}`
  const notes = [waiting, ...signedUp].filter(Boolean)
  return notes.length > 0 ? notes.join(' · ') : undefined
}

/** Returns the badge of a qualification. */
export function itemBadge(item: RequirementItem, today: Day): ToDoLineProps['badge'] {
  return badgeOf(item.state, itemTone(item, today))
}

/** Returns the badge of a state, in its own tone or in that of the certificate. */
export function badgeOf(
  state: RequirementState,
  tone: Tone = REQUIREMENT_STATE_LABELS[state].tone,
): ToDoLineProps['badge'] {
  return { label: REQUIREMENT_STATE_LABELS[state].label, tone, icon: REQUIREMENT_STATE_ICONS[state] }
}

/**
 * Returns the way to what the requirement lacks. An application is made at UDT, so there the certificate helps. All
 * other requirements lead to the trainings, one press away from signing up: a line has no room to ask which one suits.
 */
export function itemAction(item: RequirementItem, userId: string, { isOffered }: TrainingHelp) {
  const { state, certificate, awaits } = item
  if (awaits) return seeCertificate(awaits.id, 'Zobacz oczekujący')
  if (state === 'application' && certificate) return seeCertificate(certificate.id)
  const label = isOffered ? 'Zobacz terminy' : certificate ? 'Odnów' : 'Uzupełnij'
  return toTrainings(label, nextQualification(item), userId)
}

/** Returns the way to the trainings that lead to the qualification. */
export function toTrainings(label: string, { type, scope }: Qualification, holderId: string) {
  return {
    label,
    to: `${href('/certificates/renew')}?${newCertificateSearchParams({ holderId, type, scope })}`,
  }
}

/** Returns the way to a certificate. */
export function seeCertificate(id: string, label = 'Zobacz certyfikat') {
  return { label, to: href('/certificates/:id', { id }) }
}
