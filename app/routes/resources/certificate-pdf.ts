import { LRUCache } from 'lru-cache'
import { href } from 'react-router'

import { findCertificate } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { findUser } from '~/data/users.server'
import { drawnFrom, type CertificateDocument } from '~/documents/certificate-document'
import { CERTIFICATE_TYPE_LABELS } from '~/domain/certificate'
import { NO_PDF_OF_PENDING } from '~/domain/missing-pdf-reason'
import { publicName } from '~/domain/user'
import { verdictOf } from '~/domain/verdict'
import { publicAddress } from '~/public-address.server'

import type { Route } from './+types/certificate-pdf'
import { fileResponse, messageResponse } from './file-response.server'

export { refuseAction as action } from './file-response.server'

type Bytes = Uint8Array<ArrayBuffer>

/** 200 of 20 KB each. Two visitors who ask for the same PDF wait for the same drawing. */
const drawn = new LRUCache<string, Bytes, CertificateDocument>({
  max: 200,
  // A drawing that falls out of the cache before it is done still goes to whoever waits for it.
  ignoreFetchAbort: true,
  fetchMethod: (_source, _stale, { context }) => draw(context),
})

/** A certificate to keep or to print; it says no more of the holder than the verification page does. */
export async function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const today = currentDay()
  const certificate = findCertificate(id, today)
  if (!certificate) return messageResponse(404, NOT_FOUND)
  const { status, words } = verdictOf(certificate, today)
  if (status === 'pending') return messageResponse(404, NO_PDF_OF_PENDING)

  const { type, number, issueDate, expiryDate, issuedBy } = certificate
  const holder = findUser(certificate.userId)
  const document: CertificateDocument = {
    certificate: { type, number, issueDate, expiryDate, issuedBy },
    verdict: { status, words },
    holder: holder ? publicName(holder) : 'Nieznana osoba',
    address: publicAddress(href('/certificates/verify/:id', { id }), { request, url }),
  }
  const source = drawnFrom(document)
  return fileResponse(request, {
    name: `${CERTIFICATE_TYPE_LABELS[type]} ${number}.pdf`,
    type: 'application/pdf',
    source,
    content: () => drawn.forceFetch(source, { context: document }),
  })
}

/** Fonts and all that draws them are half of the server's code: they are loaded with the first PDF. */
async function draw(document: CertificateDocument): Promise<Bytes> {
  const { certificatePdf } = await import('~/documents/certificate-pdf.server')
  return certificatePdf(document)
}

const NOT_FOUND = 'Nie znaleziono certyfikatu o podanym identyfikatorze. Sprawdź, czy link jest poprawny.'
