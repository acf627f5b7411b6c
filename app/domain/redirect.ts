import { SCREENS } from './screen'

// Only its origin is compared: an address that leaves it is not on this site.
const HERE = 'https://pewnik.invalid'

/**
 * Where to go after signing in: `value` if it is a screen of the panel or lies below one, since only those
 * send people to sign in, else undefined.
 * Refuses other origins in every disguise that URL parsing knows (`//host`, `/\host`, tabs, schemes).
 */
export function safeRedirect(value: string | null): string | undefined {
  if (!value?.startsWith('/')) return undefined
  const url = parseUrl(value)
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  if (!isPanelPath(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The verification page lies below the certificates, but is everybody's. */
const PUBLIC_BELOW = '/certificates/verify'

/** A certificate or a training as a file is no screen. */
const FILE = /\.[^/]*$/

function isPanelPath(pathname: string): boolean {
  if (isAtOrBelow(pathname, PUBLIC_BELOW) || FILE.test(pathname)) return false
  return SCREENS.some(({ path }) => isAtOrBelow(pathname, path))
}

function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

// URL.parse does the same, but phones of 2023 do not have it yet.
function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value, HERE)
  } catch {
    return undefined
  }
}
