import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

import { freePort } from './free-port.ts'

export type Balancer = {
  port: number
  /** Requests that a copy broke off, and that got no answer from another one. */
  brokenOff: number
  /** Requests that another connection answered, because a copy was gone or had just closed a kept one. */
  askedAgain: number
  close: () => void
}

/**
 * Starts a small load balancer over copies of the server, as any is set up: in turn, over kept connections. It asks
 * the next copy where one refuses the connection, or has closed a kept one before it could be used again.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const counts = { brokenOff: 0, askedAgain: 0 }
  let turn = 0

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void {
    turn = (turn + 1) % ports.length
    const port = ports[turn] ?? 0
    const { method, url: path, headers } = incoming
    const upstream = ask({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => breakOff())
    })
    const breakOff = () => {
      counts.brokenOff += 1
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    }
    upstream.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (!outgoing.headersSent && tries > 0 && (isRefused || upstream.reusedSocket)) {
        counts.askedAgain += 1
        pass(incoming, outgoing, tries - 1)
      } else breakOff()
    })
    upstream.end()
  }

  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, 4))
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(counts, {
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  })
}
