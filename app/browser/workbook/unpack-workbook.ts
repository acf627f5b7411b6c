import { Unzip, UnzipInflate } from 'fflate'

import { WorkbookRefusal } from './workbook-refusal'

/** More than 20,000 rows need, and little enough for a phone's memory. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

/** One byte can unpack to a thousand. So bytes are unpacked, and counted, a few at a time. */
const BYTES_AT_ONCE = 16 * 1024

/** Returns the parts of a workbook by their path. It counts while it unpacks: a file can lie about its size. */
export function unpackWorkbook(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>()
  let unpackedBytes = 0
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      unpackedBytes += chunk.length
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new WorkbookRefusal('too-much-text')
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    unzip.push(bytes.subarray(from, from + BYTES_AT_ONCE), from + BYTES_AT_ONCE >= bytes.length)
  }
  return Object.fromEntries([...parts].map(([path, chunks]) => [path, joined(chunks)]))
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let place = 0
  for (const chunk of chunks) {
    bytes.set(chunk, place)
    place += chunk.length
  }
  return bytes
}
