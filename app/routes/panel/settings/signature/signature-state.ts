import { importIssuerKey, NO_KEY, reasonNotToSignHere } from '~/browser/issuer-key.client'
import { readKeptKeys, type KeptKeys } from '~/browser/key-keeping.client'
import { readOr } from '~/browser/storage.client'
import { sampleKeyOf, type SampleIssuer } from '~/domain/sample-issuer'
import type { User } from '~/domain/user'

/** By which key the person signs here, or why they cannot. */
export type SignatureState =
  | { kind: 'impossible'; reason: string }
  | { kind: 'sample'; id: string }
  | ({ kind: 'own' } & KeptKeys)

/** Returns what the card of the signature shows. Never throws. */
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
