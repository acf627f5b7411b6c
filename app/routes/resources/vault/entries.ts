import { answer, isId, json, notAllowed, nothing } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/entries'
import { ANSWER_BYTES, dropsHeader, sealedFrames } from './frames.server'
import { readSealed } from './sealed-body.server'
import { countWrite, openVault, parseNumber, refuse } from './vault-answers.server'

/**
 * Sends the entries behind the one that the device has. It names that one by its number and its id: in a store that was
 * lost and filled again the number may belong to another entry, and then the device has to read everything again.
 */
export function loader({ request, url, params: { vaultId } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'read' })
    if (vault instanceof Response) return vault
    const after = parseNumber(url.searchParams.get('after') ?? '0')
    const entry = url.searchParams.get('entry')
    if (after === undefined || (entry !== null && !isId(entry))) return refuse('malformed')
    if (after > vault.lastNumber) return refuse('other-history')
    if (entry !== null) {
      const there = after === vault.lastNumber ? vault.lastEntry : await store.entryId(vault.id, after)
      if (there !== entry) return refuse('other-history')
    }
    const drops = dropsHeader(vault)
    if (after === vault.lastNumber) return nothing({ ...drops, 'Vault-Last': String(after) })
    return sealedFrames(await store.readEntries(vault.id, after, ANSWER_BYTES), drops)
  })
}

/** Appends an entry. Its id makes it count once, however often the device sends it. */
export function action({ request, params: { vaultId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed('GET, HEAD, POST')
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'write' })
    if (vault instanceof Response) return vault
    const id = request.headers.get('Entry-Id')
    const replaces = parseNumber(request.headers.get('Entry-Replaces') ?? '0')
    if (!isId(id) || replaces === undefined) return refuse('malformed')
    const tooFast = countWrite(vault)
    if (tooFast) return tooFast
    const content = await readSealed(request)
    if (content instanceof Response) return content
    const at = new Date().toISOString()
    const added = await store.appendEntry({ vaultId: vault.id, id, at, content, replaces })
    if (typeof added === 'string') return refuse(added)
    return json(added.isNew ? 201 : 200, { number: added.number })
  })
}
