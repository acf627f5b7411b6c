import { createHash } from 'node:crypto'

type SentFile = {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
}

type Caching = 'checked' | 'none'

/** `checked`: kept by the visitor's own cache, which asks each time whether it is still the same. */
const CACHE_CONTROL = { checked: 'private, no-cache', none: 'no-store' } satisfies Record<Caching, string>

/** A file to be saved; 304 where the browser has the very same already. */
export function fileResponse(
  request: Request,
  { name, type, content }: SentFile,
  caching: Caching,
): Response {
  const headers = new Headers({
    'Cache-Control': CACHE_CONTROL[caching],
    'X-Robots-Tag': 'noindex, nofollow',
  })
  if (caching === 'checked') {
    const tag = entityTag(content)
    headers.set('ETag', tag)
    if (isKnown(request.headers.get('If-None-Match'), tag))
      return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(Buffer.byteLength(content)))
  headers.set('Content-Disposition', attachment(name))
  // Small enough to be sent whole: a Range is left unheeded.
  headers.set('Accept-Ranges', 'none')
  return new Response(content, { headers })
}

/** Says in one sentence why there is no file, to whoever opened its address. */
export function messageResponse(status: number, message: string, headers?: HeadersInit): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      ...headers,
    },
  })
}

/** The action of all files: they can only be fetched. */
export function refuseAction(): Response {
  return messageResponse(405, 'Pod tym adresem można tylko pobrać plik.', { Allow: 'GET, HEAD' })
}

/** Weak, since the server compresses some of what it sends. */
function entityTag(content: SentFile['content']): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  const known = (ifNoneMatch ?? '').split(',').map(opaque)
  return known.includes('*') || known.includes(opaque(tag))
}

/** The name in full for browsers of today, and in ASCII for the others (RFC 6266). */
function attachment(name: string): string {
  const safe = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-')
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
