import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

import { MAX_HEADER_BYTES, MAX_WORK_FACTOR } from '~/domain/register/sealing-limits'

// What is fetched beside a page to seal and open finds the identities of keys here, too: they need the same library.
export { identityOfBytes, importIdentity } from './identity-key.client'

// The age format (age-encryption.org/v1), which other programs open, too: `age --decrypt`. All is done piece by piece, so
// that large files fit into little memory.

/**
 * Why a sealed file was not opened. `damaged` is cut, altered, or none of this format. `too-costly`: its header is too
 * long, or asks for too much work.
 */
export type SealProblem = 'wrong-key' | 'damaged' | 'too-costly'

/** The content of a sealed file, or why it was not opened. */
export type Opened = { content: Blob; problem?: undefined } | { content?: undefined; problem: SealProblem }

/** Returns the file, locked by a passphrase. */
export async function sealByPassphrase(content: Blob, passphrase: string): Promise<Blob> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(typed(passphrase))
  return sealWith(encrypter, content)
}

/**
 * Opens a file that a passphrase locks. Takes about a second, on a phone some seconds, so that nobody can guess it fast:
 * the page asks a worker for it.
 */
export async function openByPassphrase(sealed: Blob, passphrase: string): Promise<Opened> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(typed(passphrase))
  return openWith(decrypter, sealed)
}

/** Returns the file, locked so that only the identity of the recipient opens it. */
export async function sealFor(recipient: string, content: Blob): Promise<Blob> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return sealWith(encrypter, content)
}

/** Opens a file that was locked for an identity. Throws what the file system throws. */
export async function openBy(identity: CryptoKey | string, sealed: Blob): Promise<Opened> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return openWith(decrypter, sealed)
}

/** Returns the recipient for whom files are locked that an identity opens. */
export function recipientOf(identity: string): Promise<string> {
  return identityToRecipient(identity)
}

/** Keyboards write one letter in several ways, which count as one. */
function typed(passphrase: string): string {
  return passphrase.normalize('NFC')
}

async function sealWith(encrypter: Encrypter, content: Blob): Promise<Blob> {
  return new Response(await encrypter.encrypt(content.stream())).blob()
}

/** The library tells a wrong key only by this message. */
const WRONG_KEY = "no identity matched any of the file's recipients"

async function openWith(decrypter: Decrypter, sealed: Blob): Promise<Opened> {
  // A sync service may list a file that it has not brought yet. That file is not damaged.
  const beginning = await sealed.slice(0, MAX_HEADER_BYTES).text()
  if (isTooCostly(beginning, sealed.size)) return { problem: 'too-costly' }
  try {
    return { content: await new Response(await decrypter.decrypt(sealed.stream())).blob() }
  } catch (error) {
    return { problem: error instanceof Error && error.message === WRONG_KEY ? 'wrong-key' : 'damaged' }
  }
}

/** A header ends with its check sum. The library would read one of any length, and work as hard as it asks. */
function isTooCostly(beginning: string, size: number): boolean {
  const [header] = /^[^]*?\n---[^\n]*\n/.exec(beginning) ?? []
  if (header === undefined) return size > MAX_HEADER_BYTES
  const factors = header.matchAll(/^-> scrypt \S+ (\d+)$/gm)
  return [...factors].some(([, factor]) => Number(factor) > MAX_WORK_FACTOR)
}
