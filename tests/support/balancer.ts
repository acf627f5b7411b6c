import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

import { freePort } from './free-port.ts'

export type Balancer = {
  port: number
  /** Answers that a copy broke off after their beginning. */
  brokenOff: number
  /** Requests that went to another copy, because the first one was gone or had just closed the connection. */
  askedAgain: number
  close: () => void
}

/**
 * Starts a small load balancer over copies of the server, as nginx is by default: in turn, over kept connections,
 * and a request whose answer has not begun goes to the next copy where one is gone.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const counts = { brokenOff: 0, askedAgain: 0 }
  let turns = 0

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, turn: number, tries: number): void {
    const port = ports[turn % ports.length]
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
    upstream.on('error', () => {
      if (outgoing.headersSent || tries === 0) {
        breakOff()
        return
      }
      counts.askedAgain += 1
      pass(incoming, outgoing, turn + 1, tries - 1)
    })
    upstream.end()
  }

  const server = createServer((incoming, outgoing) => {
    turns += 1
    pass(incoming, outgoing, turns, 4)
  })
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
