import { answer, json, notAllowed } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/pages'
import { openVault } from './vault-answers.server'

/** Lists the pages that the register has published, each with the day of its last look if somebody has looked. */
export function loader({ request, params: { vaultId } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'read' })
    if (vault instanceof Response) return vault
    const pages = await store.listPages(vault.id)
    return json(200, { pages: pages.map(({ seenOn, ...page }) => (seenOn ? { ...page, seenOn } : page)) })
  })
}

export function action() {
  return notAllowed('GET, HEAD')
}
