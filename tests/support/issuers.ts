import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { IssuerList } from '~/domain/signing/trusted-issuers'

import { newKey } from './signing.ts'

export const CENTRE = 'Ośrodek Złota Tarcza'

/** Makes a centre with a key that counts and one that is withdrawn, and its list for the server. */
export async function makeIssuers() {
  const [key, withdrawnKey] = [await newKey(), await newKey()]
  const days = { validFrom: '2026-01-01', validTo: '2028-12-31' }
  const withdrawn = { since: '2026-10-01', reason: 'skradziony komputer' }
  const list: IssuerList = {
    updated: '2026-11-18',
    issuers: [
      {
        name: CENTRE,
        keys: [
          { jwk: key.publicKey, ...days },
          { jwk: withdrawnKey.publicKey, ...days, withdrawn },
        ],
        revoked: [{ id: 'revoked-certificate', since: '2026-11-10', reason: 'błędny zakres szkolenia' }],
      },
    ],
  }
  const path = join(mkdtempSync(join(tmpdir(), 'pewnik-issuers-')), 'issuers.json')
  /** Replaces the file as a whole, as those who deploy do. */
  const write = (text: string) => {
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  }
  write(JSON.stringify(list))
  return { key, withdrawnKey, list, path, write }
}
