/** Writes some hundred bytes with letters that need no escape in a URL (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Returns the bytes, or undefined for another text. Several texts may give the same bytes. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  return bytesIn(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
}

/** Returns the bytes that `atob` gives as letters. `Uint8Array.from` with a function takes ten times as long. */
export function bytesIn(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
