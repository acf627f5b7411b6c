import type { ServerResponse } from 'node:http'

import { explainListenError } from '~/data/configuration.server'

import { logError } from './error-log.server'
import { onRequest } from './server-requests.server'

/** Less than the 10 s that Docker waits before it kills the process. */
const STOP_WITHIN_MS = 8_000

const unfinished = new Set<ServerResponse>()
let isStopping = false

/**
 * On SIGTERM `react-router-serve` accepts no new connection and waits for the open ones. A proxy that keeps its
 * connections busy, or a browser that connects ahead, would make it wait without end. So each answer from now on
 * ends its connection, and what is still open after a while is given up. `onLastAnswer` closes what else would keep the
 * process alive.
 */
export function stopGracefully(onLastAnswer: () => void): void {
  onRequest(({ response }) => {
    unfinished.add(response)
    response.once('close', () => {
      unfinished.delete(response)
      if (isStopping && unfinished.size === 0) onLastAnswer()
    })
    if (isStopping) endConnectionAfter(response)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isStopping = true
      for (const response of unfinished) endConnectionAfter(response)
      if (unfinished.size === 0) onLastAnswer()
      setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
    })
  }
}

/** Ends the process at an error that nothing has caught, as Node does, but with one line in the log. */
export function logCrashes(): void {
  process.on('uncaughtException', (error) => {
    const explanation = explainListenError(error)
    if (explanation === undefined) logError(error)
    else console.error(explanation)
    process.exit(1)
  })
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
