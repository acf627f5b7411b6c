import { onTestFinished, vi } from 'vitest'

import { memoryFolder } from './memory-folder'
import { locksSettled } from './page-locks'

/** Lets the person choose a folder in memory, which is returned, until the test ends. */
export function chooseMemoryFolder() {
  const { files, folder } = memoryFolder()
  vi.stubGlobal('showDirectoryPicker', async () => folder)
  // A browser keeps a handle in its database; here the row holds the folder itself.
  const clone = structuredClone
  globalThis.structuredClone = (value) => {
    if (!(value instanceof Object && 'folder' in value)) return clone(value)
    const { folder: handle, ...others } = value
    return { ...clone(others), folder: handle }
  }
  // What is under way still needs it, and would be kept in the storage of the next test.
  onTestFinished(async () => {
    await locksSettled()
    globalThis.structuredClone = clone
  })
  return files
}
