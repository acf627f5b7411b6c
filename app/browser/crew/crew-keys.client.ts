import { fromBase64Url } from '~/domain/words/base64url'

// Ids and keys of boxes, pages, drops and receipts. Each box and each page has a key of its own, so that a link opens one
// of them only.

const KEY_BYTES = 32

/** The code that seals and opens. It is large, so it comes beside the screen. */
export const loadAge = () => import('~/browser/sealing/age-file.client')

/** Returns what opens content that is sealed for a key. Throws for a text that is no key. */
export async function openingKey(key: string): Promise<CryptoKey | string> {
  const { importIdentity } = await loadAge()
  const identity = await identityOf(key)
  // A browser without X25519 opens by the library's own arithmetic.
  return (await importIdentity(identity)) ?? identity
}

/** Returns the recipient for whom content is sealed that a key opens. Throws for a text that is no key. */
export async function recipientOf(key: string): Promise<string> {
  return (await loadAge()).recipientOf(await identityOf(key))
}

/** True if the server takes it as the name of a box or a page. A record may have any. */
export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** True for a key that can open something. Whoever drops something chooses that of its receipt. */
export function isKey(text: string): boolean {
  return fromBase64Url(text)?.length === KEY_BYTES
}

async function identityOf(key: string): Promise<string> {
  const bytes = fromBase64Url(key)
  if (bytes?.length !== KEY_BYTES) throw new RangeError('A key of another length')
  const { identityOfBytes } = await loadAge()
  return identityOfBytes(bytes)
}
