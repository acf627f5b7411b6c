import { canFindSigner } from '~/browser/keys/link-signature.client'
import { findSigner } from '~/browser/keys/link-signer.client'
import { findTrusted, type IssuerRecord } from '~/domain/records/issuer-changes'
import { isSampleKey } from '~/domain/signing/sample-key'
import { readToken, type SignedCertificate } from '~/domain/signing/signed-certificate'
import { fingerprintOf, type PublicKey } from '~/domain/signing/signing-key'

/** The signer of a link, or the reason why the register cannot trust them. */
export type AskedSigner =
  | { kind: 'altered' }
  | { kind: 'sample' }
  | { kind: 'unencrypted' }
  | { kind: 'trusted'; issuer: IssuerRecord }
  | { kind: 'new'; token: string; key: PublicKey; fingerprint: string; certificate: SignedCertificate }

/** Finds out who has signed a token. The name comes from the person who trusts: a link has none. */
export async function readSigner(token: string, issuers: readonly IssuerRecord[]): Promise<AskedSigner> {
  if (!canFindSigner()) return { kind: 'unencrypted' }
  const certificate = readToken(token)?.certificate
  const key = await findSigner(token)
  if (!certificate || !key) return { kind: 'altered' }
  if (isSampleKey(key)) return { kind: 'sample' }
  const issuer = findTrusted(
    issuers.filter(({ isTrusted }) => isTrusted),
    key,
  )
  if (issuer) return { kind: 'trusted', issuer }
  return { kind: 'new', token, key, fingerprint: await fingerprintOf(key), certificate }
}
