import { CERTIFICATE_TYPES, supervisorOf } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { mayBeOldUdtPaper } from '~/domain/qualifications/validity'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { certificateStatus, type Certificate } from './certificate'
import { hasPublicPage, type CertificateRecord } from './certificate-record'
import type { Renewable } from './renewal'

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
  const [usual] = CERTIFICATE_TYPES.flatMap((wanted) => checked.find(({ type }) => type === wanted) ?? [])
  return checked.find(({ id }) => id === shownLast) ?? usual
}

/** True for a certificate whose holder repairs devices and operates none. An own kind says so by its name. */
function isForMaintenance(certificate: Certificate): boolean {
  return foldText(qualificationLabel(certificate)).includes('konserw')
}

/**
 * Returns a person's certificates of UDT or TDT for operating a device that are valid on that day, of each kind the
 * newest. Old papers are left out: whether somebody has extended them, only the document says. Permits of employers are
 * left out as well.
 */
export function machineCertificates<Row extends Certificate & Renewable>(
  userId: string,
  certificates: readonly Row[],
  day: Day,
): Row[] {
  return certificates.filter(
    (certificate) =>
      certificate.userId === userId &&
      supervisorOf(certificate) !== undefined &&
      !isForMaintenance(certificate) &&
      certificate.replacedBy === undefined &&
      certificateStatus(certificate, day) === 'active' &&
      !mayBeOldUdtPaper(certificate),
  )
}
