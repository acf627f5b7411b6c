import { StorageError } from './storage.client'

/**
 * Runs a task that reads and then writes what `name` stands for while no other tab does so; where locks are
 * missing, at once. Throws StorageError where the browser refuses them.
 */
export async function alone<Result>(name: string, task: () => Result): Promise<Result> {
  // Missing where the app is served without TLS.
  if (!('locks' in navigator)) return task()
  try {
    return await navigator.locks.request(name, async () => task())
  } catch (error) {
    // Locks are blocked together with the storage.
    if (error instanceof DOMException && error.name === 'SecurityError') {
      throw new StorageError('The browser refuses its storage', { cause: error })
    }
    throw error
  }
}
