import { canDecideOn, holdersFor } from './access'
import type { CertificateRecord } from './certificate-record'
import type { Training } from './training'
import type { Person } from './user'

export const CERTIFICATE_DECISIONS = ['confirm', 'revoke', 'restore'] as const

export type CertificateDecision = (typeof CERTIFICATE_DECISIONS)[number]

/** True where the certificate's status allows the decision. Who decides is checked elsewhere. */
export function isDecisionPossible(
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

/** Returns what the viewer can do with the certificate now. */
export function certificateActions(
  viewer: Person,
  certificate: CertificateRecord,
  sample: {
    users: readonly Person[]
    certificates: readonly CertificateRecord[]
    trainings: readonly Training[]
  },
): CertificateAction[] {
  const decisions = canDecideOn(viewer, certificate)
    ? CERTIFICATE_DECISIONS.filter((decision) => isDecisionPossible(decision, certificate))
    : []
  return [
    ...(canBeRenewed(certificate) && holdersFor(viewer, sample).some(({ id }) => id === certificate.userId)
      ? (['renew'] as const)
      : []),
    ...decisions,
    ...(certificate.isOwn ? (['remove'] as const) : []),
  ]
}

/** Only a certificate that was in force can be renewed, and only the newest of its chain. */
function canBeRenewed({ status, replacedBy }: CertificateRecord): boolean {
  return replacedBy === undefined && (status === 'active' || status === 'expired')
}
