import { currentDay } from '~/data/clock.server'
import { checkToken } from '~/data/signed-certificates.server'
import { ALTERED_LINK } from '~/domain/signing/signed-status'

import type { Route } from './+types/signed-certificate-check'

export { refuseSending as action } from './file-response.server'

/** The address is the certificate itself, so no cache, no robot and no other site may learn it. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Sends as JSON the answer that the page of a signed certificate shows. */
export async function loader({ params: { token } }: Route.LoaderArgs) {
  const result = await checkToken(token, currentDay())
  return result
    ? Response.json(result, { headers: HEADERS })
    : Response.json(ALTERED_LINK, { status: 400, headers: HEADERS })
}
