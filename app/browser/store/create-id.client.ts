import { toBase64Url } from '~/domain/words/base64url'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 16

/** Returns a new random id of 16 letters and digits. `randomUUID` is missing if the app is served without TLS. */
export function createId(): string {
  const id: string[] = []
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      // A byte past the last whole alphabet is drawn again, so that every letter is equally likely.
      const letter = byte < ALPHABET.length * 4 ? ALPHABET[byte % ALPHABET.length] : undefined
      if (letter !== undefined && id.length < LENGTH) id.push(letter)
    }
  }
  return id.join('')
}

const ID_BYTES = 16
const KEY_BYTES = 32

/** Returns a new id of 22 characters for a thing that a server keeps: nobody guesses it. */
export function randomId(): string {
  return randomText(ID_BYTES)
}

/** Returns a new key, secret or token of 43 characters. */
export function randomKey(): string {
  return randomText(KEY_BYTES)
}

function randomText(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))
}
