import { isSameKey, SIGNING_ALGORITHM, type PublicKey } from '~/domain/signing/signing-key'
import { fromBase64Url } from '~/domain/words/base64url'

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
    return await crypto.subtle.verify(SIGNING_ALGORITHM, verifier, parts.signature, parts.input)
  } catch {
    // The coordinates are of no point of the curve.
    return false
  }
}

/** A register has many links of few issuers. */
const verifiers: { key: PublicKey; verifier: Promise<CryptoKey> }[] = []
const MAX_VERIFIERS = 50

function verifierOf(key: PublicKey): Promise<CryptoKey> {
  const known = verifiers.find((each) => isSameKey(each.key, key))
  if (known) return known.verifier
  const verifier = crypto.subtle.importKey('jwk', key, SIGNING_ALGORITHM, false, ['verify'])
  if (verifiers.length >= MAX_VERIFIERS) verifiers.shift()
  verifiers.push({ key, verifier })
  return verifier
}

/** Returns what was signed and the signature. */
export function partsOf(token: string) {
  const end = token.lastIndexOf('.')
  const signature = fromBase64Url(token.slice(end + 1))
  return signature && { input: new TextEncoder().encode(token.slice(0, end)), signature }
}
