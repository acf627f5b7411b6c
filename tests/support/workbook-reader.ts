import { vi } from 'vitest'

import type { WorkbookRequest } from '~/browser/workbook/workbook-worker'

/** Lets the running test read files and pasted tables in its own thread: jsdom has no workers. */
export function readWorkbooksHere(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      async postMessage({ request }: { request: WorkbookRequest }): Promise<void> {
        const answer = await read(request)
        this.dispatchEvent(new MessageEvent('message', { data: { kind: 'answered', answer } }))
      }
      terminate(): void {}
    },
  )
}

async function read(request: WorkbookRequest) {
  const { readTableText, readWorkbookFile } = await import('~/browser/workbook/workbook-file')
  if ('text' in request) return readTableText(request.text, request.chosen)
  return readWorkbookFile(new Uint8Array(await request.file.arrayBuffer()), request.chosen)
}
