import type { Entry } from '~/server/store/store.server'

import type { Route } from './+types/entries'
import {
  answer,
  countWrite,
  isId,
  json,
  notAllowed,
  nothing,
  openVault,
  readSealed,
  refuse,
  sealed,
} from './vault-answers.server'

/** How many bytes of entries one answer has. Those behind them come with the next one. */
const ANSWER_BYTES = 8 * 1024 * 1024

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
    if (after === vault.lastNumber) return nothing({ 'Vault-Last': String(after) })
    const { entries, last, hasMore } = await store.readEntries(vault.id, after, ANSWER_BYTES)
    return sealed(framed(entries), { 'Vault-Last': String(last), 'Vault-More': String(hasMore) })
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

function parseNumber(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Puts the entries behind one another, each with what the server says of it, both behind their lengths. */
function framed(entries: Entry[]): Uint8Array<ArrayBuffer> {
  const parts = entries.flatMap(({ content, ...head }) => {
    const headBytes = Buffer.from(JSON.stringify(head))
    return [lengthOf(headBytes), headBytes, lengthOf(content), content]
  })
  return Buffer.concat(parts)
}

/** Four bytes, the highest first. */
function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
