import { randomBytes } from 'node:crypto'

import { createContext, type MiddlewareFunction } from 'react-router'

import { qrServiceOrigin } from '~/data/configuration.server'

import { isEncrypted } from './public-address.server'

/** Holds the nonce of the response, which its policy and its inline styles and scripts share. */
export const nonceContext = createContext<string | null>(null)

/**
 * Adds the security headers to every response of the app: documents, data and resources. Cross-Origin-Opener-Policy is
 * not among them: for it a browser starts a new process, up to a third of a second on a slow phone, and it would
 * protect little, because no other site can frame a page and no page listens to messages.
 */
export const securityHeaders: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const nonce = randomBytes(16).toString('base64')
  context.set(nonceContext, nonce)
  const response = await next()
  const { headers } = response
  // The router refuses what a route has no action for, but does not say what it would accept.
  if (response.status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')

  headers.set('X-Content-Type-Options', 'nosniff')
  // Not even this server learns from which address a request comes.
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin')
  headers.set('X-Frame-Options', 'DENY')
  headers.set(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')

  if (isEncrypted(request, url))
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')

  // Only in production: Vite's dev server injects inline styles and scripts that have no nonce.
  if (import.meta.env.PROD) {
    const isDocument = headers.get('Content-Type')?.startsWith('text/html')
    headers.set('Content-Security-Policy', isDocument ? documentPolicy(nonce) : RESOURCE_POLICY)
  }
  return response
}

const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'"

function documentPolicy(nonce: string): string {
  // A photo for a print is a `data:` URL, and scans are blobs. An image runs no script. A PDF may have some, so no page
  // shows one in a frame.
  const images = ["'self'", 'data:', 'blob:', qrServiceOrigin()].filter((source) => source !== undefined)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${images.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
