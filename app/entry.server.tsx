import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { ErrorReferenceContext } from './components/error-reference'
import { pageKindOf, type PageKind } from './components/page-handle'
import { PageStyleContext } from './components/page-style'
import { watchTrustedIssuers } from './data/trusted-issuers.server'
import { SnapshotScriptContext } from './routes/public/crew/frame/page-snapshot'
import { snapshotScript } from './routes/public/crew/frame/show-snapshot.server'
import { keepLogShort } from './server/access-log.server'
import { sendCompressedFiles } from './server/compressed-files.server'
import { logError, logRequestError, logWarning, referenceOf } from './server/error-log.server'
import { keepIdleConnections } from './server/idle-connections.server'
import { logCrashes, stopGracefully } from './server/process-events.server'
import { startSending, stopSending } from './server/reminders/sending.server'
import { guardRequests } from './server/request-guard.server'
import { nonceContext } from './server/security-headers.server'
import { START_WATCH } from './server/start-watch.server'
import { closeStore } from './server/store/vault-store.server'
import crew from './styles/crew.css?inline'
import crewHref from './styles/crew.css?url'
import panel from './styles/panel.css?inline'
import panelHref from './styles/panel.css?url'
import plain from './styles/plain.css?inline'
import publicPages from './styles/public.css?inline'
import { FRAME_HEADER } from './worker/frames'

guardRequests()
// Vite's dev server handles these itself.
if (import.meta.env.PROD) {
  keepIdleConnections()
  keepLogShort()
  sendCompressedFiles()
  logCrashes()
  stopGracefully(() => void stopSending().then(closeStore))
  startSending()
}
watchTrustedIssuers({ onFault: (error) => void logError(error), onOlder: logWarning })

const stylesheets = { plain, public: publicPages, crew, panel }

/** Of the documents that browsers keep: the frames of these pages. */
const stylesheetFiles: Partial<Record<PageKind, string>> = { crew: crewHref, panel: panelHref }

export const streamTimeout = 5_000

/** Logs errors of the app. An error of the request is only a status in the access log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  logRequestError(error, request, context)
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Returns for how many seconds a browser may open a document again without asking: a minute, and never past the end
 * of Warsaw's day. Warsaw is whole hours ahead of UTC, so no midnight lies within an hour. Browsers inside other apps
 * have no service worker, and this makes their second look as quick.
 */
function secondsToKeep(): number {
  const now = Math.floor(Date.now() / 1_000)
  return Math.min(MINUTE, HOUR - (now % HOUR))
}

/** Renders a document: as a stream, unless the page sends no scripts and so waits for nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const isFrame = request.headers.has(FRAME_HEADER)
  if (request.method !== 'POST' && status === 200 && !isFrame && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', `private, max-age=${secondsToKeep()}`)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext) ?? undefined
  const kind = pageKindOf(routerContext.staticHandlerContext.matches.map(({ route }) => route.handle))
  const page = (
    <PageStyleContext value={{ stylesheets, nonce, href: isFrame ? stylesheetFiles[kind] : undefined }}>
      <ErrorReferenceContext value={referenceOf(loadContext)}>
        <SnapshotScriptContext value={snapshotScript(nonce)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </SnapshotScriptContext>
      </ErrorReferenceContext>
    </PageStyleContext>
  )
  // In one piece it costs much less to render, send and compress.
  if (kind === 'plain') {
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers })
  }

  return new Promise((resolve, reject) => {
    let hasStarted = false
    const send = () => {
      hasStarted = true
      const body = new PassThrough()
      body.on('close', () => clearTimeout(timeout))
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: START_WATCH,
      // A bot gets the complete document at once.
      [isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError(error: unknown) {
        // Before the start, the error rejects the request and `handleError` logs it.
        if (hasStarted && !request.signal.aborted) logRequestError(error, request, loadContext)
      },
    })
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}
