/// <reference lib="webworker" />
import type { Encoding, ReadWorkbook } from '~/domain/import/workbook'

import { readWorkbookFile, readTableText } from './workbook-file'

declare const self: DedicatedWorkerGlobalScope

/** A file with the encoding that was chosen for it, or a pasted text. */
export type WorkbookRequest = { file: File; encoding?: Encoding } | { text: string }

/** The name of the lock shows whether the worker lives: the browser releases it when the worker dies. */
export type WorkbookJob = { request: WorkbookRequest; lock: string }

export type WorkbookAnswer = { kind: 'lock-held' } | { kind: 'read'; read: ReadWorkbook }

self.addEventListener('message', ({ data }: MessageEvent<WorkbookJob>) => {
  // Without TLS there are no locks.
  if (!navigator.locks) void answer(data.request)
  else
    void navigator.locks.request(data.lock, async () => {
      post({ kind: 'lock-held' })
      await answer(data.request)
      await new Promise(() => {})
    })
})

async function answer(request: WorkbookRequest): Promise<void> {
  try {
    post({ kind: 'read', read: await read(request) })
  } catch {
    // The file is gone, or there is no memory left for what was read.
    post({ kind: 'read', read: { problem: 'unreadable' } })
  }
}

async function read(request: WorkbookRequest): Promise<ReadWorkbook> {
  if ('text' in request) return readTableText(request.text)
  return readWorkbookFile(new Uint8Array(await request.file.arrayBuffer()), request.encoding)
}

function post(message: WorkbookAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  self.postMessage(message)
}
