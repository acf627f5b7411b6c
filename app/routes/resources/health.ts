import { issuerListState } from '~/data/trusted-issuers.server'
import { formatDay } from '~/domain/day'

/**
 * Tells load balancers and the health check of the image that the server runs. A faulty list of issuers is no reason
 * to stop it, because the list before it serves on, so only the text tells of that.
 */
export function loader() {
  return new Response(['ok', ...issuersState()].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function issuersState(): string[] {
  const state = issuerListState()
  if (!state) return []
  const inUse = `Lista wystawców z dnia ${formatDay(state.updated)}`
  return [state.isNewerFaulty ? `${inUse}: nowsza jest błędna, powód stoi w dzienniku` : inUse]
}
