import * as v from 'valibot'

import { fromBase64Url } from '~/domain/words/base64url'

import { publicKeySchema } from './signing-key'

/** How often a passphrase is hashed: as often as OWASP asks of PBKDF2 with SHA-256. */
export const SEALING_ITERATIONS = 600_000

/** A file can ask for any number, and a phone would then be busy for minutes. */
const MAX_ITERATIONS = 10_000_000

export const SALT_BYTES = 16
export const IV_BYTES = 12

/** Several times what a private key takes. */
const MAX_TEXT_LENGTH = 1_000

function bytes(length: number) {
  return v.pipe(
    v.string(),
    v.check((text) => fromBase64Url(text)?.length === length),
  )
}

/**
 * A key that signs, locked by a passphrase: its private JWK, encrypted by AES-GCM with a key that PBKDF2 has made of the
 * passphrase. Bytes are written in base64url. Only this form of a key ever leaves the browser.
 */
export const sealedKeySchema = v.object({
  publicKey: publicKeySchema,
  iterations: v.pipe(v.number(), v.integer(), v.minValue(SEALING_ITERATIONS), v.maxValue(MAX_ITERATIONS)),
  salt: bytes(SALT_BYTES),
  iv: bytes(IV_BYTES),
  text: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(MAX_TEXT_LENGTH)),
})

export type SealedKey = v.InferOutput<typeof sealedKeySchema>
