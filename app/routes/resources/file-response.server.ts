import { createHash } from 'node:crypto'

import { create as contentDisposition } from 'content-disposition'
import fresh from 'fresh'

type Content = string | Uint8Array<ArrayBuffer>

type SentFile = {
  name: string
  type: string
  /** What the content follows from; a browser keeps a file that has it and asks each time whether it changed. */
  source?: string
  content: () => Content | Promise<Content>
}

/** Returns a file to be saved, or 304 where the browser has the very same already: then nothing is made. */
export async function fileResponse(
  request: Request,
  { name, type, source, content }: SentFile,
): Promise<Response> {
  const headers = new Headers({
    'Cache-Control': source === undefined ? 'no-store' : 'private, no-cache',
    'X-Robots-Tag': 'noindex, nofollow',
  })
  if (source !== undefined) {
    const etag = entityTag(source)
    headers.set('ETag', etag)
    if (fresh(Object.fromEntries(request.headers), { etag })) {
      return new Response(null, { status: 304, headers })
    }
  }
  const body = await content()
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  headers.set('Content-Disposition', contentDisposition(safeName(name)))
  // Small enough to be sent whole: a Range is left unheeded.
  headers.set('Accept-Ranges', 'none')
  return new Response(body, { headers })
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
function entityTag(source: string): string {
  return `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`
}

/** Leaves out what file systems do not take: certificate numbers may hold a slash. */
function safeName(name: string): string {
  return name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-')
}
