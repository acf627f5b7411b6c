import { hasSameSigner, type PrivateKey, type PublicKey } from '~/domain/signing/signing-key'
import type { TrustedIssuer } from '~/domain/signing/trusted-issuers'
import { FIRST_DAY, LAST_DAY } from '~/domain/words/day'

import { SAFE_WORK } from './centre-names.server'

const PUBLIC_HALF: PublicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'V5Rmq2FXuYBaXbSw0JzNm6YacdRzRnlwr23gQBc3CfE',
  y: 'cdDKs0Rn20y8nszECR9FjH7PDrsG4f3InTiIqkLOq2I',
}

/**
 * Returns the key of the sample's training centre with its private half. It is public on purpose, like all of the
 * sample: whoever tries the app out can sign with it. So what it signs is marked as sample data everywhere.
 */
export function samplePrivateKey(): PrivateKey {
  return { ...PUBLIC_HALF, d: 'J1PuiOBDpbkk0yqvUHY9JmCeC7OHa-IJ8ANKl0OhPW4' }
}

/** Returns the training centre of the sample with the key by which it signs. */
export function sampleSigner() {
  return { name: SAFE_WORK, jwk: samplePrivateKey() }
}

/** Returns the training centre of the sample as an issuer, whose key covers every day. */
export function sampleIssuer(): TrustedIssuer {
  return {
    name: SAFE_WORK,
    keys: [{ jwk: PUBLIC_HALF, validFrom: FIRST_DAY, validTo: LAST_DAY }],
    revoked: [],
  }
}

/** True for each key that the published private half can sign for. */
export function isSampleKey(key: PublicKey): boolean {
  return hasSameSigner(key, PUBLIC_HALF)
}
