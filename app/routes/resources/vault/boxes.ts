import { answer, json, notAllowed } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/boxes'
import { openVault } from './vault-answers.server'

/** Lists the boxes that the vault has, so that a device knows which of its register are missing or other here. */
export function loader({ request, params: { vaultId } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'read' })
    if (vault instanceof Response) return vault
    const boxes = await store.listBoxes(vault.id)
    return json(200, {
      boxes: boxes.map(({ id, dropHash, state, waiting }) => ({
        id,
        drop: dropHash,
        isPaused: state === 'paused',
        isClosed: state === 'closed',
        waiting,
      })),
    })
  })
}

export function action() {
  return notAllowed('GET, HEAD')
}
