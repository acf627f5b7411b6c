import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { vi } from 'vitest'

import type { PublicKey } from '~/domain/signing/signing-key'

/**
 * Lets the screens of the running test ask the server which keys it knows. Its list has those keys, each under the name
 * of an issuer. A later document reads the list again.
 */
export function serveKnownKeys(
  keys: readonly { name: string; jwk: PublicKey; validTo?: string }[] = [],
): void {
  const issuers = keys.map(({ name, jwk, validTo = '2028-12-31' }) => ({
    name,
    keys: [{ jwk, validFrom: '2026-01-01', validTo }],
  }))
  const path = join(mkdtempSync(join(tmpdir(), 'pewnik-issuers-')), 'issuers.json')
  writeFileSync(path, JSON.stringify({ updated: '2026-11-21', issuers }))
  vi.stubEnv('TRUSTED_ISSUERS', path)
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/.well-known/jwks.json') throw new TypeError('Failed to fetch')
    const { loader } = await import('~/routes/resources/public-keys')
    return loader()
  })
}
