/// <reference lib="webworker" />
import type { Encoding } from '~/domain/sheet'

import { readSheetFile, readSheetText } from './sheet-file'

declare const self: DedicatedWorkerGlobalScope

/** A file with the encoding that was chosen for it, or a pasted text. */
export type SheetRequest = { file: File; encoding?: Encoding } | { text: string }

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => void answer(data))

async function answer(request: SheetRequest): Promise<void> {
  const read =
    'text' in request
      ? readSheetText(request.text)
      : await readSheetFile(new Uint8Array(await request.file.arrayBuffer()), request.encoding)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  self.postMessage(read)
}
