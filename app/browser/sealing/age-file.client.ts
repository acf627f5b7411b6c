import { Decrypter, Encrypter } from 'age-encryption'

// The age format (age-encryption.org/v1), which other programs open, too: `age --decrypt`. All is done piece by piece, so
// that large files fit into little memory.

/** Why a sealed file was not opened. `damaged` is cut, altered, or none of this format. */
export type SealProblem = 'wrong-key' | 'damaged'

/** Returns the file, locked by a passphrase. */
export async function sealByPassphrase(content: Blob, passphrase: string): Promise<Blob> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(typed(passphrase))
  return sealWith(encrypter, content)
}

/** Opens a file that a passphrase locks. Takes about a second, on a phone some seconds: so nobody can guess it fast. */
export async function openByPassphrase(
  sealed: Blob,
  passphrase: string,
): Promise<{ content: Blob; problem?: undefined } | { problem: SealProblem }> {
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
export async function openBy(
  identity: CryptoKey,
  sealed: Blob,
): Promise<{ content: Blob; problem?: undefined } | { problem: SealProblem }> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return openWith(decrypter, sealed)
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

async function openWith(
  decrypter: Decrypter,
  sealed: Blob,
): Promise<{ content: Blob; problem?: undefined } | { problem: SealProblem }> {
  // A sync service may list a file that it has not brought yet. That file is not damaged.
  await sealed.slice(0, 1).arrayBuffer()
  try {
    return { content: await new Response(await decrypter.decrypt(sealed.stream())).blob() }
  } catch (error) {
    return { problem: error instanceof Error && error.message === WRONG_KEY ? 'wrong-key' : 'damaged' }
  }
}
