import * as v from 'valibot'

import { tokenHash, type VaultKeys } from '~/browser/vault/vault-keys.client'
import { arriving, ask, bearer, readFrames, require, VaultError } from '~/browser/vault/vault-server.client'
import type { Box } from '~/domain/crew/records/box'
import { daySchema, type Day } from '~/domain/words/day'

import type { SealedDrop } from './crew-store.client'

// Questions of the register to the server about the phones of its crew. All of them throw VaultError.

const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
const boxesSchema = v.object({
  boxes: v.array(v.object({ id, drop: v.string(), isPaused: v.boolean(), isClosed: v.boolean() })),
})
const pagesSchema = v.object({
  pages: v.array(v.object({ id, tag: v.string(), seenOn: v.optional(daySchema) })),
})
const frameSchema = v.object({ id, box: id, number: v.number(), at: v.pipe(v.string(), v.isoTimestamp()) })

/** A box, as the server has it. */
export type ServerBox = { drop: string; isPaused: boolean; isClosed: boolean }

/** A page, as the server has it: the keyed hash of what it says, and the day of the last look. */
export type ServerPage = { tag: string; seenOn?: Day | undefined }

export async function fetchBoxes(keys: VaultKeys): Promise<ReadonlyMap<string, ServerBox>> {
  const { boxes } = await readAs(boxesSchema, keys, '/boxes')
  return new Map(boxes.map((box) => [box.id, box]))
}

/** Returns the box as the server shall have it. */
export async function serverBoxOf({ dropToken, isPaused = false }: Box): Promise<ServerBox> {
  return { drop: await tokenHash(dropToken), isPaused, isClosed: false }
}

export async function putBox(keys: VaultKeys, boxId: string, { drop, isPaused }: ServerBox): Promise<void> {
  const headers = { ...bearer(keys.write), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ drop, isPaused })
  await require(await ask(keys, `/boxes/${boxId}`, { method: 'PUT', headers, body }))
}

export async function closeBox(keys: VaultKeys, boxId: string): Promise<void> {
  await remove(keys, `/boxes/${boxId}`)
}

/** Returns the drops that wait behind a number, or some of them. */
export async function fetchDrops(
  keys: VaultKeys,
  after: number,
): Promise<{ drops: SealedDrop[]; last: number; hasMore: boolean }> {
  const answer = await ask(keys, `/drops?after=${after}`, { headers: bearer(keys.read) })
  if (answer.status === 409) throw new VaultError('other-history')
  await require(answer)
  const newest = numberIn(answer, 'Vault-Drops')
  if (answer.status === 204) return { drops: [], last: newest, hasMore: false }
  const hasMore = answer.headers.get('Vault-More') === 'true'
  const last = hasMore ? numberIn(answer, 'Vault-Last') : newest
  const drops = readFrames(await arriving(() => answer.arrayBuffer())).flatMap(({ header, sealed }) => {
    const frame = v.safeParse(frameSchema, header)
    return frame.success ? [{ ...frame.output, sealed }] : []
  })
  return {
    drops: await Promise.all(
      drops.map(async ({ sealed, ...drop }) => ({ ...drop, sealed: await sealed.arrayBuffer() })),
    ),
    last,
    // An answer that does not go on would be asked for without end.
    hasMore: hasMore && last > after,
  }
}

function numberIn({ headers }: Response, name: string): number {
  const number = Number(headers.get(name) ?? 0)
  return Number.isSafeInteger(number) ? number : 0
}

/** Puts a drop into its box once more, after the server has lost it. It counts once. */
export async function returnDrop(keys: VaultKeys, { dropToken }: Box, drop: SealedDrop): Promise<void> {
  const headers = {
    ...bearer(dropToken),
    'Content-Type': 'application/octet-stream',
    'Drop-Id': drop.id,
  }
  await require(await ask(keys, `/boxes/${drop.box}/drops`, { method: 'POST', headers, body: drop.sealed }))
}

export async function removeDrop(keys: VaultKeys, dropId: string): Promise<void> {
  await remove(keys, `/drops/${dropId}`)
}

export async function fetchPages(keys: VaultKeys): Promise<ReadonlyMap<string, ServerPage>> {
  const { pages } = await readAs(pagesSchema, keys, '/pages')
  return new Map(pages.map((page) => [page.id, page]))
}

/** Publishes a page. `isUnseen`: the server does not note that somebody has looked. */
export async function putPage(
  keys: VaultKeys,
  pageId: string,
  { tag, sealed, isUnseen }: { tag: string; sealed: Blob; isUnseen: boolean },
): Promise<void> {
  const headers = {
    ...bearer(keys.write),
    'Content-Type': 'application/octet-stream',
    'Page-Tag': tag,
    ...(isUnseen && { 'Page-Unseen': 'true' }),
  }
  await require(await ask(keys, `/pages/${pageId}`, { method: 'PUT', headers, body: sealed }))
}

export async function withdrawPage(keys: VaultKeys, pageId: string): Promise<void> {
  await remove(keys, `/pages/${pageId}`)
}

async function remove(keys: VaultKeys, path: string): Promise<void> {
  await require(await ask(keys, path, { method: 'DELETE', headers: bearer(keys.write) }))
}

async function readAs<Output>(
  schema: v.GenericSchema<unknown, Output>,
  keys: VaultKeys,
  path: string,
): Promise<Output> {
  const answer = await require(await ask(keys, path, { headers: bearer(keys.read) }))
  const parsed = v.safeParse(schema, await arriving(() => answer.json()))
  // A proxy or another program has answered.
  if (!parsed.success) throw new VaultError('unavailable')
  return parsed.output
}
