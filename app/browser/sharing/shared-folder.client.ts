import { isSealedFolder, type FolderKey } from '~/browser/sealing/folder-seal.client'
import { markSharedFolder } from '~/browser/store/marks.client'
import type { User } from '~/domain/people/user'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { registerOfFile } from '~/domain/register/shared-file'
import { isOfSharedFile, isRegisterFile, sharedFileName } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'

import { stateOrProblem, lookInto, withFolderLock, type SharedFolderState } from './look-into-folder.client'
import { forgetSharedFolder, readSharedFolder } from './shared-folder-store.client'

const PERMISSION = { mode: 'readwrite' } as const

/** Lets the person choose a folder; undefined if they do not, or if the browser refuses that folder. */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'pewnik', ...PERMISSION })
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/**
 * Returns the owners of the open registers that a folder holds; undefined if it cannot be read. An open file of a
 * register that is sealed there is none.
 */
export async function listRegistersOf(folder: FileSystemDirectoryHandle): Promise<User[] | undefined> {
  const owners = new Map<string, User>()
  try {
    for await (const entry of folder.values()) {
      if (entry.kind !== 'file' || !isRegisterFile(entry.name)) continue
      const file = await entry.getFile()
      const owner = file.size > MAX_BACKUP_BYTES ? undefined : registerOfFile(await file.text())
      // Other files, such as copies to keep, hold registers as well, but are not shared.
      if (!owner || !isOfSharedFile(entry.name, sharedFileName(owner))) continue
      if (!(await isSealedFolder(folder, owner))) owners.set(owner.id, owner)
    }
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
  return [...owners.values()]
}

/** Begins to share a folder, a sealed one by its key. If the first look fails, nothing is shared. */
export function connectFolder(
  owner: User,
  folder: FileSystemDirectoryHandle,
  day: Day,
  key?: FolderKey,
): Promise<SharedFolderState> {
  return withFolderLock(owner.id, () => lookInto(owner, { userId: owner.id, folder, key }, day))
}

/** Asks for the folder again, which browsers allow only after a press, and looks into it. */
export async function reconnectFolder(owner: User, day: Day): Promise<SharedFolderState> {
  const asked = await stateOrProblem(async () => {
    const shared = await readSharedFolder(owner.id)
    await shared?.folder.requestPermission(PERMISSION)
    return {}
  })
  return asked.problem ? asked : syncFolder(owner, day)
}

/** Takes in what is new in the folder, and writes what the file lacks. */
export function syncFolder(owner: User, day: Day): Promise<SharedFolderState> {
  return withFolderLock(owner.id, async () => {
    const shared = await readSharedFolder(owner.id)
    if (!shared) {
      markSharedFolder(owner.id, false)
      return {}
    }
    const permission = await shared.folder.queryPermission(PERMISSION)
    return permission === 'granted' ? lookInto(owner, shared, day) : { problem: 'not-allowed' }
  })
}

/** Ends the sharing; the files stay. */
export function disconnectFolder(userId: string): Promise<SharedFolderState> {
  return withFolderLock(userId, async () => {
    await forgetSharedFolder(userId)
    return {}
  })
}
