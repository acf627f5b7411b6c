import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { onRequest } from './server-requests.server'

// `react-router-serve` compresses each answer again, in a hurry. The built files never change, so the build compresses
// them once, as small as they get.

/** Writes a compressed copy beside each built script and sheet. */
export function compressFiles(buildDirectory: string): void {
  for (const file of globSync('client/assets/*.{css,js}', { cwd: buildDirectory })) {
    const path = join(buildDirectory, file)
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

/** Lets requests for a built file find its compressed copy, if the browser takes it. */
export function sendCompressedFiles(): void {
  const copies = new Set(
    globSync('assets/*.br', { cwd: resolve('build/client') }).map((file) => `/${file.replaceAll('\\', '/')}`),
  )
  onRequest(({ request, response }) => {
    const copy = `${request.url}.br`
    if (!copies.has(copy)) return
    response.setHeader('Vary', 'Accept-Encoding')
    if (!takesBrotli(request.headers['accept-encoding'])) return
    request.url = copy
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Type', copy.endsWith('.css.br') ? 'text/css' : 'text/javascript')
  })
}

/** All browsers name it plainly. Clients that weigh encodings get the server's own compression. */
function takesBrotli(accepted = ''): boolean {
  return accepted.split(',').some((encoding) => encoding.trim() === 'br')
}
