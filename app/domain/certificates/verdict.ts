import { formatDay, formatDayInWords, type Day } from '~/domain/words/day'

import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  expiryDayLabel,
  type Certificate,
  type CertificateStatus,
} from './certificate'

/** The first thing that the verification page says: whether the certificate is valid, until when, and why. */
export type Verdict = {
  status: CertificateStatus
  tone: 'success' | 'warning' | 'danger'
  words: string
  /** Says why it is not valid, or that today is its last day. */
  explanation: string | undefined
}

type Validity = Pick<Certificate, 'status' | 'expiryDate' | 'isUnconfirmed'>

/**
 * Returns the verdict of `certificateStatus`. A newer certificate does not change it. `isLater` says that `day` is
 * after today.
 */
export function verdictOf(certificate: Validity, day: Day, isLater = false): Verdict {
  const status = certificateStatus(certificate, day)
  return {
    status,
    tone: CERTIFICATE_STATUS_BADGES[status].tone,
    ...explainStatus(status, certificate, day, isLater),
  }
}

function lastDayText(isLater: boolean): string {
  return isLater ? 'Tego dnia kończy się ważność.' : 'Dziś jest ostatni dzień ważności.'
}

const UNCONFIRMED_TEXT =
  'Wystawca nie potwierdził tego wpisu. Terminy liczą się tu tak jak przy wpisach potwierdzonych. Innym osobom pokaż sam dokument.'

function explainStatus(
  status: CertificateStatus,
  { expiryDate, isUnconfirmed }: Validity,
  day: Day,
  isLater: boolean,
): Pick<Verdict, 'words' | 'explanation'> {
  switch (status) {
    case 'active':
      return {
        words: `${isUnconfirmed ? 'Według dokumentu ważny' : 'Ważny'} ${expiryDate === undefined ? 'bezterminowo' : `do ${formatDay(expiryDate)}`}`,
        explanation:
          [expiryDate === day && lastDayText(isLater), isUnconfirmed && UNCONFIRMED_TEXT]
            .filter(Boolean)
            .join(' ') || undefined,
      }
    case 'expired':
      return {
        words: `Wygasł ${expiryDayLabel(expiryDate)}`,
        explanation: expiryDate && `Certyfikat był ważny do ${formatDayInWords(expiryDate)} włącznie.`,
      }
    case 'revoked':
      return {
        words: 'Odwołany',
        explanation:
          'Certyfikat został odwołany i nie potwierdza już uprawnień, niezależnie od daty ważności.',
      }
    case 'pending':
      return {
        words: 'Oczekujący – czeka na potwierdzenie',
        explanation: 'Wystawca jeszcze nie potwierdził tego certyfikatu. Do tego czasu nie jest on ważny.',
      }
  }
}
