import { currentDay } from '~/data/clock.server'
import { checkToken } from '~/data/signed-certificates.server'
import { CERTIFICATE_STATUS_BADGES } from '~/domain/certificates/certificate'
import { signedPath } from '~/domain/signing/certificate-token'
import { ALTERED_LINK } from '~/domain/signing/signed-status'
import { isCertificateStatus } from '~/domain/signing/signed-verdict'
import { publicAddress } from '~/server/public-address.server'

import type { Route } from './+types/signed-certificate-pdf'
import { certificatePdfResponse } from './drawn-certificate.server'
import { messageResponse } from './file-response.server'

export { refuseSending as action } from './file-response.server'

/** Sends a signed certificate as a PDF, whose QR code leads to the page that checks the signature. */
export async function loader({ params: { token }, request, url }: Route.LoaderArgs) {
  const result = await checkToken(token, currentDay())
  if (!result) return messageResponse(400, `${ALTERED_LINK.words}.`)
  const { certificate, verdict, signer } = result
  const { status, words } = verdict
  if (!signer || !isCertificateStatus(status)) return messageResponse(404, `${words}. Nie ma go w pliku PDF.`)

  const { type, scope, number, issueDate, expiryDate, holder } = certificate
  return certificatePdfResponse(request, {
    certificate: { type, scope, number, issueDate, expiryDate, issuedBy: signer.name },
    // The day of a revocation does not fit into the stamp.
    verdict: { status, words: status === 'revoked' ? CERTIFICATE_STATUS_BADGES.revoked.label : words },
    holder,
    address: publicAddress(signedPath(token), { request, url }),
    signed: { isSample: signer.isSample },
  })
}
