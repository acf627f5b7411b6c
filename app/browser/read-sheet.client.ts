import { MAX_SHEET_BYTES, type ReadSheets } from '~/domain/sheet'

import type { SheetRequest } from './sheet-worker'

/** A file of the allowed size takes some seconds on a phone. What takes longer was made to take long. */
const PATIENCE_MS = 60_000

/** Reads a file or a pasted table in a worker, so that the screen stays responsive. Never throws. */
export async function readSheet(request: SheetRequest): Promise<ReadSheets> {
  if ('file' in request && request.file.size > MAX_SHEET_BYTES) return { problem: 'too-large' }
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadSheets>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadSheets>) => resolve(data))
      worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
      setTimeout(() => resolve({ problem: 'unreadable' }), PATIENCE_MS)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
