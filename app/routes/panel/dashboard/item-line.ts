import { href } from 'react-router'

import { nextQualification, type DutyItem, type DutyState } from '~/domain/admission/duty-item'
import { DUTY_STATE_LABELS, itemTone } from '~/domain/admission/duty-label'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { awaitedText, confirmerOf } from '~/domain/certificates/renewal'
import type { Qualification } from '~/domain/qualifications/qualification'
import type { TrainingHelp } from '~/domain/staff/training-need'
import type { Day } from '~/domain/words/day'
import { DUTY_STATE_ICONS } from '~/routes/panel/duty/duty-state-icons'
import type { Tone } from '~/ui/badge'

import type { ToDoLineProps } from './to-do-line'

// The parts of a line about a qualification: its note, its badge and the way to act.

/** Returns the certificate that would help but waits, and the trainings that the person signed up for. */
export function itemText({ certificate, awaits }: DutyItem, { signedUp }: TrainingHelp): string | undefined {
  const waiting = certificate
    ? awaits && awaitedText(awaits)
    : awaits && `Certyfikat ${awaits.number} czeka na potwierdzenie przez: ${confirmerOf(awaits)}`
  const notes = [waiting, ...signedUp].filter(Boolean)
  return notes.length > 0 ? notes.join(' · ') : undefined
}

/** Returns the badge of a qualification. */
export function itemBadge(item: DutyItem, today: Day): ToDoLineProps['badge'] {
  return badgeOf(item.state, itemTone(item, today))
}

/** Returns the badge of a state, in its own tone or in that of the certificate. */
export function badgeOf(
  state: DutyState,
  tone: Tone = DUTY_STATE_LABELS[state].tone,
): ToDoLineProps['badge'] {
  return { label: DUTY_STATE_LABELS[state].label, tone, icon: DUTY_STATE_ICONS[state] }
}

/**
 * Returns the way to what the requirement lacks. An application is made at UDT, so there the certificate helps. All
 * other requirements lead to the trainings, one press away from signing up: a line has no room to ask which one suits.
 */
export function itemAction(item: DutyItem, userId: string, { isOffered }: TrainingHelp) {
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
