import type { CertificateType } from './certificate'
import { shiftDay, type Day } from './day'

/**
 * Validity in years by law or habit: periodic training of workers (managers and engineers 5, office 6);
 * UDT 10, but 5 for forklifts with a boom or a lifted operator.
 */
export const VALIDITY_YEARS = {
  bhp: 3,
  first_aid: 3,
  fire_protection: 5,
  electrical: 5,
  machine_operator: 10,
} satisfies Record<CertificateType, number>

/** The last day of a certificate of that type issued that day, as law or habit has it; the issuer may say another. */
export function proposedExpiry(type: CertificateType, issueDate: Day): Day {
  return shiftDay(issueDate, { years: VALIDITY_YEARS[type] })
}
