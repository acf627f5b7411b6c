import { RouterContextProvider } from 'react-router'
import { vi } from 'vitest'

/** What has happened to the checks of links in the running test. */
type LinkChecks = {
  /** The paths that were asked for, and those of requests that were given up. */
  asked: string[]
  ended: string[]
  /** Tells what is wrong with the answer to a path. A silent server leaves the request open. */
  fault: (path: string) => 'none' | 'busy' | 'silent' | 'unreachable'
}

/**
 * Answers the checks of signed links as a server does that knows the issuers of this file. jsdom has no server, so the
 * route is called.
 */
export function answerLinkChecks(trustedIssuers: string): LinkChecks {
  vi.stubEnv('TRUSTED_ISSUERS', trustedIssuers)
  const checks: LinkChecks = { asked: [], ended: [], fault: () => 'none' }
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    if (path === '/.well-known/jwks.json') {
      const { loader } = await import('~/routes/resources/public-keys')
      return loader()
    }
    checks.asked.push(path)
    const fault = checks.fault(path)
    signal.addEventListener('abort', () => checks.ended.push(path))
    if (fault === 'unreachable') throw new TypeError('Failed to fetch')
    if (fault === 'busy') return new Response('', { status: 503 })
    return fault === 'silent' ? refusalOf(signal) : checkLink(path)
  })
  return checks
}

async function refusalOf(signal: AbortSignal): Promise<never> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  throw signal.reason
}

/** Returns the answer of the route for a path such as `/c/<token>/check.json`. */
async function checkLink(path: string): Promise<Response> {
  const { loader } = await import('~/routes/resources/signed-certificate-check')
  const url = new URL(path, 'https://pewnik.example')
  const token = path.split('/')[2] ?? ''
  return loader({
    params: { token },
    request: new Request(url),
    url,
    pattern: '/c/:token/check.json',
    context: new RouterContextProvider(),
  })
}
