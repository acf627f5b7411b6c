import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'
import * as v from 'valibot'

import { StorageError } from '~/browser/store/storage.client'
import { writeInTransaction } from '~/browser/store/transaction.client'
import type { User } from '~/domain/people/user'
import type { SealedKey } from '~/domain/signing/sealed-key'
import {
  reasonNotToSign,
  signingInput,
  toToken,
  type SignedCertificate,
} from '~/domain/signing/signed-certificate'
import {
  keyIdOf,
  publicKeySchema,
  sampleKeyOf,
  SIGNING_ALGORITHM,
  type PrivateKey,
  type PublicKey,
  type SampleIssuer,
} from '~/domain/signing/signing-key'
import type { Day } from '~/domain/words/day'

// A database of its own. Erasing what a person keeps must not take the key away without a word, and a higher version
// of the other database would shut out tabs with an older build.
const NAME = 'pewnik-keys'
/** Version 1 had only the keys that sign. */
const VERSION = 2

/** A key that signs certificates. Its private half can be used, but no script can read it. */
export type IssuerKey = { id: string; publicKey: PublicKey; privateKey: CryptoKey }

/** A key by which the person does not sign any more. `until` is the last day on which they could. */
export type FormerKey = Pick<IssuerKey, 'id' | 'publicKey'> & { until: Day }

/** Each store has one row for each person. */
interface KeysSchema extends DBSchema {
  keys: { key: string; value: IssuerKey }
  /** The key with a passphrase: a copy of the one in `keys`, or if there is none, one that waits to be unlocked. */
  sealed: { key: string; value: { id: string; sealed: SealedKey } }
  former: { key: string; value: readonly FormerKey[] }
}

/** Thrown if the person has a key that waits for its passphrase: another one would be unknown to every server. */
export class LockedKeyError extends Error {
  override readonly name = 'LockedKeyError'
}

/** The message if the browser refuses the database of keys. */
export const NO_KEY = 'Przeglądarka nie pozwala przechować klucza podpisu.'

/** Says why this page cannot sign, or returns undefined if it can. Browsers sign only for encrypted pages. */
export function reasonNotToSignHere(): string | undefined {
  return isSecureContext
    ? undefined
    : 'Podpisywać można tylko na stronie z\u00a0połączeniem szyfrowanym, której adres zaczyna się od https.'
}

/** Returns the person's key, or undefined before the first issue in this browser. Throws StorageError. */
export function findIssuerKey(userId: string): Promise<IssuerKey | undefined> {
  return withKeys((database) => database.get('keys', userId))
}

/** Returns the person's key and makes it at the first issue. Throws StorageError or LockedKeyError. */
export async function ensureIssuerKey(userId: string): Promise<IssuerKey> {
  const kept = await findIssuerKey(userId)
  if (kept) return kept
  const made = await makeKey()
  return writeKeys(async (transaction) => {
    const keys = transaction.objectStore('keys')
    // Another tab may have made one in the meantime, and may have signed with it.
    const earlier = await keys.get(userId)
    if (earlier) return earlier
    if ((await transaction.objectStore('sealed').count(userId)) > 0) throw new LockedKeyError()
    await keys.put(made, userId)
    return made
  })
}

/**
 * Returns the key by which this person signs: for the sample's training centre the one that everybody has, else their
 * own, which is made at the first issue. Throws StorageError or LockedKeyError.
 */
export function issuerKeyOf(
  viewer: Pick<User, 'id' | 'company'>,
  sampleIssuer: SampleIssuer | undefined,
): Promise<IssuerKey> {
  const sampleKey = sampleKeyOf(viewer, sampleIssuer)
  return sampleKey ? importIssuerKey(sampleKey) : ensureIssuerKey(viewer.id)
}

/** Returns a key from its private JWK. */
export async function importIssuerKey(jwk: PrivateKey): Promise<IssuerKey> {
  const privateKey = await crypto.subtle.importKey('jwk', jwk, SIGNING_ALGORITHM, false, ['sign'])
  const { d: _, ...publicKey } = jwk
  return { id: await keyIdOf(publicKey), publicKey, privateKey }
}

/** Returns the token of a certificate. Throws an Error if the certificate has facts that no token may say. */
export async function signCertificate(
  { id, privateKey }: Pick<IssuerKey, 'id' | 'privateKey'>,
  certificate: SignedCertificate,
): Promise<string> {
  const reason = reasonNotToSign(certificate)
  if (reason !== undefined) throw new Error(`This certificate cannot be signed: ${reason}`)
  const input = signingInput(id, certificate)
  const signature = await crypto.subtle.sign(SIGNING_ALGORITHM, privateKey, new TextEncoder().encode(input))
  return toToken(input, new Uint8Array(signature))
}

/** Makes a key that nobody can copy. */
export async function makeKey(): Promise<IssuerKey> {
  const pair = await crypto.subtle.generateKey(SIGNING_ALGORITHM, false, ['sign', 'verify'])
  const publicKey = v.parse(publicKeySchema, await crypto.subtle.exportKey('jwk', pair.publicKey))
  return { id: await keyIdOf(publicKey), publicKey, privateKey: pair.privateKey }
}

/** Runs a task with the database of keys. Throws StorageError. */
export async function withKeys<T>(task: (database: IDBPDatabase<KeysSchema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<KeysSchema>(NAME, VERSION, {
      upgrade(created, oldVersion) {
        if (oldVersion < 1) created.createObjectStore('keys')
        created.createObjectStore('sealed')
        created.createObjectStore('former')
      },
    })
    try {
      return await task(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (error instanceof DOMException)
      throw new StorageError('The browser refuses its keys', { cause: error })
    throw error
  }
}

const STORES: StoreNames<KeysSchema>[] = ['keys', 'sealed', 'former']

/** Runs a task in one transaction. If it fails, nothing is written. Throws StorageError. */
export function writeKeys<T>(
  task: (transaction: IDBPTransaction<KeysSchema, StoreNames<KeysSchema>[], 'readwrite'>) => Promise<T>,
): Promise<T> {
  return withKeys((database) => writeInTransaction(database, STORES, task))
}
