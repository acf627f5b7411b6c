import type { PublicCertificate } from '~/domain/certificate'
import type { Verdict } from '~/domain/verdict'

/** All that the PDF of a certificate says; the same of it always gives the same bytes. */
export type CertificateDocument = {
  certificate: Omit<PublicCertificate, 'id' | 'status'>
  verdict: Pick<Verdict, 'status' | 'words'>
  /** As much of the holder's name as the verification page says: anybody with the id can fetch the PDF. */
  holder: string
  /** Of the verification page, for the QR code. */
  address: string
}

/** Is raised with every change of how the PDF is drawn, so that browsers fetch it anew. */
export const DRAWING_VERSION = 1

/** Tells two PDFs apart without drawing them. */
export function drawnFrom(document: CertificateDocument): string {
  return JSON.stringify([DRAWING_VERSION, document])
}
