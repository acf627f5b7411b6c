import * as v from 'valibot'

import { toBase64Url } from './base64url'

/** So many bits of a key's thumbprint name it. */
const KEY_ID_BITS = 64

const coordinate = v.pipe(
  v.string('Podaj współrzędną klucza'),
  v.regex(/^[\w-]{43}$/, 'Współrzędna klucza ma 43 znaki base64url'),
)

const ONLY_PUBLIC = 'Usuń część prywatną („d”): na liście stoi tylko klucz publiczny'

/** The public half of a key on P-256, as a JWK (RFC 7517). What browsers add to one when they export it is dropped. */
export const publicKeySchema = v.pipe(
  v.object(
    {
      kty: v.literal('EC', 'Klucz musi mieć „kty”: „EC”'),
      crv: v.literal('P-256', 'Klucz musi leżeć na krzywej P-256'),
      x: coordinate,
      y: coordinate,
      d: v.optional(v.never(ONLY_PUBLIC)),
    },
    'Podaj klucz publiczny jako obiekt JWK',
  ),
  v.transform(({ kty, crv, x, y }) => ({ kty, crv, x, y })),
)

export type PublicKey = v.InferOutput<typeof publicKeySchema>

/** A key with its private half, as a JWK. */
export const privateKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
})

export type PrivateKey = v.InferOutput<typeof privateKeySchema>

/** Returns the id by which a token names its key: the first 64 bits of the RFC 7638 thumbprint, in 11 letters. */
export async function keyIdOf({ crv, kty, x, y }: PublicKey): Promise<string> {
  // The RFC fixes the members and their order.
  const members = new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }))
  const thumbprint = new Uint8Array(await crypto.subtle.digest('SHA-256', members))
  return toBase64Url(thumbprint.slice(0, KEY_ID_BITS / 8))
}
