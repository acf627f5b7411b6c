/** Tells whether the visitor's connection is encrypted, also behind a reverse proxy that ends TLS. */
export function isEncrypted(request: Request, url: URL): boolean {
  const [visitorProtocol] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',')
  return url.protocol === 'https:' || visitorProtocol?.trim() === 'https'
}

/** Returns the full URL of a path as the visitor's browser shows it. The host is the host of the request. */
export function publicAddress(path: string, { request, url }: { request: Request; url: URL }): string {
  return new URL(path, `${isEncrypted(request, url) ? 'https' : 'http'}://${url.host}`).href
}
