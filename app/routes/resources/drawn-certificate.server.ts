import { LRUCache } from 'lru-cache'

import { drawnFrom, type CertificateDocument } from '~/documents/certificate-document'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'

import { fileResponse } from './file-response.server'

type Bytes = Uint8Array<ArrayBuffer>

/** Keeps 200 PDFs of the sample, which need about 4 MB. Visitors who request the same PDF at once share one drawing. */
const drawn = new LRUCache<string, Bytes, CertificateDocument>({
  max: 200,
  // If a drawing leaves the cache before it is done, its visitors still get it.
  ignoreFetchAbort: true,
  fetchMethod: (_source, _stale, { context }) => draw(context),
})

export function certificatePdfResponse(request: Request, document: CertificateDocument): Promise<Response> {
  const { certificate } = document
  const source = drawnFrom(document)
  return fileResponse(request, {
    name: `${qualificationTitle(certificate)} ${certificate.number}.pdf`,
    type: 'application/pdf',
    source,
    // A signed certificate may belong to a real person, and the server keeps no data of real people.
    content: () => (document.signed ? draw(document) : drawn.forceFetch(source, { context: document })),
  })
}

/** Loads the fonts and `pdfkit` with the first PDF, because they are half of the server's code. */
async function draw(document: CertificateDocument): Promise<Bytes> {
  const { certificatePdf } = await import('~/documents/certificate-pdf.server')
  return certificatePdf(document)
}
