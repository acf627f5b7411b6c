import { currentDay } from '~/data/clock.server'
import { answer, isHash, isId, json, notAllowed, nothing } from '~/routes/resources/store-answers.server'
import { tryStore } from '~/server/store/vault-store.server'

import type { Route } from './+types/page'
import { readSealedPage } from './sealed-body.server'
import { countWrite, openVault, refuse, sealed } from './vault-answers.server'

/**
 * Sends a page to whoever has its link. Without the key behind `#` it is of no use. The register learns the day of the
 * last look. The phone does not wait until the store has it.
 */
export function loader({ request, params: { vaultId, page } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    if (!isId(vaultId) || !isId(page)) return refuse('gone')
    const vault = await store.findVault(vaultId)
    if (!vault) return refuse('gone')
    if (vault === 'ended') return refuse('ended')
    const found = await store.readPage(vaultId, page)
    if (!found) return refuse('gone')
    if (found === 'withdrawn') return refuse('withdrawn')
    const today = currentDay()
    if (request.method === 'GET' && found.notesLooks && found.seenOn !== today) {
      void tryStore((opened) => opened.noteLook(vaultId, page, today))
    }
    return sealed(new Uint8Array(found.content))
  })
}

/** Publishes a page (PUT) or withdraws it (DELETE). */
export function action({ request, params: { vaultId, page } }: Route.ActionArgs) {
  const { method } = request
  if (method !== 'PUT' && method !== 'DELETE') return notAllowed('GET, HEAD, PUT, DELETE')
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'write' })
    if (vault instanceof Response) return vault
    if (!isId(page)) return refuse('malformed')
    const tooFast = countWrite(vault)
    if (tooFast) return tooFast
    if (method === 'DELETE') {
      await store.withdrawPage(vault.id, page)
      return nothing()
    }
    const tag = request.headers.get('Page-Tag')
    if (!isHash(tag)) return refuse('malformed')
    const content = await readSealedPage(request)
    if (content instanceof Response) return content
    const notesLooks = request.headers.get('Page-Unseen') !== 'true'
    const put = await store.putPage({ vaultId: vault.id, id: page, tag, notesLooks, content })
    if (put !== 'made' && put !== 'replaced') return refuse(put)
    return json(put === 'made' ? 201 : 200, { page: put })
  })
}
