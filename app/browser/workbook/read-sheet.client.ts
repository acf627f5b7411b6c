import { createId } from '~/browser/store/create-id.client'
import { MAX_SHEET_BYTES, type ReadSheets } from '~/domain/import/sheet'

import type { SheetAnswer, SheetJob, SheetRequest } from './sheet-worker'

/** A file of the allowed size takes some seconds on a phone. What takes longer was made to take long. */
const PATIENCE_MS = 60_000

/** Reads a file or a pasted table in a worker, so that the screen stays responsive. Never throws. */
export async function readSheet(request: SheetRequest): Promise<ReadSheets> {
  if ('file' in request && request.file.size > MAX_SHEET_BYTES) return { problem: 'too-large' }
  if ('text' in request && request.text.length > MAX_SHEET_BYTES) return { problem: 'too-long' }
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  const ended = new AbortController()
  try {
    return await new Promise<ReadSheets>((resolve) => {
      const giveUp = () => resolve({ problem: 'unreadable' })
      const lock = `pewnik:sheet:${createId()}`
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
        if (data.kind === 'read') resolve(data.read)
        // The worker holds the lock for as long as it lives, so this gets it when the worker dies.
        else navigator.locks.request(lock, { signal: ended.signal }, giveUp).catch(() => undefined)
      })
      worker.addEventListener('error', giveUp)
      worker.addEventListener('messageerror', giveUp)
      setTimeout(giveUp, PATIENCE_MS)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
      worker.postMessage({ request, lock } satisfies SheetJob)
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}
