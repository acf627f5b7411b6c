import { randomBytes } from 'node:crypto'

import { createContext, type MiddlewareFunction } from 'react-router'

import { errorReference } from '~/components/error-reference'

const routeContext = createContext<string | null>(null)
const errorIdContext = createContext<string | null>(null)

type RequestContext = Parameters<MiddlewareFunction>[0]['context']

/**
 * Writes an error as one line of JSON and returns the id of the line. It names the route by its pattern, because
 * an address may hold what somebody has typed.
 */
export function logError(error: unknown, place: { method?: string; route?: string | null } = {}): string {
  const id = randomBytes(4).toString('hex')
  console.error(JSON.stringify({ level: 'error', id, ...place, ...describe(error) }))
  return id
}

/** Writes as one line of JSON that something works and yet may be a mistake. */
export function logWarning(message: string): void {
  console.warn(JSON.stringify({ level: 'warning', message }))
}

/** Writes as one line of JSON that something was done. */
export function logNote(message: string): void {
  console.warn(JSON.stringify({ level: 'info', message }))
}

/** Logs an error of a request and keeps its id for the answer. */
export function logRequestError(error: unknown, request: Request, context: Readonly<RequestContext>): void {
  const route = context.get(routeContext)
  context.set(errorIdContext, logError(error, { method: request.method, route }))
}

/** Returns what the answer says of the error of its request, or undefined if there was none. */
export function referenceOf(context: Readonly<RequestContext>): string | undefined {
  const id = context.get(errorIdContext)
  return id === null ? undefined : errorReference(id)
}

/**
 * Puts the id of the error into the answers that have no error page: files, and the data that a screen fetches. The
 * router passes the text of such an answer on to the screen, but nothing of the error itself.
 */
export const errorAnswers: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  context.set(routeContext, pattern)
  const response = await next()
  const reference = referenceOf(context)
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  if (reference === undefined || response.status < 500 || isDocument) return response
  return new Response(reference, {
    status: response.status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function describe(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack }
}
