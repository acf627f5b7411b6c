import { askWorker } from '~/browser/device/ask-worker.client'
import { MAX_WORKBOOK_BYTES, type ReadWorkbook } from '~/domain/import/sheets/workbook'

import type { WorkbookRequest } from './workbook-worker'

/** A phone reads a megabyte in some seconds. A file that takes longer was made to take long. */
const PATIENCE_MS = 4000
const PATIENCE_MS_PER_MEGABYTE = 8000

/** Reads a file or a pasted table in a worker, so that the screen stays responsive. Never throws. */
export async function readWorkbook(request: WorkbookRequest): Promise<ReadWorkbook> {
  const size = 'file' in request ? request.file.size : request.text.length
  if (size > MAX_WORKBOOK_BYTES) return { problem: 'file' in request ? 'too-large' : 'too-long' }
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const patience = PATIENCE_MS + (PATIENCE_MS_PER_MEGABYTE * size) / (1024 * 1024)
  const read = await askWorker<WorkbookRequest, ReadWorkbook>(worker, request, { patience })
  return read ?? { problem: 'unreadable' }
}
