import * as v from 'valibot'

import {
  answer,
  isHash,
  isId,
  isInvited,
  isSame,
  json,
  notAllowed,
  nothing,
} from '~/routes/resources/store-answers.server'

import type { Route } from './+types/vault'
import { countNewVault, openVault, refuse } from './vault-answers.server'

const hash = v.custom<string>(isHash)
const hashesSchema = v.object({ write: hash, read: hash, drop: hash })

/** Begins a vault (PUT) or ends it (DELETE). */
export function action({ request, params: { vaultId } }: Route.ActionArgs) {
  if (request.method === 'PUT') return begin(request, vaultId)
  if (request.method === 'DELETE') return end(request, vaultId)
  return notAllowed('PUT, DELETE')
}

export function loader() {
  return notAllowed('PUT, DELETE')
}

function begin(request: Request, vaultId: string): Promise<Response> {
  return answer(request, async (store) => {
    if (!isId(vaultId)) return refuse('malformed')
    if (!isInvited(request)) return refuse('invitation')
    const parsed = v.safeParse(hashesSchema, await request.json().catch(() => undefined))
    if (!parsed.success) return refuse('malformed')
    const hashes = parsed.output
    const tooFast = countNewVault()
    if (tooFast) return tooFast
    const made = await store.makeVault(vaultId, hashes)
    if (made === 'made') return json(201, { vault: 'made' })
    if (made === 'store-full' || made === 'ended') return refuse(made)
    const { write, read, drop } = made.hashes
    const isTheSame = [isSame(write, hashes.write), isSame(read, hashes.read), isSame(drop, hashes.drop)]
    return isTheSame.every(Boolean) ? json(200, { vault: 'there' }) : refuse('taken')
  })
}

function end(request: Request, vaultId: string): Promise<Response> {
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'write' })
    if (vault instanceof Response) {
      const isThere = typeof (await store.findVault(vaultId)) === 'object'
      return isId(vaultId) && !isThere ? nothing() : vault
    }
    await store.endVault(vault.id)
    return nothing()
  })
}
