import * as v from 'valibot'

import { readToken } from '~/domain/signing/signed-certificate'
import { isSameKey, keyIdOf, publicKeySchema, type PublicKey } from '~/domain/signing/signing-key'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

// A link holds no key, only its id. The key follows from the signature itself (SEC 1, 4.1.6): of the few keys that could
// have made it, the one with that id has. So one link is enough to show the fingerprint of its issuer.

/**
 * Returns the key that has signed a token. Undefined if none with the named id has, because the token was altered; and
 * where the browser offers no cryptography, which `canFindSigner` tells.
 */
export async function findSigner(token: string): Promise<PublicKey | undefined> {
  const read = readToken(token)
  const parts = partsOf(token)
  if (!read || !parts || !canFindSigner()) return undefined
  const { p256 } = await import('@noble/curves/nist.js')
  for (const recovery of [0, 1, 2, 3]) {
    const key = publicKeyOf(() => {
      const bytes = p256.recoverPublicKey(Uint8Array.from([recovery, ...parts.signature]), parts.input)
      return p256.Point.fromBytes(bytes).toBytes(false)
    })
    if (key && (await keyIdOf(key)) === read.keyId) return key
  }
  return undefined
}

/** False on an unencrypted page: there the browser checks nothing, so no trust counts. */
export function canFindSigner(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** True if the key has signed the token. Never throws. */
export async function hasSigned(key: PublicKey, token: string): Promise<boolean> {
  const parts = partsOf(token)
  if (!parts || !canFindSigner()) return false
  try {
    const verifier = await verifierOf(key)
    return await crypto.subtle.verify(ALGORITHM, verifier, parts.signature, parts.input)
  } catch {
    // The coordinates are of no point of the curve.
    return false
  }
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** A register has many links of few issuers. */
const verifiers: { key: PublicKey; verifier: Promise<CryptoKey> }[] = []
const MAX_VERIFIERS = 50

function verifierOf(key: PublicKey): Promise<CryptoKey> {
  const known = verifiers.find((each) => isSameKey(each.key, key))
  if (known) return known.verifier
  const verifier = crypto.subtle.importKey('jwk', key, ALGORITHM, false, ['verify'])
  if (verifiers.length >= MAX_VERIFIERS) verifiers.shift()
  verifiers.push({ key, verifier })
  return verifier
}

/** Returns what was signed and the signature. */
function partsOf(token: string) {
  const end = token.lastIndexOf('.')
  const signature = fromBase64Url(token.slice(end + 1))
  return signature && { input: new TextEncoder().encode(token.slice(0, end)), signature }
}

/** A signature that no key could have made throws. */
function publicKeyOf(recover: () => Uint8Array): PublicKey | undefined {
  try {
    const [x, y] = [recover().slice(1, 33), recover().slice(33)].map(toBase64Url)
    return v.parse(publicKeySchema, { kty: 'EC', crv: 'P-256', x, y })
  } catch {
    return undefined
  }
}
