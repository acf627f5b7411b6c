import { isOutgoing } from '~/domain/qualifications/qualification'
import { isOldUdtPaper } from '~/domain/qualifications/validity'
import type { Day } from '~/domain/words/day'

import { certificateStatus, type Certificate } from './certificate'
import type { Renewable } from './renewal'

/**
 * Returns a person's certificates of UDT that are valid on that day, of each kind the newest. Old papers of UDT are left
 * out: whether somebody has extended them, only the document says. Permits of employers are left out as well.
 */
export function machineCertificates<Row extends Certificate & Renewable>(
  userId: string,
  certificates: readonly Row[],
  day: Day,
): Row[] {
  return certificates.filter(
    (certificate) =>
      certificate.userId === userId &&
      certificate.type === 'machine_operator' &&
      certificate.replacedBy === undefined &&
      certificateStatus(certificate, day) === 'active' &&
      !isOutgoing(certificate) &&
      !(certificate.issueDate && isOldUdtPaper(certificate, certificate.issueDate)),
  )
}
