import { answer, isId, isSame, json, notAllowed, tokenHashOf } from '~/routes/resources/store-answers.server'
import type { Box } from '~/server/store/boxes.server'
import type { BoxRefusal } from '~/server/store/drops.server'
import type { Store } from '~/server/store/store.server'

import type { Route } from './+types/box-drops'
import { readSealedDrop } from './sealed-body.server'
import { refuse } from './vault-answers.server'

const HOUR_SECONDS = 3_600

export function loader() {
  return notAllowed('POST')
}

/**
 * Takes what a phone of the crew sends. Its id makes it count once. Everybody has the token of a box, so its limits come
 * before the content is read.
 */
export function action({ request, params: { vaultId, box: boxId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed('POST')
  return answer(request, async (store) => {
    const box = await openBox(store, { request, vaultId, boxId })
    if (box instanceof Response) return box
    const id = request.headers.get('Drop-Id')
    if (!isId(id)) return refuse('malformed')
    const known = await store.checkDrop(vaultId, box, { id, at: now() })
    if (known) return outcomeOf(known)
    const content = await readSealedDrop(request)
    if (content instanceof Response) return content
    return outcomeOf(await store.appendDrop({ vaultId, boxId, id, at: now(), content }))
  })
}

/** Returns the box if the request has its token, or the answer why not. Nobody learns which part of a link is wrong. */
async function openBox(
  store: Store,
  { request, vaultId, boxId }: { request: Request; vaultId: string; boxId: string },
): Promise<Box | Response> {
  const given = tokenHashOf(request)
  if (!isId(vaultId) || !isId(boxId) || given === undefined) return refuse('gone')
  const vault = await store.findVault(vaultId)
  if (vault === 'ended') return refuse('ended')
  const box = vault && (await store.findBox(vaultId, boxId))
  return box && isSame(box.dropHash, given) ? box : refuse('gone')
}

function outcomeOf(outcome: 'kept' | 'there' | 'gone' | 'store-full' | BoxRefusal): Response {
  if (outcome === 'kept') return json(201, { drop: 'kept' })
  if (outcome === 'there') return json(200, { drop: 'there' })
  return refuse(outcome, outcome === 'too-many-drops' ? secondsToNextHour() : undefined)
}

/** Drops are counted by the hours of the clock. */
function secondsToNextHour(): number {
  return HOUR_SECONDS - (Math.floor(Date.now() / 1_000) % HOUR_SECONDS)
}

function now(): string {
  return new Date().toISOString()
}
