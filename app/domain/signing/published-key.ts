import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'

import { SIGNATURE_ALGORITHM } from './signed-certificate'
import type { PublicKey } from './signing-key'

/** Returns the JWK of a public key with its id and use, as others take it in. */
export function publishedKey(id: string, { kty, crv, x, y }: PublicKey) {
  return { kty, crv, x, y, kid: id, alg: SIGNATURE_ALGORITHM, use: 'sig' }
}

/** The server's answer about a key that it knows: its issuer, and the days of issue that it covers. */
const knownKeySchema = v.object({
  kid: v.string(),
  issuer: v.string(),
  validFrom: daySchema,
  validTo: daySchema,
})

export type KnownKey = v.InferOutput<typeof knownKeySchema>

const publishedKeysSchema = v.object({ keys: v.array(knownKeySchema) })

/** Parses what a server publishes of the keys that it knows, by their ids. */
export function parsePublishedKeys(answer: unknown): ReadonlyMap<string, KnownKey> | undefined {
  const { success, output } = v.safeParse(publishedKeysSchema, answer)
  return success ? new Map(output.keys.map((key) => [key.kid, key])) : undefined
}
