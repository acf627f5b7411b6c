import type { User } from '~/domain/people/user'

// The names of the files in a shared folder. The login page asks for them without the code that reads the files.

/** The name of a sealed file ends so, whatever it holds. */
export const SEALED_EXTENSION = '.age'
const EXTENSION = '.json'
const KEY_FILE_BEGINNING = 'pewnik-klucz-'
const ID_LENGTH = 10

/**
 * Returns the name of the file that all browsers of a register share, `pewnik-rejestr-a1b2c3d4e5.json`. It follows from
 * the register's id alone, because its company may be called otherwise one day, and not in all browsers at once.
 */
export function sharedFileName({ id }: Pick<User, 'id'>): string {
  return `pewnik-rejestr-${shortId(id)}${EXTENSION}`
}

/**
 * Returns the name of the shared file that a passphrase alone locks, for browsers that open no folders. It is not that of
 * a sealed folder, whose key only the folder has.
 */
export function fileByPassphrase({ id }: Pick<User, 'id'>): string {
  return `pewnik-z-haslem-${shortId(id)}${EXTENSION}${SEALED_EXTENSION}`
}

/** Returns the name of the file with the key of a sealed folder, locked by its passphrase. */
export function keyFileName({ id }: Pick<User, 'id'>): string {
  return `${KEY_FILE_BEGINNING}${shortId(id)}${SEALED_EXTENSION}`
}

/** Returns the name of the sealed register whose key is in that file, or undefined for any other file. */
export function sealedFileOfKey(keyFile: string): string | undefined {
  if (!keyFile.startsWith(KEY_FILE_BEGINNING) || !keyFile.endsWith(SEALED_EXTENSION)) return undefined
  const short = keyFile.slice(KEY_FILE_BEGINNING.length, -SEALED_EXTENSION.length)
  return `${sharedFileName({ id: short })}${SEALED_EXTENSION}`
}

/** Returns the name of the folder with the scans, beside that file. */
export function scansFolderName({ id }: Pick<User, 'id'>): string {
  return `pewnik-skany-${shortId(id)}`
}

function shortId(id: string): string {
  return id.slice(0, ID_LENGTH).toLowerCase()
}

/**
 * True for the shared file, sealed or not, and for copies of it that a sync service has made, because two computers
 * wrote at once. All of them put something behind the name: `… (conflicted copy).json`, `…-KOMPUTER.json`, `….sync-conflict-….json`.
 */
export function isOfSharedFile(name: string, sharedName: string): boolean {
  const isData = name.endsWith(EXTENSION) || isSealedName(name)
  return name.startsWith(sharedName.slice(0, -EXTENSION.length)) && isData
}

export function isSealedName(name: string): boolean {
  return name.endsWith(SEALED_EXTENSION)
}

/** True for a file that may hold a register. */
export function isRegisterFile(name: string): boolean {
  return name.startsWith('pewnik') && name.endsWith(EXTENSION)
}
