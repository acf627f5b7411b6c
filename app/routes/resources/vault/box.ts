import * as v from 'valibot'

import { answer, isHash, isId, json, notAllowed, nothing } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/box'
import { countWrite, openVault, refuse } from './vault-answers.server'

const boxSchema = v.object({ drop: v.custom<string>(isHash), isPaused: v.boolean() })

export function loader() {
  return notAllowed('PUT, DELETE')
}

/** Makes a box or changes it (PUT), or closes it (DELETE). */
export function action({ request, params: { vaultId, box } }: Route.ActionArgs) {
  const { method } = request
  if (method !== 'PUT' && method !== 'DELETE') return notAllowed('PUT, DELETE')
  return answer(request, async (store) => {
    const vault = await openVault(store, { request, vaultId, token: 'write' })
    if (vault instanceof Response) return vault
    if (!isId(box)) return refuse('malformed')
    const tooFast = countWrite(vault)
    if (tooFast) return tooFast
    if (method === 'DELETE') {
      await store.closeBox(vault.id, box)
      return nothing()
    }
    const parsed = v.safeParse(boxSchema, await request.json().catch(() => undefined))
    if (!parsed.success) return refuse('malformed')
    const { drop: dropHash, isPaused } = parsed.output
    const put = await store.putBox(vault.id, { id: box, dropHash, isPaused })
    if (put !== 'made' && put !== 'changed') return refuse(put)
    return json(put === 'made' ? 201 : 200, { box: put })
  })
}
