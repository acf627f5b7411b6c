import { bech32 } from '@scure/base'

/** The beginning of an X25519 key in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8_BEGINNING = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20,
]

/** The beginning of an identity in the age format. */
const IDENTITY = 'age-secret-key-'

/** Returns the 32 bytes of an identity. Throws for a text that is none. */
export function bytesOfIdentity(identity: string): Uint8Array {
  return bech32.decodeToBytes(identity).bytes
}

/** Returns the identity of 32 bytes, as the age format writes it. */
export function identityOfBytes(bytes: Uint8Array): string {
  return bech32.encodeFromBytes(IDENTITY, bytes).toUpperCase()
}

/**
 * Returns an identity as a key that no script can read, or undefined if the browser has no X25519. Throws for a text that
 * is no identity.
 */
export async function importIdentity(identity: string): Promise<CryptoKey | undefined> {
  const pkcs8 = Uint8Array.from([...PKCS8_BEGINNING, ...bytesOfIdentity(identity)])
  try {
    return await crypto.subtle.importKey('pkcs8', pkcs8, { name: 'X25519' }, false, ['deriveBits'])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined
    throw error
  }
}
