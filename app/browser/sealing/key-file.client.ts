import type { User } from '~/domain/people/user'
import { keyFileName } from '~/domain/register/shared-names'

/** True if a folder has a key file: then the register in it is sealed. Throws what the file system throws. */
export async function isSealedFolder(
  folder: FileSystemDirectoryHandle,
  owner: Pick<User, 'id'>,
): Promise<boolean> {
  return (await findFile(folder, keyFileName(owner))) !== undefined
}

/** Returns a file of a folder, or undefined if there is none. Throws what the file system throws. */
export async function findFile(folder: FileSystemDirectoryHandle, name: string): Promise<File | undefined> {
  try {
    return await (await folder.getFileHandle(name)).getFile()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}
