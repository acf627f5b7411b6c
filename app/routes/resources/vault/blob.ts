import { answer, json, notAllowed, nothing } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/blob'
import { readSealed } from './sealed-body.server'
import { countWrite, isBlobName, openVault, refuse, sealed } from './vault-answers.server'

/** Sends a scan, or for HEAD only whether the vault has it. */
export function loader({ request, params: { vaultId, name } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'read' })
    if (vault instanceof Response) return vault
    if (!isBlobName(name)) return refuse('gone')
    if (request.method === 'HEAD') {
      const size = await store.blobSize(vault.id, name)
      return size === undefined ? refuse('gone') : sealed(null, { 'Content-Length': String(size) })
    }
    const content = await store.readBlob(vault.id, name)
    return content ? sealed(new Uint8Array(content)) : refuse('gone')
  })
}

/** Keeps a scan (PUT) or removes it (DELETE). Its name follows from its content, so the same again changes nothing. */
export function action({ request, params: { vaultId, name } }: Route.ActionArgs) {
  const { method } = request
  if (method !== 'PUT' && method !== 'DELETE') return notAllowed('GET, HEAD, PUT, DELETE')
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'write' })
    if (vault instanceof Response) return vault
    if (!isBlobName(name)) return refuse('malformed')
    const tooFast = countWrite(vault)
    if (tooFast) return tooFast
    if (method === 'DELETE') {
      await store.deleteBlob(vault.id, name)
      return nothing()
    }
    const content = await readSealed(request)
    if (content instanceof Response) return content
    const kept = await store.putBlob(vault.id, name, content)
    if (kept === 'kept') return json(201, { blob: 'kept' })
    return kept === 'there' ? json(200, { blob: 'there' }) : refuse(kept)
  })
}
