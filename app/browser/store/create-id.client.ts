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
