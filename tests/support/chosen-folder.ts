import { onTestFinished, vi } from 'vitest'

import { memoryFolder } from './memory-folder'

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
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, task: () => Promise<unknown>) => {
    last = last.then(task, task)
    return last
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  // What is under way still needs both, and would be kept in the storage of the next test.
  onTestFinished(async () => {
    let waited: Promise<unknown> | undefined
    while (waited !== last) {
      waited = last
      await waited.catch(() => undefined)
    }
    Reflect.deleteProperty(navigator, 'locks')
    globalThis.structuredClone = clone
  })
  return files
}
