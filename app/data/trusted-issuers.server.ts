import { watchFile } from 'node:fs'

import type { Day } from '~/domain/day'
import type { Signer } from '~/domain/signed-verdict'

import { hasSampleData, refuseStart, trustedIssuersPath } from './configuration.server'
import { readIssuerKeys, type KnownKey, type KnownKeys } from './issuer-keys.server'

/** How often the file is looked at. A mounted file may change without telling those who watch it. */
const LOOK_EVERY_MS = 2_000

let known = await readKeys().catch(refuseStart)
let isNewerFaulty = false

function readKeys(): Promise<KnownKeys> {
  return readIssuerKeys(trustedIssuersPath(), hasSampleData())
}

/** Reads the file anew whenever it changes. A faulty one changes nothing and is reported. */
export function watchTrustedIssuers(onFault: (error: unknown) => void): void {
  const path = trustedIssuersPath()
  if (path === undefined) return
  const readAnew = async () => {
    try {
      known = await readKeys()
      isNewerFaulty = false
    } catch (error) {
      isNewerFaulty = true
      onFault(error)
    }
  }
  watchFile(path, { interval: LOOK_EVERY_MS, persistent: false }, () => void readAnew())
}

/** Returns what the list says of the issuer with that key, and the key itself. */
export function findSigner(
  keyId: string,
  today: Day,
): { signer: Signer; verifier: KnownKey['verifier'] } | undefined {
  const found = known.byId.get(keyId)
  if (!found) return undefined
  const { name, key, revoked, isSample, verifier } = found
  return { signer: { name, key, revoked, isSample, listed: isSample ? today : listDay(today) }, verifier }
}

/** Returns the day of the operator's list. A server without one knows today that it lists nobody. */
export function listDay(today: Day): Day {
  return known.updated ?? today
}

/** Returns the keys that count, for whoever checks signatures elsewhere. */
export function listPublicKeys(): Pick<KnownKey, 'id' | 'jwk' | 'name' | 'isSample' | 'key'>[] {
  return [...known.byId.values()].filter(({ key }) => !key.withdrawn)
}

/** Returns the day of the operator's list, and whether a newer one cannot be read. Undefined without a list. */
export function issuerListState(): { updated: Day; isNewerFaulty: boolean } | undefined {
  return known.updated === undefined ? undefined : { updated: known.updated, isNewerFaulty }
}
