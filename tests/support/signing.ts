import { parse } from 'valibot'

import { importIssuerKey, signCertificate, type IssuerKey } from '~/browser/keys/issuer-key.client'
import { samplePrivateKey } from '~/data/sample-issuer.server'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'
import { publicKeySchema, type PublicKey } from '~/domain/signing/signing-key'

/** Builds a certificate that is valid on TODAY and for three years more. */
export function signable(overrides: Partial<SignedCertificate> = {}): SignedCertificate {
  return {
    id: 'k3Jd82LmQpX0aZ7r',
    type: 'bhp',
    scope: 'workers',
    number: 'BHP-42653',
    issueDate: '2026-11-20',
    expiryDate: '2029-11-20',
    holder: 'Łucja Ż.',
    ...overrides,
  }
}

/** Signs with the key of the sample. */
export async function signAsSample(overrides: Partial<SignedCertificate> = {}): Promise<string> {
  return signCertificate(await importIssuerKey(samplePrivateKey()), signable(overrides))
}

export type NewIssuerKey = IssuerKey & { jwk: PublicKey & { d: string } }

/** Makes a key that no server knows, with its private half. */
export async function newKey(): Promise<NewIssuerKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const { d = '', ...rest } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const jwk = { ...parse(publicKeySchema, rest), d }
  return { ...(await importIssuerKey(jwk)), jwk }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Writes a coordinate of a key with another last letter, whose spare bits are set. Its bytes are the same. */
export function respell(coordinate: string): string {
  const last = LETTERS.indexOf(coordinate.slice(-1))
  return coordinate.slice(0, -1) + LETTERS.charAt(last + 1)
}
