import * as v from 'valibot'

import type { User } from '~/domain/people/user'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

/** So many bits of a key's thumbprint name it. */
const KEY_ID_BITS = 64

/**
 * A coordinate of 32 bytes in the one spelling that RFC 7518 gives it. Its last letter has two bits to spare: with them
 * set, the same key would pass for another one wherever keys are compared.
 */
const coordinate = v.pipe(
  v.string('Podaj współrzędną klucza'),
  v.regex(/^[\w-]{43}$/, 'Współrzędna klucza ma 43 znaki base64url'),
  v.check(
    isCanonical,
    'Ostatni znak współrzędnej jest zmieniony: skopiuj klucz jeszcze raz z pliku wystawcy',
  ),
)

function isCanonical(text: string): boolean {
  const bytes = fromBase64Url(text)
  return bytes !== undefined && toBase64Url(bytes) === text
}

const ONLY_PUBLIC = 'Usuń część prywatną („d”): na liście podaje się tylko klucz publiczny'

/** The public half of a key on P-256, as a JWK (RFC 7517). Fields that browsers add on export are dropped. */
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

/**
 * True if whoever can sign with one key can sign with the other. Two points of a curve share each `x`, and the private
 * half of one gives that of the other.
 */
export function hasSameSigner(key: PublicKey, other: PublicKey): boolean {
  return key.x === other.x
}

/** A key with its private half, as a JWK. */
export const privateKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
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

/** The training centre of the sample data with its private key, which everybody has: what it signs proves nothing. */
export const sampleIssuerSchema = v.object({ name: v.string(), jwk: privateKeySchema })

export type SampleIssuer = v.InferOutput<typeof sampleIssuerSchema>

/** Returns the key of the sample's training centre, if the viewer signs for it. */
export function sampleKeyOf(
  { company }: Pick<User, 'company'>,
  sampleIssuer: SampleIssuer | undefined,
): PrivateKey | undefined {
  return sampleIssuer?.name === company ? sampleIssuer?.jwk : undefined
}
