import { answerJobs } from '~/browser/device/worker-job'
import type { Encoding } from '~/domain/import/workbook'

import { readTableText, readWorkbookFile } from './workbook-file'

/** A file with the encoding that was chosen for it, or a pasted text. */
export type WorkbookRequest = { file: File; encoding?: Encoding } | { text: string }

answerJobs(async (request: WorkbookRequest) => {
  if ('text' in request) return readTableText(request.text)
  return readWorkbookFile(new Uint8Array(await request.file.arrayBuffer()), request.encoding)
})
