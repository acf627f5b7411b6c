import { askWorker } from '~/browser/device/ask-worker.client'

import type { Opened } from './age-file.client'
import type { OpeningRequest } from './opening-worker'

/**
 * Opens a file that a passphrase locks, in a worker: making a key of the passphrase takes all of a processor for
 * seconds. Throws what the file system throws, the reason of the signal, and an Error if the worker has no memory left
 * or its code cannot be fetched.
 */
export async function openInWorker(sealed: Blob, passphrase: string, signal?: AbortSignal): Promise<Opened> {
  // A sync service may list a file that it has not brought yet. That file is not damaged.
  await sealed.slice(0, 1).arrayBuffer()
  const worker = new Worker(new URL('./opening-worker.ts', import.meta.url), { type: 'module' })
  const request = { sealed, passphrase }
  const opened = await askWorker<OpeningRequest, Opened>(worker, request, { signal })
  if (!opened) throw new Error('The worker that opens sealed files has failed')
  return opened
}
