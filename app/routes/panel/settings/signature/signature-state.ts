import { importIssuerKey, NO_KEY, reasonNotToSignHere } from '~/browser/keys/issuer-key.client'
import { readKeptKeys, type KeptKeys } from '~/browser/keys/key-keeping.client'
import { readOr } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { sampleKeyOf, type SampleIssuer } from '~/domain/signing/signing-key'

/** The key by which the person signs here, or why they cannot. */
export type SignatureState =
  | { kind: 'impossible'; reason: string }
  | { kind: 'sample'; id: string }
  | ({ kind: 'own' } & KeptKeys)

/** Returns the data of the signature's card. Never throws. */
export async function readSignature(
  viewer: User,
  sampleIssuer: SampleIssuer | undefined,
): Promise<SignatureState> {
  const reason = reasonNotToSignHere()
  if (reason !== undefined) return { kind: 'impossible', reason }
  const sampleKey = sampleKeyOf(viewer, sampleIssuer)
  if (sampleKey) return { kind: 'sample', id: (await importIssuerKey(sampleKey)).id }
  return readOr<SignatureState>({ kind: 'impossible', reason: NO_KEY }, async () => ({
    kind: 'own',
    ...(await readKeptKeys(viewer.id)),
  }))
}
