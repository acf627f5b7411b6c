/** Makes a text smaller before it is sealed, if the browser can do that. */
export async function packed(text: string): Promise<Blob> {
  const content = new Blob([text])
  if (!('CompressionStream' in globalThis)) return content
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

const GZIP_BEGINNING = 0x1f

/** Returns the text that was packed. Some browsers do not pack, so the first byte tells. */
export async function unpacked(content: Blob): Promise<string> {
  const [first] = new Uint8Array(await content.slice(0, 1).arrayBuffer())
  if (first !== GZIP_BEGINNING) return content.text()
  return new Response(content.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}
