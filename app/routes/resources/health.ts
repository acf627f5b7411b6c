/** Tells load balancers and the health check of the image that the server runs. */
export function loader() {
  return new Response('ok', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
