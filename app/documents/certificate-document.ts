import type { PublicCertificate } from '~/domain/certificates/certificate'
import type { Verdict } from '~/domain/certificates/verdict'

/** The complete content of a certificate's PDF. Equal content always gives equal bytes. */
export type CertificateDocument = {
  certificate: Omit<PublicCertificate, 'id' | 'status'>
  verdict: Pick<Verdict, 'status' | 'words'>
  /** The name as the verification page shows it, or in full for who knows it, because anybody can fetch the PDF. */
  holder: string
  /** The address of the verification page, for the QR code. */
  address: string
  /** Present for a signed certificate, whose address is the certificate itself, too long to be typed. */
  signed?: { isSample: boolean }
}

/** Raise it with every change of the drawing, so that browsers fetch the PDF again. */
export const DRAWING_VERSION = 3

/** Returns a text that is equal for equal PDFs, without drawing them. */
export function drawnFrom(document: CertificateDocument): string {
  return JSON.stringify([DRAWING_VERSION, document])
}
