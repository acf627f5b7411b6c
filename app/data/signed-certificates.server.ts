import { compactVerify, errors } from 'jose'

import { readToken, SIGNATURE_ALGORITHM, type SignedCertificate } from '~/domain/signing/signed-certificate'
import {
  signedVerdict,
  UNKNOWN_ISSUER,
  type SignedVerdict,
  type Signer,
} from '~/domain/signing/signed-verdict'
import type { Day } from '~/domain/words/day'

import { findSigner, listDay } from './trusted-issuers.server'

export type CheckedCertificate = {
  certificate: SignedCertificate
  verdict: SignedVerdict
  /** Undefined if the server does not know the issuer. Then nothing confirms what the certificate says. */
  signer: Pick<Signer, 'name' | 'isSample'> | undefined
  /** The day of the list by which it was judged. */
  listed: Day
}

/** Returns a certificate with its verdict, or undefined if the token is cut, altered or none at all. */
export async function checkToken(token: string, today: Day): Promise<CheckedCertificate | undefined> {
  const read = readToken(token)
  if (!read) return undefined
  const { keyId, certificate } = read
  const found = findSigner(keyId, today)
  if (!found) return { certificate, verdict: UNKNOWN_ISSUER, signer: undefined, listed: listDay(today) }
  const { signer, verifier } = found
  if (!(await isSignedWith(verifier, token))) return undefined
  const { name, isSample, listed } = signer
  return {
    certificate,
    verdict: signedVerdict(certificate, signer, today),
    signer: { name, isSample },
    listed,
  }
}

/** The key alone decides how it is verified: whatever the token names, only one algorithm is tried. */
async function isSignedWith(verifier: Parameters<typeof compactVerify>[1], token: string): Promise<boolean> {
  try {
    await compactVerify(token, verifier, { algorithms: [SIGNATURE_ALGORITHM] })
    return true
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}
