import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import * as v from 'valibot'

import type { Store } from '~/server/store/store.server'

// Keys that the server makes at the first need. They are in the store, so that all its copies have the same.

/** The keys by which push services know this server (RFC 8292), in base64url. */
export type VapidKeys = v.InferOutput<typeof vapidSchema>

const vapidSchema = v.object({ publicKey: v.string(), privateKey: v.string() })

const LINK_KEY_BYTES = 32

/** Keys never change, so each copy of the server reads them once. */
const kept = new WeakMap<Store, Map<string, string>>()

export async function vapidKeys(store: Store): Promise<VapidKeys> {
  const keys = await serverKey(store, 'vapid', async () => {
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
  return v.parse(vapidSchema, JSON.parse(keys))
}

/** What the link of a mail does. */
export type LinkPurpose = 'confirm' | 'end'

/**
 * Returns the token that makes a link of a mail work: who has it has read the mail. The link that confirms an address
 * confirms no other, which its device may give meanwhile: `subject` is the id of the reminder, and there the address, too.
 */
export async function linkToken(store: Store, purpose: LinkPurpose, subject: string): Promise<string> {
  const key = await serverKey(store, 'links', () => randomBytes(LINK_KEY_BYTES).toString('base64url'))
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`${purpose} ${subject}`)
    .digest('base64url')
}

export async function isLinkToken(
  store: Store,
  { purpose, subject, token }: { purpose: LinkPurpose; subject: string; token: string },
): Promise<boolean> {
  const [right, given] = [Buffer.from(await linkToken(store, purpose, subject)), Buffer.from(token)]
  return right.length === given.length && timingSafeEqual(right, given)
}

async function serverKey(store: Store, name: string, make: () => string | Promise<string>): Promise<string> {
  const keys = kept.get(store) ?? new Map<string, string>()
  kept.set(store, keys)
  const key = keys.get(name) ?? (await store.keepServerKey(name, await make()))
  keys.set(name, key)
  return key
}
