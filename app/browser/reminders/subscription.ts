import { fromBase64Url } from '~/domain/words/base64url'

/** A push subscription, as the push service wants it. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Returns the subscription of the browser for messages of our server, which has a public key. Makes one if there is none, or
 * if the server has another key since. The service worker uses it, too.
 */
export async function subscribeTo(
  pushManager: PushManager,
  serverKey: string,
): Promise<Subscription | undefined> {
  const key = fromBase64Url(serverKey)
  if (!key) return undefined
  const known = await pushManager.getSubscription()
  if (known && !isOfServer(known, key)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined
  return { endpoint, keys: { p256dh, auth } }
}

function isOfServer({ options }: PushSubscription, wanted: Uint8Array): boolean {
  const { applicationServerKey } = options
  if (!applicationServerKey) return false
  const known = new Uint8Array(applicationServerKey)
  return known.length === wanted.length && known.every((byte, place) => byte === wanted[place])
}
