/** Why a body is not read. `too-fast`: too many others are under way. */
export type UnreadBody = 'too-large' | 'too-fast' | 'malformed'

/**
 * Returns a function that reads the body of a request, up to some bytes. Bodies are in the memory until they are stored;
 * together they take no more than `maxUnderWay`.
 */
export function createBodyReader(maxUnderWay: number) {
  let bytesUnderWay = 0
  return async (request: Request, maxBytes: number): Promise<Uint8Array | UnreadBody> => {
    const length = Number(request.headers.get('Content-Length') ?? 0)
    if (length > maxBytes) return 'too-large'
    if (bytesUnderWay + length > maxUnderWay) return 'too-fast'
    bytesUnderWay += length
    try {
      const content = new Uint8Array(await request.arrayBuffer())
      return content.length > maxBytes ? 'too-large' : content
    } catch {
      // The device is gone, and hears no answer.
      return 'malformed'
    } finally {
      bytesUnderWay -= length
    }
  }
}

/** Returns what JSON of a body says, or undefined if it is none. */
export function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return undefined
  }
}
