import { onTestFinished, vi } from 'vitest'

import { memoryFolder } from './memory-folder'

/** Lets the person choose a folder in memory, which is returned, until the test ends. */
export function chooseMemoryFolder() {
  const { files, folder } = memoryFolder()
  vi.stubGlobal('showDirectoryPicker', async () => folder)
  // A browser keeps a handle in its database; here the row holds the folder itself.
  const clone = structuredClone
  vi.stubGlobal('structuredClone', (value: unknown) => {
    if (!(value instanceof Object && 'folder' in value)) return clone(value)
    const { folder: handle, ...others } = value
    return { ...clone(others), folder: handle }
  })
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, task: () => Promise<unknown>) => {
    last = last.then(task, task)
    return last
  }
  // What is under way would still be kept in the storage of the next test.
  onTestFinished(async () => {
    await last.catch(() => undefined)
    Reflect.deleteProperty(navigator, 'locks')
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return files
}
