/** Thrown where the browser refuses to read or write its storage: blocked by the person, or full. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** The text stored under a key, or null; throws StorageError. */
export function readStored(key: string): string | null {
  return guarded(() => localStorage.getItem(key))
}

/** Stores a text under a key, or throws StorageError and leaves what was there. */
export function writeStored(key: string, text: string): void {
  guarded(() => localStorage.setItem(key, text))
}

/** Removes a key; throws StorageError. */
export function removeStored(key: string): void {
  guarded(() => localStorage.removeItem(key))
}

/** All keys that begin so; throws StorageError. */
export function storedKeys(prefix: string): string[] {
  return guarded(() =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    ),
  )
}

/** Runs a task that writes; false where the browser refuses its storage, and then nothing was written. */
export async function trySave(task: () => void | Promise<void>): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    if (error instanceof StorageError) return false
    throw error
  }
}

function guarded<Result>(access: () => Result): Result {
  try {
    return access()
  } catch (error) {
    throw new StorageError('The browser refuses its storage', { cause: error })
  }
}
