import * as v from 'valibot'

import { IV_BYTES, SALT_BYTES, SEALING_ITERATIONS, type SealedKey } from '~/domain/signing/sealed-key'
import {
  privateKeySchema,
  publicKeySchema,
  SIGNING_ALGORITHM,
  type PrivateKey,
} from '~/domain/signing/signing-key'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

import { importIssuerKey, type IssuerKey } from './issuer-key.client'

// A key that signs cannot be read by any script. So its copy is made together with it, while its private half is in
// memory; what is kept to sign with is imported again and cannot be read either.

/** Makes a key, and its copy that the passphrase opens. */
export async function makeSealedKey(passphrase: string): Promise<{ key: IssuerKey; sealed: SealedKey }> {
  const pair = await crypto.subtle.generateKey(SIGNING_ALGORITHM, true, ['sign', 'verify'])
  const jwk = v.parse(privateKeySchema, await crypto.subtle.exportKey('jwk', pair.privateKey))
  return { key: await importIssuerKey(jwk), sealed: await seal(jwk, passphrase) }
}

/** Returns the key, which again cannot be read, or undefined if the passphrase is wrong or the copy is damaged. */
export async function openSealedKey(
  { publicKey, iterations, salt, iv, text }: SealedKey,
  passphrase: string,
): Promise<IssuerKey | undefined> {
  const lock = await lockOf(passphrase, { salt: bytesOf(salt), iterations })
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, lock, bytesOf(text))
    const jwk = v.parse(v.pipe(v.string(), v.parseJson(), privateKeySchema), new TextDecoder().decode(opened))
    return jwk.x === publicKey.x && jwk.y === publicKey.y ? await importIssuerKey(jwk) : undefined
  } catch (error) {
    // AES-GCM tells a wrong key, or a changed text, by this error alone.
    if (error instanceof DOMException || error instanceof v.ValiError) return undefined
    throw error
  }
}

async function seal({ d, ...publicHalf }: PrivateKey, passphrase: string): Promise<SealedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const lock = await lockOf(passphrase, { salt, iterations: SEALING_ITERATIONS })
  const content = new TextEncoder().encode(JSON.stringify({ ...publicHalf, d }))
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock, content)
  return {
    publicKey: v.parse(publicKeySchema, publicHalf),
    iterations: SEALING_ITERATIONS,
    salt: toBase64Url(salt),
    iv: toBase64Url(iv),
    text: toBase64Url(new Uint8Array(text)),
  }
}

/** Makes of a passphrase the key of AES. Keyboards write one letter in several ways, which count as one. */
async function lockOf(
  passphrase: string,
  { salt, iterations }: { salt: Uint8Array<ArrayBuffer>; iterations: number },
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text)
  if (!bytes) throw new Error('The sealed key is not written in base64url')
  return bytes
}
