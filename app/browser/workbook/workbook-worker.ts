import { answerJobs } from '~/browser/device/worker-job'

import { readTableText, readWorkbookFile, type ChosenFormat } from './workbook-file'

/** A file or a pasted text, and how it is to be read if that was chosen. */
export type WorkbookRequest = ({ file: File } | { text: string }) & { chosen?: ChosenFormat }

answerJobs((request: WorkbookRequest) => readRequest(request))

async function readRequest(request: WorkbookRequest) {
  if ('text' in request) return readTableText(request.text, request.chosen)
  return readWorkbookFile(new Uint8Array(await request.file.arrayBuffer()), request.chosen)
}
