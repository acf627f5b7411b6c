/** Thrown if the browser refuses to read or write what it keeps: blocked by the person, or full. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly reason: StorageProblem

  constructor(
    message: string,
    { cause, reason = 'refused' }: { cause?: unknown; reason?: StorageProblem } = {},
  ) {
    super(message, { cause })
    this.reason = reason
  }
}

/** `newer-version`: a newer version of the app has written the database, and this one cannot open it. */
export type StorageProblem = 'refused' | 'newer-version'

/** Reads the text under a key of localStorage, or null; throws StorageError. */
export function readStored(key: string): string | null {
  return guarded(() => localStorage.getItem(key))
}

/** Writes a text under a key of localStorage, or throws StorageError and leaves what was there. */
export function writeStored(key: string, text: string): void {
  guarded(() => localStorage.setItem(key, text))
}

/** Removes a key of localStorage; throws StorageError. */
export function removeStored(key: string): void {
  guarded(() => localStorage.removeItem(key))
}

/** Runs a task that writes; false if the browser refuses, and then nothing was written. */
export async function trySave(task: () => void | Promise<unknown>): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    if (error instanceof StorageError) return false
    throw error
  }
}

/** Returns what a task reads, or the fallback if the browser refuses. */
export async function readOr<T>(fallback: T, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof StorageError) return fallback
    throw error
  }
}

/** Returns the result of a task, or undefined if the browser refuses its storage. */
export function unlessRefused<T>(task: () => T): T | undefined {
  try {
    return task()
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}

function guarded<T>(access: () => T): T {
  try {
    return access()
  } catch (error) {
    throw new StorageError('The browser refuses its storage', { cause: error })
  }
}
