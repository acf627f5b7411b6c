import { CERTIFICATE_STATUSES, type CertificateStatus } from '~/domain/certificates/certificate'
import { certificatePreview, type Preview } from '~/domain/certificates/link-preview'
import { verdictOf, type Verdict } from '~/domain/certificates/verdict'
import { formatDay, formatDayInWords, type Day } from '~/domain/words/day'

import type { SignedCertificate } from './signed-certificate'
import { SAMPLE_SIGNER, type SIGNED_STATUSES } from './signed-status'
import type { TrustedIssuer, TrustedKey } from './trusted-issuers'

/** The entry of the server's list for the issuer whose key has signed a certificate. */
export type Signer = {
  /** The issuer's name as the list has it. A token holds none. */
  name: string
  key: Pick<TrustedKey, 'validFrom' | 'validTo' | 'withdrawn'>
  revoked: TrustedIssuer['revoked']
  /** True for the issuer of the sample data, whose private key everybody has. */
  isSample: boolean
  /** The day of the list. */
  listed: Day
}

/** The verdict at the top of the page of a signed certificate. Only `active` means that it is valid. */
export type SignedVerdict = Omit<Verdict, 'status'> & { status: (typeof SIGNED_STATUSES)[number] }

/** Returns the verdict on a certificate whose signature is right. */
export function signedVerdict(
  certificate: Pick<SignedCertificate, 'id' | 'type' | 'issueDate' | 'expiryDate'>,
  { key, revoked }: Pick<Signer, 'key' | 'revoked'>,
  today: Day,
): SignedVerdict {
  const revocation = revoked.find(({ id }) => id === certificate.id)
  if (key.withdrawn) return withdrawnKey(key.withdrawn)
  // A certificate on the list is revoked, also with a later day: a slip in the year must not make it valid.
  if (revocation) return revokedSince(revocation)
  const { type, issueDate, expiryDate } = certificate
  if (issueDate < key.validFrom || issueDate > key.validTo) return outsideKey(issueDate, key)
  if (issueDate > today) return notYet(issueDate)
  return verdictOf({ status: 'active', type, issueDate, expiryDate }, today)
}

/** The verdict if no key of the list has the id that the token names. Nobody can tell whether the link is true. */
export const UNKNOWN_ISSUER: SignedVerdict = {
  status: 'unknown_issuer',
  tone: 'warning',
  words: 'Nie potwierdzamy: ten serwer nie zna wystawcy',
  explanation:
    'Podpisu nie da się tu sprawdzić, więc dane z linku mogą być prawdziwe albo zmyślone. Ustal, kto wystawił certyfikat, znajdź adres lub telefon wystawcy bez pomocy tego linku i zapytaj o ten numer.',
}

/** True for a status that any certificate may have. The others are about the signature alone. */
export function isCertificateStatus(status: SignedVerdict['status']): status is CertificateStatus {
  return CERTIFICATE_STATUSES.some((other) => other === status)
}

/** True if there is a PDF of the certificate: its issuer confirms it, or did so once. */
export function isPrintable({ status }: Pick<SignedVerdict, 'status'>): boolean {
  return isCertificateStatus(status)
}

/** Repeats nothing of a certificate that nobody is known to have signed. */
export function signedPreview({
  certificate,
  signer,
}: {
  certificate: Pick<SignedCertificate, 'type' | 'scope' | 'number'>
  signer: Pick<Signer, 'isSample'> | undefined
}): Preview {
  if (!signer) return { title: 'Niepotwierdzony certyfikat', description: UNKNOWN_ISSUER.words }
  const { title, description } = certificatePreview(certificate)
  return signer.isSample ? { title: `${title} (${SAMPLE_SIGNER})`, description } : { title, description }
}

type End = { since: Day; reason: string }

function withdrawnKey({ since, reason }: End): SignedVerdict {
  return {
    status: 'withdrawn_key',
    tone: 'danger',
    words: `Nieważny: klucz wycofany ${formatDay(since)}`,
    explanation: `Klucz, którym podpisano ten certyfikat, wycofano ${formatDayInWords(since)}. Powód: ${reason}. Podpisy złożone tym kluczem niczego już nie potwierdzają, także z wcześniejszą datą.`,
  }
}

function revokedSince({ since, reason }: End): SignedVerdict {
  return {
    status: 'revoked',
    tone: 'danger',
    words: `Odwołany ${formatDay(since)}`,
    explanation: `Wystawca odwołał ten certyfikat ${formatDayInWords(since)}. Powód: ${reason}.`,
  }
}

function outsideKey(issueDate: Day, { validFrom, validTo }: Signer['key']): SignedVerdict {
  return {
    status: 'outside_key',
    tone: 'danger',
    words: 'Nieważny: klucz nie obejmuje tej daty',
    explanation: `Certyfikat ma datę wydania ${formatDay(issueDate)}, a tym kluczem wystawca podpisuje certyfikaty wydane od ${formatDay(validFrom)} do ${formatDay(validTo)}.`,
  }
}

function notYet(issueDate: Day): SignedVerdict {
  return {
    status: 'not_yet',
    tone: 'danger',
    words: 'Jeszcze nieważny',
    explanation: `Certyfikat ma datę wydania ${formatDayInWords(issueDate)} i wcześniej nie jest ważny.`,
  }
}
