import * as v from 'valibot'

import type { User } from '~/domain/people/user'

import { privateKeySchema, type PrivateKey } from './signing-key'

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
