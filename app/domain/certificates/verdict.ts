import { formatDay, formatDayInWords, type Day } from '~/domain/words/day'

import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  expiryDayLabel,
  isEndByKind,
  isEndUnknown,
  lastDayOf,
  type Certificate,
  type CertificateStatus,
  type StatedTerm,
} from './certificate'

/** The first thing that the verification page says: whether the certificate is valid, until when, and why. */
export type Verdict = {
  status: CertificateStatus
  tone: 'success' | 'warning' | 'danger'
  words: string
  /** Says why it is not valid, or that today is its last day. */
  explanation: string | undefined
}

type Validity = Pick<Certificate, 'status' | 'isUnconfirmed' | 'link' | 'isTrustedHere'> & StatedTerm

/**
 * Returns the verdict of `certificateStatus`. A newer certificate does not change it. `isLater` says that `day` is
 * after today.
 */
export function verdictOf(certificate: Validity, day: Day, isLater = false): Verdict {
  const status = certificateStatus(certificate, day)
  return {
    status,
    tone:
      status === 'active' && isEndUnknown(certificate) ? 'warning' : CERTIFICATE_STATUS_BADGES[status].tone,
    ...explainStatus(status, certificate, day, isLater),
  }
}

function lastDayText(isLater: boolean): string {
  return isLater ? 'Tego dnia kończy się ważność.' : 'Dziś jest ostatni dzień ważności.'
}

const UNCONFIRMED_TEXT =
  'Wystawca nie potwierdził tego wpisu. Terminy liczą się tu tak jak przy wpisach potwierdzonych. Innym osobom pokaż sam dokument.'

const KEPT_LINK_TEXT =
  'Podpis pod linkiem jest cały, ale ten serwer nie zna wystawcy. Wpis potwierdzi się sam, gdy serwer go pozna albo gdy zaufa mu firma, która prowadzi ten rejestr.'

const TRUSTED_TEXT =
  'Wystawcę sprawdziła ta firma i\u00a0mu zaufała, więc wpis liczy się tutaj. Publiczna strona linku nadal odpowie „Nie potwierdzamy”, dopóki wystawcy nie zna serwer.'

/**
 * Returns the expiry day, or both days if the law ends a certificate before the day that its document states. An end that
 * only the term of the own kind tells says so.
 */
export function statedEndLabel(certificate: StatedTerm): string {
  const { expiryDate } = certificate
  const lastDay = lastDayOf(certificate)
  if (isEndByKind(certificate)) return `${expiryDayLabel(lastDay)}, według terminu tego uprawnienia`
  if (isEndUnknown(certificate)) return 'nie podano'
  const stated = expiryDayLabel(expiryDate)
  return lastDay === expiryDate
    ? stated
    : `na dokumencie: ${stated}; z\u00a0mocy prawa: ${expiryDayLabel(lastDay)}`
}

/** Says why a certificate ends before the day that it states, or returns undefined. */
function otherEndText(certificate: Validity): string | undefined {
  const { expiryDate } = certificate
  if (isEndByKind(certificate))
    return 'We wpisie nie ma daty ważności. Liczymy ją od daty wydania, według terminu, który ma to uprawnienie w\u00a0rejestrze.'
  if (isEndUnknown(certificate))
    return 'Według rejestru to uprawnienie ma termin z\u00a0dokumentu. Podaj datę ważności w\u00a0tym wpisie.'
  if (lastDayOf(certificate) === expiryDate) return undefined
  const stated =
    expiryDate === undefined ? 'Dokument jest bezterminowy' : 'Na dokumencie jest późniejszy termin'
  return `${stated}, ale z\u00a0mocy prawa żadne świadectwo kwalifikacyjne nie jest ważne dłużej niż 5\u00a0lat, a\u00a0starsze, wydane na dłużej albo bezterminowo, najpóźniej do 3.07.2026 (Prawo energetyczne, art. 54; ustawa z\u00a020.05.2021).`
}

function explainStatus(
  status: CertificateStatus,
  certificate: Validity,
  day: Day,
  isLater: boolean,
): Pick<Verdict, 'words' | 'explanation'> {
  const { isUnconfirmed, link, isTrustedHere } = certificate
  const lastDay = lastDayOf(certificate)
  switch (status) {
    case 'active':
      return {
        words: isEndUnknown(certificate)
          ? 'Nie podano daty ważności'
          : `${isUnconfirmed ? 'Według dokumentu ważny' : 'Ważny'} ${lastDay === undefined ? 'bezterminowo' : `do ${formatDay(lastDay)}`}`,
        explanation:
          [
            lastDay === day && lastDayText(isLater),
            otherEndText(certificate),
            isUnconfirmed && (link ? KEPT_LINK_TEXT : UNCONFIRMED_TEXT),
            isTrustedHere && TRUSTED_TEXT,
          ]
            .filter(Boolean)
            .join(' ') || undefined,
      }
    case 'expired':
      return {
        words: `Wygasł ${expiryDayLabel(lastDay)}`,
        explanation:
          lastDay &&
          [`Certyfikat był ważny do ${formatDayInWords(lastDay)} włącznie.`, otherEndText(certificate)]
            .filter(Boolean)
            .join(' '),
      }
    case 'revoked':
      return {
        words: 'Odwołany',
        explanation:
          'Certyfikat został odwołany i nie potwierdza już uprawnień, niezależnie od daty ważności.',
      }
    case 'pending':
      if (link) return { words: 'Niepotwierdzony: nikt tu nie zna wystawcy', explanation: KEPT_LINK_TEXT }
      return {
        words: 'Oczekujący – czeka na potwierdzenie',
        explanation: 'Wystawca jeszcze nie potwierdził tego certyfikatu. Do tego czasu nie jest on ważny.',
      }
  }
}
