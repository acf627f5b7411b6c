import { hasSameSigner, type PublicKey } from './signing-key'

/** The public half of the key of the sample's training centre. Everybody has its private half, too. */
export const SAMPLE_PUBLIC_KEY: PublicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'V5Rmq2FXuYBaXbSw0JzNm6YacdRzRnlwr23gQBc3CfE',
  y: 'cdDKs0Rn20y8nszECR9FjH7PDrsG4f3InTiIqkLOq2I',
}

/** True for each key that the published private half can sign for: what such a key has signed proves nothing. */
export function isSampleKey(key: PublicKey): boolean {
  return hasSameSigner(key, SAMPLE_PUBLIC_KEY)
}
