import { createHash } from 'node:crypto'

import { create as contentDisposition } from 'content-disposition'
import fresh from 'fresh'

import type { CalendarContext } from '~/documents/calendar-files'
import type { Day } from '~/domain/words/day'
import { fileName } from '~/domain/words/file-name'
import { publicAddress } from '~/server/public-address.server'

type Content = string | Uint8Array<ArrayBuffer>

type SentFile = {
  name: string
  type: string
  /** Determines the content. With it, a browser keeps the file and asks each time whether it has changed. */
  source?: string
  content: () => Content | Promise<Content>
}

/** Returns a file to save, or 304 if the browser already has it. A 304 does not create the content. */
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
  headers.set('Content-Disposition', contentDisposition(fileName(name)))
  // Files are small, so they are always sent whole.
  headers.set('Accept-Ranges', 'none')
  return new Response(body, { headers })
}

/** Returns one sentence that says why there is no file. */
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

/** Refuses every method that would change a file. Each file route exports it as its action. */
export function refuseSending(): Response {
  return messageResponse(405, 'Pod tym adresem można tylko pobrać plik.', { Allow: 'GET, HEAD' })
}

/** Returns a weak tag, because the server compresses some files. */
function entityTag(source: string): string {
  return `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`
}

/** Returns the stamp and the origin of a calendar file. The stamp is a day, so the file stays the same all day. */
export function calendarContext(today: Day, address: { request: Request; url: URL }): CalendarContext {
  return { stamp: new Date(`${today}T00:00:00Z`), origin: publicAddress('/', address) }
}
