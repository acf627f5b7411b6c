import { onRequest } from './server-requests.server'

/**
 * Longer than proxies keep an idle connection (60 s is usual). Whoever closes first has to be the one that asks: a
 * request that meets the end of its connection is lost. Node closes after 5 s, and `react-router-serve` has no setting.
 */
const IDLE_MS = 75_000

/** Keeps connections open between requests, also for devices that look into their vault every 15 s. */
export function keepIdleConnections(): void {
  onRequest(({ server }) => {
    server.keepAliveTimeout = IDLE_MS
  })
}
