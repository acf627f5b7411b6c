import { data, href } from 'react-router'

import type { Recording } from '~/browser/records/record-changes.client'
import { canDecideOn } from '~/domain/access/access'
import { certificateName } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { parseRevocation } from '~/domain/certificates/revocation'
import type { Change } from '~/domain/changes/change'
import {
  canBeRemoved,
  isDecisionPossible,
  type CertificateDecision,
} from '~/domain/decisions/certificate-decision'
import type { User } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import type { ParsedForm } from '~/domain/words/form'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, ifThere, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

const DONE = {
  confirm: 'Potwierdzono w panelu',
  revoke: 'Odwołano w panelu',
  restore: 'Przywrócono w panelu',
} satisfies Record<CertificateDecision, string>

type Subject = {
  viewer: User
  certificate: CertificateRecord
  /** Finds the certificate as those changes leave it. */
  certificateAfter: (changes: readonly Change[]) => CertificateRecord | undefined
  today: Day
}

/** Confirms, revokes with the reason in the form, or restores. Throws 403 if the person may not. */
export async function decideOnCertificate(
  decision: CertificateDecision,
  form: FormData,
  { viewer, certificate, certificateAfter, today }: Subject,
): Promise<FormAnswer> {
  if (!canDecideOn(viewer, certificate)) throw data(null, { status: 403 })
  if (!isDecisionPossible(decision, certificate)) {
    return { toast: errorToast('Tego nie można już zrobić', 'Stan certyfikatu tymczasem się zmienił.') }
  }
  const { value: recording, errors } = parseDecision(decision, certificate.id, form, today)
  if (errors) return refuseForm({ errors })
  return tryRecord(viewer.id, recording, {
    isNeeded: ifThere(certificateAfter, (current) => isDecisionPossible(decision, current)),
    done: () => ({ title: DONE[decision], description: certificateName(certificate) }),
    refused: decision === 'revoke' ? undefined : 'Nie udało się zapisać',
    // The button that was pressed is about to disappear. A dialog gives the focus back itself.
    focus: decision === 'revoke' ? undefined : 'heading',
  })
}

/** Removes a certificate. Throws 403 if the person may not. */
export async function removeCertificate({
  viewer,
  certificate,
  certificateAfter,
  today,
}: Subject): Promise<Outcome> {
  if (!canBeRemoved(viewer, certificate)) throw data(null, { status: 403 })
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'certificate-removed', id, day: today, certificateId: certificate.id }) },
    {
      isNeeded: ifThere(certificateAfter, () => true),
      done: () => ({ title: 'Usunięto certyfikat', description: certificateName(certificate) }),
      refused: 'Nie udało się usunąć certyfikatu',
      to: href('/certificates'),
    },
  )
}

function parseDecision(
  decision: CertificateDecision,
  certificateId: string,
  form: FormData,
  day: Day,
): ParsedForm<Recording> {
  switch (decision) {
    case 'confirm':
      return { value: { build: (id) => ({ kind: 'certificate-confirmed', id, day, certificateId }) } }
    case 'restore':
      return { value: { build: (id) => ({ kind: 'certificate-restored', id, day, certificateId }) } }
    case 'revoke': {
      const { value, errors } = parseRevocation(form)
      if (errors) return { errors }
      return { value: { build: (id) => ({ kind: 'certificate-revoked', id, day, certificateId, ...value }) } }
    }
  }
}
