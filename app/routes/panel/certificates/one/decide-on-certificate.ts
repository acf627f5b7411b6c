import { data } from 'react-router'

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
import { recordAndTell } from '~/routes/panel/recording/record-and-tell'
import { refuseForm } from '~/routes/panel/recording/save-form'
import { showToast } from '~/ui/ark/toaster'
import { focusHeading } from '~/ui/focus'

const DONE = {
  confirm: 'Potwierdzono w tej przeglądarce',
  revoke: 'Odwołano w tej przeglądarce',
  restore: 'Przywrócono w tej przeglądarce',
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
) {
  if (!canDecideOn(viewer, certificate)) throw data(null, { status: 403 })
  if (!isDecisionPossible(decision, certificate)) {
    showToast('error', 'Tego nie można już zrobić', 'Stan certyfikatu tymczasem się zmienił.')
    return null
  }
  const { value: recording, errors } = parseDecision(decision, certificate.id, form, today)
  if (errors) return refuseForm({ errors })
  const isRecorded = await recordAndTell(viewer.id, recording, {
    isNeeded: (changes) => {
      const current = certificateAfter(changes)
      return current !== undefined && isDecisionPossible(decision, current)
    },
    done: () => ({ title: DONE[decision], description: certificateName(certificate) }),
    refused: decision === 'revoke' ? undefined : 'Nie udało się zapisać',
  })
  if (decision === 'revoke') return isRecorded ? null : refuseForm({ isNotStored: true })
  // The button that was pressed is about to disappear.
  if (isRecorded) focusHeading()
  return null
}

/** Removes a certificate. Throws 403 if the person may not. Returns true if it is gone. */
export async function removeCertificate({
  viewer,
  certificate,
  certificateAfter,
  today,
}: Subject): Promise<boolean> {
  if (!canBeRemoved(viewer, certificate)) throw data(null, { status: 403 })
  return recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'certificate-removed', id, day: today, certificateId: certificate.id }) },
    {
      isNeeded: (changes) => certificateAfter(changes) !== undefined,
      done: () => ({ title: 'Usunięto certyfikat', description: certificateName(certificate) }),
      refused: 'Nie udało się usunąć certyfikatu',
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
