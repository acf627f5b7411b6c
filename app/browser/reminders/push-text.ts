// The texts of push messages, sealed by the browser that shows them: neither our server nor the push service reads them.
// The service worker imports this module, so it uses nothing large.

import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

export const REMINDERS_DATABASE = 'pewnik-reminders'

/** That of the crew's phones, which have nothing of the panel. */
export const CREW_REMINDERS_DATABASE = 'pewnik-crew-reminders'

/** In each of the databases. */
const STORE = 'reminders'

/** What a reminder of this browser has for its messages. `opens`: the page to which they lead, if it is not the usual one. */
export type TextRow = { id: string; token: string; textKey: CryptoKey; opens?: string }

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

/** Makes a key that no script can read, only use. */
export function createTextKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Returns the sealed text as base64url. */
export async function sealText(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text))
  return toBase64Url(Uint8Array.from([...iv, ...new Uint8Array(sealed)]))
}

/** Returns the text, or undefined if the key does not open it. */
export async function openText(key: CryptoKey, sealed: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64Url(sealed)
    if (!bytes) return undefined
    const iv = bytes.subarray(0, IV_BYTES)
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes.subarray(IV_BYTES))
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}

/** Returns the text, if one of the keys of this browser opens it, and the page to which it leads. Never throws. */
export async function openKeptText(
  sealed: string,
): Promise<{ text: string; opens: string | undefined } | undefined> {
  for (const database of [REMINDERS_DATABASE, CREW_REMINDERS_DATABASE]) {
    for (const { textKey, opens } of await readTextRows(database)) {
      const text = await openText(textKey, sealed)
      if (text !== undefined) return { text, opens }
    }
  }
  return undefined
}

/** Returns the reminders of this browser that come as messages. Never throws. */
export function readTextRows(database: string): Promise<TextRow[]> {
  return readRows(database).catch(() => [])
}

function readRows(name: string): Promise<TextRow[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error))
    // It does not exist. An empty one would stay without its stores.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('success', () => {
      const database = opening.result
      const reading = database.transaction(STORE).objectStore(STORE).getAll()
      reading.addEventListener('error', () => reject(reading.error))
      reading.addEventListener('success', () => {
        database.close()
        const rows: (Omit<TextRow, 'textKey'> & { textKey?: CryptoKey })[] = reading.result
        resolve(rows.flatMap(({ textKey, ...row }) => (textKey ? [{ ...row, textKey }] : [])))
      })
    })
  })
}
