import { answer, isId, notAllowed, nothing } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/drop'
import { countWrite, openVault, refuse } from './vault-answers.server'

export function loader() {
  return notAllowed('DELETE')
}

/** Removes the content of a drop that the register has decided on. */
export function action({ request, params: { vaultId, drop } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return notAllowed('DELETE')
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'write' })
    if (vault instanceof Response) return vault
    if (!isId(drop)) return refuse('malformed')
    const tooFast = countWrite(vault)
    if (tooFast) return tooFast
    await store.clearDrop(vault.id, drop)
    return nothing()
  })
}
