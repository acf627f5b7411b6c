import { refuse } from './vault-answers.server'

const MEGABYTE = 1024 * 1024

/** The first line of everything in the age format, https://age-encryption.org/v1. The server keeps nothing else. */
const SEALED = new TextEncoder().encode('age-encryption.org/v1\n')

/**
 * Returns a function that reads sealed content of a request, or returns the answer why it cannot be kept. Bodies are in
 * the memory until they are stored; together they take no more than some bytes. The request guard refuses what is much
 * larger than one may be.
 */
function createReader({ maxBytes, maxUnderWay }: { maxBytes: number; maxUnderWay: number }) {
  let bytesUnderWay = 0
  return async (request: Request): Promise<Uint8Array | Response> => {
    const length = Number(request.headers.get('Content-Length') ?? 0)
    if (length > maxBytes) return refuse('too-large')
    if (bytesUnderWay + length > maxUnderWay) return refuse('too-fast')
    bytesUnderWay += length
    try {
      const content = new Uint8Array(await request.arrayBuffer())
      if (content.length > maxBytes) return refuse('too-large')
      return SEALED.every((byte, index) => content[index] === byte) ? content : refuse('not-sealed')
    } catch {
      // The device is gone, and hears no answer.
      return refuse('malformed')
    } finally {
      bytesUnderWay -= length
    }
  }
}

/** Reads an entry or a blob. */
export const readSealed = createReader({ maxBytes: 6 * MEGABYTE, maxUnderWay: 128 * MEGABYTE })

/** Reads a page. */
export const readPage = createReader({ maxBytes: 2 * MEGABYTE, maxUnderWay: 64 * MEGABYTE })

/** Reads a drop. Its token hangs on a wall: whoever sends slowly keeps no register from its vault. */
export const readDrop = createReader({ maxBytes: 2 * MEGABYTE, maxUnderWay: 32 * MEGABYTE })
