import type { CertificateRecord } from './certificate-record'

export const NO_PDF_OF_PENDING =
  'Dokument PDF będzie dostępny, gdy wystawca potwierdzi certyfikat. Na razie certyfikat czeka na potwierdzenie.'

const NO_PDF_OF_OWN =
  'Dane o zdrowiu nie są drukowane. Dokument PDF powstaje na serwerze, a serwer nie zna tego certyfikatu.'

const NO_PDF_OF_CHANGED =
  'Stan certyfikatu zmieniono w panelu, a dokument PDF powstaje na serwerze, który tej zmiany nie zna.'

export const NO_PDF_OFFLINE =
  'Dokument PDF powstaje na serwerze, a teraz nie ma z nim połączenia. Bez połączenia można wydrukować ekran certyfikatu.'

export const NO_PDF_UNCONFIRMED =
  'Serwer nie potwierdza tego certyfikatu, bo nie zna klucza, którym go podpisano. Certyfikat można wydrukować z jego ekranu.'

/**
 * Returns why a certificate has no PDF, or undefined if it has one. The server draws the PDF and knows only the
 * sample data and what a link carries.
 */
export function missingPdfReason({
  isOwn,
  token,
  events,
  status,
}: Pick<CertificateRecord, 'isOwn' | 'token' | 'events' | 'status'>): string | undefined {
  // The PDF of a signed certificate is drawn from its link, which knows nothing of a revocation here.
  if (token !== undefined) return status === 'revoked' ? NO_PDF_OF_CHANGED : undefined
  if (isOwn) return NO_PDF_OF_OWN
  if (events.length > 0) return NO_PDF_OF_CHANGED
  return status === 'pending' ? NO_PDF_OF_PENDING : undefined
}
