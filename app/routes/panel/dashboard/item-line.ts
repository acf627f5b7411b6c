import { href } from 'react-router'

import { nextQualification, type RequirementItem } from '~/domain/admission/requirement-item'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { awaitedText, confirmerOf } from '~/domain/certificates/renewal'
import type { Qualification } from '~/domain/qualifications/qualification'
import type { TrainingHelp } from '~/domain/staff/training-need'

// The parts of a line about a qualification: its note and the way to act.

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
