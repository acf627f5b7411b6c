import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  type Certificate,
  type CertificateStatus,
} from './certificate'
import { formatDay, formatDayInWords, type Day } from './day'

/** What the verification page says before all else: valid or not, until or since when, and why. */
export type Verdict = {
  status: CertificateStatus
  tone: 'success' | 'warning' | 'danger'
  words: string
  /** Why it isn't valid, or that it is for the last day. */
  explanation: string | undefined
}

type Judged = Pick<Certificate, 'status' | 'expiryDate'>

/** Judges by the one truth of validity; that a newer certificate has come changes nothing about this one. */
export function verdictOf(certificate: Judged, today: Day): Verdict {
  const status = certificateStatus(certificate, today)
  return { status, tone: CERTIFICATE_STATUS_BADGES[status].tone, ...wordsFor(status, certificate, today) }
}

function wordsFor(
  status: CertificateStatus,
  { expiryDate }: Judged,
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
