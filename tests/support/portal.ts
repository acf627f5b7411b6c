import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'

import { freePort } from './free-port.ts'

/** What a network says in place of the server: another type for the right content, other content, or nothing ever. */
type Interference = { type: string; body?: string } | 'nothing'

export type Portal = {
  port: number
  /** Looks at each request; `undefined` lets it pass. */
  interfere: (request: IncomingMessage) => Interference | undefined
  close: () => void
}

/**
 * Starts a network in front of the server that may answer in its place, as one that asks to sign in does, with answers
 * that a browser keeps. Playwright's own routes would switch the cache of the browser off.
 */
export async function startPortal(port: number): Promise<Portal> {
  const server = createServer((incoming, outgoing) => {
    const interference = portal.interfere(incoming)
    if (interference === 'nothing') return
    if (interference?.body !== undefined) {
      outgoing.writeHead(200, { 'Content-Type': interference.type, 'Cache-Control': KEPT })
      outgoing.end(interference.body)
      return
    }
    const { method, url: path, headers } = incoming
    const upstream = ask({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      const type = interference && { 'content-type': interference.type }
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...type })
      answer.pipe(outgoing)
      // The server may end in the midst of its answer.
      answer.on('error', () => outgoing.destroy())
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  const portal: Portal = {
    port: await freePort(),
    interfere: () => undefined,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  server.listen(portal.port, '127.0.0.1')
  await once(server, 'listening')
  return portal
}

const KEPT = 'public, max-age=31536000, immutable'
