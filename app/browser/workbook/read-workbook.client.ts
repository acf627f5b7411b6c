import { askWorker } from '~/browser/device/ask-worker.client'
import { MAX_WORKBOOK_BYTES, type ReadWorkbook } from '~/domain/import/workbook'

import type { WorkbookRequest } from './workbook-worker'

/** A file of the allowed size takes some seconds on a phone. A file that takes longer was made to take long. */
const PATIENCE_MS = 60_000

/** Reads a file or a pasted table in a worker, so that the screen stays responsive. Never throws. */
export async function readWorkbook(request: WorkbookRequest): Promise<ReadWorkbook> {
  if ('file' in request && request.file.size > MAX_WORKBOOK_BYTES) return { problem: 'too-large' }
  if ('text' in request && request.text.length > MAX_WORKBOOK_BYTES) return { problem: 'too-long' }
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const read = await askWorker<WorkbookRequest, ReadWorkbook>(worker, request, { patience: PATIENCE_MS })
  return read ?? { problem: 'unreadable' }
}
