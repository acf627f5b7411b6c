import { data } from 'react-router'

import { createId } from '~/browser/create-id.client'
import { addOnce } from '~/browser/records.client'
import { NOT_STORED } from '~/components/not-stored'
import { canDecideOn } from '~/domain/access'
import { isDecisionPossible, type CertificateDecision } from '~/domain/certificate-decision'
import type { CertificateRecord } from '~/domain/certificate-record'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import type { ParsedForm } from '~/domain/form'
import { parseRevocation } from '~/domain/revocation'
import type { User } from '~/domain/user'
import type { FormAnswer } from '~/routes/panel/forms/draft-form'
import { showUndoToast } from '~/routes/panel/shell/undo-toast'
import { showToast } from '~/ui/ark/toaster'
import { focusHeading } from '~/ui/focus'

const DONE = {
  confirm: 'Potwierdzono w tej przeglądarce',
  revoke: 'Odwołano w tej przeglądarce',
  restore: 'Przywrócono w tej przeglądarce',
} satisfies Record<CertificateDecision, string>

/** Confirms, revokes with the reason in the form, or restores; throws 403 for who may not. */
export async function decideOnCertificate(
  decision: CertificateDecision,
  {
    viewer,
    certificate,
    certificateNow,
    form,
    today,
  }: {
    viewer: User
    certificate: CertificateRecord
    /** As it stands when it is asked for. */
    certificateNow: () => CertificateRecord | undefined
    form: FormData
    today: Day
  },
) {
  if (!canDecideOn(viewer, certificate)) throw data(null, { status: 403 })
  if (!isDecisionPossible(decision, certificate)) {
    showToast('error', 'Tego nie można już zrobić', 'Stan certyfikatu zmienił się w międzyczasie.')
    return null
  }
  const { value: change, errors } = changeOf(decision, certificate.id, form, today)
  if (errors) return data({ errors } satisfies FormAnswer, { status: 400 })
  const outcome = await addOnce(viewer.id, change, () => {
    const known = certificateNow()
    return !known || !isDecisionPossible(decision, known)
  })
  if (outcome === 'refused') {
    if (decision === 'revoke') return data({ isNotStored: true } satisfies FormAnswer, { status: 400 })
    showToast('error', 'Nie udało się zapisać', NOT_STORED)
    return null
  }
  if (outcome === 'added') showUndoToast(DONE[decision], viewer.id, [change])
  // The button that was pressed is about to go.
  if (decision !== 'revoke') focusHeading()
  return null
}

function changeOf(
  decision: CertificateDecision,
  certificateId: string,
  form: FormData,
  today: Day,
): ParsedForm<Change> {
  const common = { id: createId(), day: today, certificateId }
  if (decision === 'confirm') return { value: { kind: 'certificate-confirmed', ...common } }
  if (decision === 'restore') return { value: { kind: 'certificate-restored', ...common } }
  const { value, errors } = parseRevocation(form)
  return errors ? { errors } : { value: { kind: 'certificate-revoked', ...common, ...value } }
}

/** Takes away a certificate that was added in this browser; throws 403 for any other. Whether it is gone. */
export async function removeCertificate({
  viewer,
  certificate,
  certificateNow,
  today,
}: {
  viewer: User
  certificate: CertificateRecord
  certificateNow: () => CertificateRecord | undefined
  today: Day
}): Promise<boolean> {
  if (!certificate.isOwn) throw data(null, { status: 403 })
  const change: Change = {
    kind: 'certificate-removed',
    id: createId(),
    day: today,
    certificateId: certificate.id,
  }
  const outcome = await addOnce(viewer.id, change, () => certificateNow() === undefined)
  if (outcome === 'refused') showToast('error', 'Nie udało się usunąć certyfikatu', NOT_STORED)
  if (outcome === 'added') showUndoToast('Usunięto certyfikat', viewer.id, [change], certificate.number)
  return outcome !== 'refused'
}
