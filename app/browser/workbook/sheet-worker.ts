/// <reference lib="webworker" />
import type { Encoding, ReadSheets } from '~/domain/import/sheet'

import { readSheetFile, readSheetText } from './sheet-file'

declare const self: DedicatedWorkerGlobalScope

/** A file with the encoding that was chosen for it, or a pasted text. */
export type SheetRequest = { file: File; encoding?: Encoding } | { text: string }

/** The name of the lock shows whether the worker lives: the browser releases it when the worker dies. */
export type SheetJob = { request: SheetRequest; lock: string }

export type SheetAnswer = { kind: 'lock-held' } | { kind: 'read'; read: ReadSheets }

self.addEventListener('message', ({ data }: MessageEvent<SheetJob>) => {
  // Without TLS there are no locks.
  if (!navigator.locks) void answer(data.request)
  else
    void navigator.locks.request(data.lock, async () => {
      post({ kind: 'lock-held' })
      await answer(data.request)
      await new Promise(() => {})
    })
})

async function answer(request: SheetRequest): Promise<void> {
  try {
    post({ kind: 'read', read: await read(request) })
  } catch {
    // The file is gone, or there is no memory left for what was read.
    post({ kind: 'read', read: { problem: 'unreadable' } })
  }
}

async function read(request: SheetRequest): Promise<ReadSheets> {
  if ('text' in request) return readSheetText(request.text)
  return readSheetFile(new Uint8Array(await request.file.arrayBuffer()), request.encoding)
}

function post(message: SheetAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  self.postMessage(message)
}
