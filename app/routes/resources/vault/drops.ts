import { answer, notAllowed, nothing } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/drops'
import { ANSWER_BYTES, dropsHeader, sealedFrames } from './frames.server'
import { openVault, parseNumber, refuse } from './vault-answers.server'

/** Sends the drops that wait for the register, behind the one that the device has. */
export function loader({ request, url, params: { vaultId } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'read' })
    if (vault instanceof Response) return vault
    const after = parseNumber(url.searchParams.get('after') ?? '0')
    if (after === undefined) return refuse('malformed')
    if (after > vault.lastDrop) return refuse('other-history')
    const waiting = await store.readDrops(vault.id, after, ANSWER_BYTES)
    const drops = dropsHeader(vault)
    return waiting.items.length === 0 ? nothing(drops) : sealedFrames(waiting, drops)
  })
}

export function action() {
  return notAllowed('GET, HEAD')
}
