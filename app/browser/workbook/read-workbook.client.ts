import { createId } from '~/browser/store/create-id.client'
import { MAX_WORKBOOK_BYTES, type ReadWorkbook } from '~/domain/import/workbook'

import type { WorkbookAnswer, WorkbookJob, WorkbookRequest } from './workbook-worker'

/** A file of the allowed size takes some seconds on a phone. A file that takes longer was made to take long. */
const PATIENCE_MS = 60_000

/** Reads a file or a pasted table in a worker, so that the screen stays responsive. Never throws. */
export async function readWorkbook(request: WorkbookRequest): Promise<ReadWorkbook> {
  if ('file' in request && request.file.size > MAX_WORKBOOK_BYTES) return { problem: 'too-large' }
  if ('text' in request && request.text.length > MAX_WORKBOOK_BYTES) return { problem: 'too-long' }
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const ended = new AbortController()
  try {
    return await new Promise<ReadWorkbook>((resolve) => {
      const giveUp = () => resolve({ problem: 'unreadable' })
      const lock = `pewnik:workbook:${createId()}`
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => {
        if (data.kind === 'read') resolve(data.read)
        // The worker holds the lock for as long as it lives, so this gets it when the worker dies.
        else navigator.locks.request(lock, { signal: ended.signal }, giveUp).catch(() => undefined)
      })
      worker.addEventListener('error', giveUp)
      worker.addEventListener('messageerror', giveUp)
      setTimeout(giveUp, PATIENCE_MS)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
      worker.postMessage({ request, lock } satisfies WorkbookJob)
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}
