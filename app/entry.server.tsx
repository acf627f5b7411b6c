import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import css from './app.css?inline'
import { PageStyleContext } from './components/page-style'
import { guardRequests } from './request-guard.server'
import { nonceContext } from './security-headers.server'

guardRequests()

export const streamTimeout = 5_000

/** Logs what is wrong here; what is wrong with a request stands in the access log by its status. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  // Before the middleware runs, the router itself refuses a form that comes from another site.
  if (context.get(nonceContext) === null) return
  console.error(error)
}

/** Renders a document as a stream; a bot gets it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext) ?? undefined
  return new Promise((resolve, reject) => {
    let hasStarted = false
    const send = () => {
      hasStarted = true
      const body = new PassThrough()
      body.on('close', () => clearTimeout(timeout))
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <PageStyleContext value={{ css, nonce }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageStyleContext>,
      {
        nonce,
        [isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          // Before the start the error rejects the request and is logged there.
          if (hasStarted) console.error(error)
        },
      },
    )
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}
