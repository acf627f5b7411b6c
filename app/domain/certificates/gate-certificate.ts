import { CERTIFICATE_TYPES } from '~/domain/qualifications/qualification'
import type { Day } from '~/domain/words/day'

import { certificateStatus } from './certificate'
import { hasPublicPage, type CertificateRecord } from './certificate-record'

/**
 * Returns the certificate whose code a worker shows at a gate: the one that was shown last, else the first kind that
 * everybody is asked for. Only a certificate that is in force, is not replaced and can be checked by others.
 */
export function gateCertificate<Row extends CertificateRecord>(
  certificates: readonly Row[],
  shownLast: string | undefined,
  today: Day,
): Row | undefined {
  const checked = certificates.filter(
    (certificate) =>
      hasPublicPage(certificate) &&
      certificate.replacedBy === undefined &&
      certificateStatus(certificate, today) === 'active',
  )
  const [usual] = CERTIFICATE_TYPES.flatMap((kind) => checked.find(({ type }) => type === kind) ?? [])
  return checked.find(({ id }) => id === shownLast) ?? usual
}
