import { base64urlnopad } from '@scure/base'
import { identityToRecipient } from 'age-encryption'

import { identityOfBytes, importIdentity } from '~/browser/sealing/identity-key.client'
import { randomId, randomKey } from '~/browser/store/create-id.client'
import type { VaultAddress } from '~/domain/vault/vault-link'

/** All that follows from the address of a vault and its secret. */
export type VaultKeys = {
  id: string
  /** The tokens that the server asks for; it knows only their hashes. */
  write: string
  read: string
  drop: string
  /** Content is sealed for the recipient, and the identity opens it. */
  recipient: string
  identity: CryptoKey | string
  /** Makes names that tell the server nothing of what they name. */
  names: CryptoKey
}

/** Returns a new address with a new secret. */
export function createVaultAddress(): VaultAddress {
  return { id: randomId(), secret: randomKey() }
}

/** Computes the keys of a vault. Throws for a secret that is none. */
export async function vaultKeys({ id, secret }: VaultAddress): Promise<VaultKeys> {
  const bytes = base64urlnopad.decode(secret)
  const identity = identityOfBytes(bytes)
  const material = await crypto.subtle.importKey('raw', Uint8Array.from(bytes), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ])
  const derivation = (use: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new TextEncoder().encode(id),
    info: new TextEncoder().encode(`pewnik ${use}`),
  })
  const token = async (use: string) =>
    base64urlnopad.encode(new Uint8Array(await crypto.subtle.deriveBits(derivation(use), material, 256)))
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const [write, read, drop, recipient, imported, names] = await Promise.all([
    token('write'),
    token('read'),
    token('drop'),
    identityToRecipient(identity),
    importIdentity(identity),
    crypto.subtle.deriveKey(derivation('blob names'), material, hmac, false, ['sign']),
  ])
  // A browser without X25519 opens what is sealed by the library's own arithmetic.
  return { id, write, read, drop, recipient, identity: imported ?? identity, names }
}

/** Returns the hash of a token, which is all that the server learns of it. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return base64urlnopad.encode(new Uint8Array(digest))
}

/** Returns a name of 43 characters that follows from a text, and that only devices with the secret can compute. */
export async function secretName({ names }: VaultKeys, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(text))
  return base64urlnopad.encode(new Uint8Array(signature))
}
