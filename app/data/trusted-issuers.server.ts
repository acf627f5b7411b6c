import { watchFile } from 'node:fs'

import type { Signer } from '~/domain/signing/signed-verdict'
import { isOlderThanBefore, issuerListText, type IssuerListState } from '~/domain/signing/trusted-issuers'
import type { Day } from '~/domain/words/day'

import { hasSampleData, refuseStart, trustedIssuersPath } from './configuration.server'
import { readIssuerKeys, type KnownKey, type KnownKeys } from './issuer-keys.server'

/** How often the file is looked at. A mounted file may change without telling those who watch it. */
const LOOK_EVERY_MS = 2_000

let known = await readKeys().catch(refuseStart)
let newest = known.updated
let isNewerFaulty = false

function readKeys(): Promise<KnownKeys> {
  return readIssuerKeys(trustedIssuersPath(), hasSampleData())
}

/**
 * Reads the file again whenever it changes. A faulty one changes nothing and is reported. An older one is taken, because
 * its operator may want to go back, and is reported, too.
 */
export function watchTrustedIssuers({
  onFault,
  onOlder,
}: {
  onFault: (error: unknown) => void
  onOlder: (words: string) => void
}): void {
  const path = trustedIssuersPath()
  if (path === undefined) return
  const readAnew = async () => {
    try {
      known = await readKeys()
      isNewerFaulty = false
      if ((known.updated ?? '') > (newest ?? '')) newest = known.updated
      const state = issuerListState()
      if (state && isOlderThanBefore(state)) onOlder(issuerListText(state))
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

/** Returns the state of the operator's list. Undefined without a list. */
export function issuerListState(): IssuerListState | undefined {
  const { updated } = known
  return updated === undefined || newest === undefined ? undefined : { updated, newest, isNewerFaulty }
}
