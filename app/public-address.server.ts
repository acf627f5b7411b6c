/** Whether the visitor's connection is encrypted, also where a reverse proxy ends it. */
export function isEncrypted(request: Request, url: URL): boolean {
  const [visitorProtocol] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',')
  return url.protocol === 'https:' || visitorProtocol?.trim() === 'https'
}

/** A path's whole address as the visitor's browser shows it; the host is the one that was asked for. */
export function publicAddress(path: string, { request, url }: { request: Request; url: URL }): string {
  return new URL(path, `${isEncrypted(request, url) ? 'https' : 'http'}://${url.host}`).href
}
