import { issuerListState } from '~/data/trusted-issuers.server'
import { issuerListText } from '~/domain/signing/trusted-issuers'

/**
 * Tells load balancers and the health check of the image that the server runs. A faulty or older list of issuers is no
 * reason to stop it, so only the text tells of that.
 */
export function loader() {
  const list = issuerListState()
  return new Response(['ok', ...(list ? [issuerListText(list)] : [])].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
