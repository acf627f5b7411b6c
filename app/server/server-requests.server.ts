import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

type RawExchange = { request: IncomingMessage; response: ServerResponse; server: Server }

/** Calls back with each request before the server handles it. Node publishes it then; `react-router-serve` has no hook. */
export function onRequest(handle: (exchange: RawExchange) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) handle(message)
  })
}

function isExchange(message: unknown): message is RawExchange {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse &&
    'server' in message &&
    message.server instanceof Server
  )
}
