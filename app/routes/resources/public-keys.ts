import { listPublicKeys } from '~/data/trusted-issuers.server'
import { publishedKey } from '~/domain/signing/published-key'

export { refuseSending as action } from './file-response.server'

/** Publishes the valid keys as a JWK Set (RFC 7517). It names issuers and the days of issue that a key
 * covers, as members beyond the standard. */
export function loader() {
  // The private half of the sample's key is public, so elsewhere it would prove nothing.
  const keys = listPublicKeys()
    .filter(({ isSample }) => !isSample)
    .map(({ id, jwk, name, key: { validFrom, validTo } }) => ({
      ...publishedKey(id, jwk),
      issuer: name,
      validFrom,
      validTo,
    }))
  return new Response(JSON.stringify({ keys }), {
    headers: { 'Content-Type': 'application/jwk-set+json', 'Cache-Control': 'no-cache' },
  })
}
