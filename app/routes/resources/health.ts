import { issuerListState } from '~/data/trusted-issuers.server'
import { issuerListText } from '~/domain/signing/trusted-issuers'
import { sendingText } from '~/server/reminders/sending.server'
import { storeText } from '~/server/store/vault-store.server'

/**
 * Tells load balancers and the health check of the image that the server runs. A faulty or older list of issuers, or a
 * store that does not answer, is no reason to stop it, so only the text tells of that.
 */
export function loader() {
  const list = issuerListState()
  const lines = ['ok', list && issuerListText(list), storeText(), sendingText()]
  return new Response(lines.filter((line) => line !== undefined).join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
