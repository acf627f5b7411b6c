import { readFile } from 'node:fs/promises'

import { importJWK, type CryptoKey } from 'jose'

import { isSampleKey } from '~/domain/signing/sample-key'
import { SIGNATURE_ALGORITHM } from '~/domain/signing/signed-certificate'
import type { Signer } from '~/domain/signing/signed-verdict'
import { hasSameSigner, keyIdOf, type PublicKey } from '~/domain/signing/signing-key'
import {
  parseIssuerList,
  jsonPlace,
  type IssuerList,
  type TrustedIssuer,
} from '~/domain/signing/trusted-issuers'
import type { Day } from '~/domain/words/day'

import { sampleIssuer } from './sample-issuer.server'

export type KnownKey = Omit<Signer, 'listed'> & {
  id: string
  jwk: PublicKey
  verifier: CryptoKey | Uint8Array
}

export type KnownKeys = {
  /** The day that the operator's file gives for itself, or undefined without a file. */
  updated: Day | undefined
  byId: ReadonlyMap<string, KnownKey>
}

/** Reads the keys of the file, and of the sample if it is on. Throws an Error that names file, place and mistake. */
export async function readIssuerKeys(path: string | undefined, hasSample: boolean): Promise<KnownKeys> {
  const sample = hasSample ? await keysOf(sampleIssuer(), { isSample: true, place: [] }) : []
  if (path === undefined) return { updated: undefined, byId: byId(sample) }
  try {
    const list = parseIssuerList(await readFile(path, 'utf8'))
    return { updated: list.updated, byId: byId([...sample, ...(await keysOfList(list))]) }
  } catch (error) {
    throw new Error(`TRUSTED_ISSUERS=${JSON.stringify(path)}: ${reasonOf(error)}`, { cause: error })
  }
}

function byId(keys: readonly KnownKey[]): ReadonlyMap<string, KnownKey> {
  return new Map(keys.map((key) => [key.id, key]))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? `nie można odczytać pliku (${error.code}).` : error.message
}

async function keysOfList({ issuers }: IssuerList): Promise<KnownKey[]> {
  const names = new Set<string>()
  const all: KnownKey[] = []
  for (const [index, issuer] of issuers.entries()) {
    const place = ['issuers', index]
    if (names.has(issuer.name)) throw faultAt([...place, 'name'], 'Ten wystawca jest już na liście')
    names.add(issuer.name)
    for (const [position, key] of (await keysOf(issuer, { isSample: false, place })).entries()) {
      if (all.some(({ jwk }) => hasSameSigner(jwk, key.jwk))) {
        throw faultAt([...place, 'keys', position, 'jwk'], 'Ten klucz jest już na liście')
      }
      all.push(key)
    }
  }
  return all
}

function faultAt(place: readonly unknown[], message: string): Error {
  return new Error(`${jsonPlace(place)}: ${message}.`)
}

function keysOf(
  { name, keys, revoked }: TrustedIssuer,
  { isSample, place }: { isSample: boolean; place: readonly unknown[] },
): Promise<KnownKey[]> {
  const known = keys.map(async ({ jwk, ...key }, position) => {
    const at = [...place, 'keys', position, 'jwk']
    if (!isSample && isSampleKey(jwk)) {
      throw faultAt(at, 'To klucz z danych przykładowych: podpisać może nim każdy')
    }
    const verifier = await importJWK(jwk, SIGNATURE_ALGORITHM).catch(() => {
      throw faultAt(at, 'Współrzędne nie wskazują punktu na krzywej P-256')
    })
    return { id: await keyIdOf(jwk), name, key, revoked, isSample, jwk, verifier }
  })
  return Promise.all(known)
}
