import { p256 } from '@noble/curves/nist.js'
import * as v from 'valibot'

import { readToken } from '~/domain/signing/signed-certificate'
import { keyIdOf, publicKeySchema, type PublicKey } from '~/domain/signing/signing-key'
import { toBase64Url } from '~/domain/words/base64url'

import { canFindSigner, partsOf } from './link-signature.client'

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
  for (const recovery of [0, 1, 2, 3]) {
    const key = recoverKey(Uint8Array.from([recovery, ...parts.signature]), parts.input)
    if (key && (await keyIdOf(key)) === read.keyId) return key
  }
  return undefined
}

/** Returns undefined for a signature that no key could have made: the library throws then. */
function recoverKey(signature: Uint8Array, input: Uint8Array): PublicKey | undefined {
  try {
    const point = p256.Point.fromBytes(p256.recoverPublicKey(signature, input)).toBytes(false)
    const [x, y] = [point.slice(1, 33), point.slice(33)].map(toBase64Url)
    return v.parse(publicKeySchema, { kty: 'EC', crv: 'P-256', x, y })
  } catch {
    return undefined
  }
}
