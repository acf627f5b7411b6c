import { refuse } from './vault-answers.server'

const MEGABYTE = 1024 * 1024

/** The first line of everything in the age format, https://age-encryption.org/v1. The server keeps nothing else. */
const SEALED = new TextEncoder().encode('age-encryption.org/v1\n')

/**
 * Returns a function that reads sealed content of a request, or returns the answer why it cannot be kept. Bodies are in
 * the memory until they are stored; together they take no more than some bytes.
 */
function createReader(maxUnderWay: number) {
  let bytesUnderWay = 0
  return async (request: Request, maxBytes: number): Promise<Uint8Array | Response> => {
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

const readOfRegister = createReader(128 * MEGABYTE)

/** The token of a box hangs on a wall. Whoever sends slowly with it keeps no register from its vault. */
const readOfStrangers = createReader(64 * MEGABYTE)

// The request guard refuses what is much larger.

/** Reads an entry or a blob. */
export function readSealed(request: Request): Promise<Uint8Array | Response> {
  return readOfRegister(request, 6 * MEGABYTE)
}

export function readSealedPage(request: Request): Promise<Uint8Array | Response> {
  return readOfRegister(request, 2 * MEGABYTE)
}

export function readSealedDrop(request: Request): Promise<Uint8Array | Response> {
  return readOfStrangers(request, 2 * MEGABYTE)
}
