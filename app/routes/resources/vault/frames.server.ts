import type { NumberedRows } from '~/server/store/numbered-rows.server'

import { sealed } from './vault-answers.server'

/** How many bytes of entries or drops one answer has. Those behind them come with the next one. */
export const ANSWER_BYTES = 8 * 1024 * 1024

/** Sends the rows one behind the other, each with what the server says of it, both behind their lengths. */
export function sealedFrames<Item extends { content: Uint8Array }>(
  { items, last, hasMore }: NumberedRows<Item>,
  headers: Record<string, string>,
): Response {
  const parts = items.flatMap(({ content, ...head }) => {
    const headBytes = Buffer.from(JSON.stringify(head))
    return [lengthOf(headBytes), headBytes, lengthOf(content), content]
  })
  return sealed(Buffer.concat(parts), {
    ...headers,
    'Vault-Last': String(last),
    'Vault-More': String(hasMore),
  })
}

/** Four bytes, the highest first. */
function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** Tells each device that looks whether there are drops to fetch. A vault that never had one says nothing. */
export function dropsHeader({ lastDrop }: { lastDrop: number }): Record<string, string> {
  return lastDrop > 0 ? { 'Vault-Drops': String(lastDrop) } : {}
}
