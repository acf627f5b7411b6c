import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  type Certificate,
  type CertificateStatus,
} from './certificate'
import { formatDay, formatDayInWords, type Day } from './day'

/** The first thing that the verification page says: whether the certificate is valid, until when, and why. */
export type Verdict = {
  status: CertificateStatus
  tone: 'success' | 'warning' | 'danger'
  words: string
  /** Says why it is not valid, or that today is its last day. */
  explanation: string | undefined
}

type Validity = Pick<Certificate, 'status' | 'expiryDate'>

/** Returns the verdict of `certificateStatus`. A newer certificate does not change it. */
export function verdictOf(certificate: Validity, today: Day): Verdict {
  const status = certificateStatus(certificate, today)
  return {
    status,
    tone: CERTIFICATE_STATUS_BADGES[status].tone,
    ...explainStatus(status, certificate, today),
  }
}

function explainStatus(
  status: CertificateStatus,
  { expiryDate }: Validity,
  today: Day,
): Pick<Verdict, 'words' | 'explanation'> {
  switch (status) {
    case 'active':
      return {
        words: `Ważny do ${formatDay(expiryDate)}`,
        explanation: expiryDate === today ? 'Dziś jest ostatni dzień ważności.' : undefined,
      }
    case 'expired':
      return {
        words: `Wygasł ${formatDay(expiryDate)}`,
        explanation: `Certyfikat był ważny do ${formatDayInWords(expiryDate)} włącznie.`,
      }
    case 'revoked':
      return {
        words: 'Odwołany',
        explanation:
          'Certyfikat został odwołany i nie potwierdza już uprawnień, niezależnie od daty ważności.',
      }
    case 'pending':
      return {
        words: 'Oczekujący – jeszcze nie ważny',
        explanation: 'Wystawca jeszcze nie potwierdził tego certyfikatu. Do tego czasu nie jest on ważny.',
      }
  }
}
