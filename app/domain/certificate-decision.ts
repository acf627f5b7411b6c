import { canDecideOn, holdersFor } from './access'
import type { CertificateRecord } from './certificate-record'
import type { Training } from './training'
import type { Person } from './user'

export const CERTIFICATE_DECISIONS = ['confirm', 'revoke', 'restore'] as const

export type CertificateDecision = (typeof CERTIFICATE_DECISIONS)[number]

/** Whether a decision makes sense for a certificate as it stands, whoever decides. */
export function fitsStatus(
  decision: CertificateDecision,
  { status }: Pick<CertificateRecord, 'status'>,
): boolean {
  switch (decision) {
    case 'confirm':
      return status === 'pending'
    case 'revoke':
      return status !== 'revoked'
    case 'restore':
      return status === 'revoked'
  }
}

export type CertificateAction = CertificateDecision | 'remove' | 'renew'

/** What a person can do with a certificate that they see, as it stands. */
export function certificateActions(
  viewer: Person,
  certificate: CertificateRecord,
  known: {
    users: readonly Person[]
    certificates: readonly CertificateRecord[]
    trainings: readonly Training[]
  },
): CertificateAction[] {
  const decisions = canDecideOn(viewer, certificate)
    ? CERTIFICATE_DECISIONS.filter((decision) => fitsStatus(decision, certificate))
    : []
  return [
    ...(canBeRenewed(certificate) && holdersFor(viewer, known).some(({ id }) => id === certificate.userId)
      ? (['renew'] as const)
      : []),
    ...decisions,
    ...(certificate.isOwn ? (['remove'] as const) : []),
  ]
}

/** Only what was in force runs out and is renewed, and only the newest of its chain. */
function canBeRenewed({ status, replacedBy }: CertificateRecord): boolean {
  return replacedBy === undefined && (status === 'active' || status === 'expired')
}
