import * as v from 'valibot'

import type { User } from '~/domain/people/user'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

/** So many bits of a key's thumbprint name it. */
const KEY_ID_BITS = 64

/**
 * A coordinate of 32 bytes in the one spelling that RFC 7518 gives it. Its last letter has two bits to spare: with them
 * set, the same key would pass for another one wherever keys are compared.
 */
export const coordinate = v.pipe(
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

/** The algorithm of all keys, as browsers name it. */
export const SIGNING_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** True for the very same key. */
export function isSameKey(key: PublicKey, other: PublicKey): boolean {
  return key.x === other.x && key.y === other.y
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
export async function keyIdOf(key: PublicKey): Promise<string> {
  return toBase64Url((await thumbprintOf(key)).slice(0, KEY_ID_BITS / 8))
}

/** So many digits take 2^99 tries to hit, and can be read out in half a minute. */
const FINGERPRINT_DIGITS = 30
const FINGERPRINT_GROUP = 5

/**
 * Returns the fingerprint of a key, as people compare it by phone: `12345 67890 …`. It is much longer than the id of the
 * key, because whoever finds another key with the same one is trusted for good.
 */
export async function fingerprintOf(key: PublicKey): Promise<string> {
  const bytes = [...(await thumbprintOf(key))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const digits = String(BigInt(`0x${hex}`) % 10n ** BigInt(FINGERPRINT_DIGITS)).padStart(
    FINGERPRINT_DIGITS,
    '0',
  )
  return digits.match(new RegExp(`.{${FINGERPRINT_GROUP}}`, 'g'))?.join(' ') ?? ''
}

/** Returns the thumbprint of RFC 7638. */
async function thumbprintOf({ crv, kty, x, y }: PublicKey): Promise<Uint8Array> {
  // The RFC fixes the members and their order.
  const members = new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', members))
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
