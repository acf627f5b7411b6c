import { SAMPLE_PUBLIC_KEY } from '~/domain/signing/sample-key'
import type { PrivateKey } from '~/domain/signing/signing-key'
import type { TrustedIssuer } from '~/domain/signing/trusted-issuers'
import { FIRST_DAY, LAST_DAY } from '~/domain/words/day'

import { SAFE_WORK } from './centre-names.server'

/**
 * Returns the key of the sample's training centre with its private half. It is public on purpose, like all of the
 * sample: whoever tries the app out can sign with it. So what it signs is marked as sample data everywhere.
 */
export function samplePrivateKey(): PrivateKey {
  return { ...SAMPLE_PUBLIC_KEY, d: 'J1PuiOBDpbkk0yqvUHY9JmCeC7OHa-IJ8ANKl0OhPW4' }
}

/** Returns the training centre of the sample with the key by which it signs. */
export function sampleSigner() {
  return { name: SAFE_WORK, jwk: samplePrivateKey() }
}

/** Returns the training centre of the sample as an issuer, whose key covers every day. */
export function sampleIssuer(): TrustedIssuer {
  return {
    name: SAFE_WORK,
    keys: [{ jwk: SAMPLE_PUBLIC_KEY, validFrom: FIRST_DAY, validTo: LAST_DAY }],
    revoked: [],
  }
}
