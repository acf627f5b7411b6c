import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { freePort } from './free-port.ts'
import { TODAY } from './server.ts'

export type StartedServer = {
  port: number
  /** Returns what the server has written so far, to its output and its errors alike. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Starts the built app on a port of its own, for tests that read its log or stop it. `directory` holds a copy of
 * the build.
 */
export async function startServer({
  directory = '.',
  port: wanted,
}: { directory?: string; port?: number } = {}): Promise<StartedServer> {
  const port = wanted ?? (await freePort())
  const server = spawn(
    process.execPath,
    [resolve('node_modules/@react-router/serve/bin.cjs'), 'build/server/index.js'],
    {
      cwd: directory,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', TODAY, NODE_ENV: 'production' },
    },
  )
  const exited = once(server, 'exit')
  let log = ''
  const append = (chunk: Buffer) => {
    log += chunk.toString()
  }
  server.stdout.on('data', append)
  server.stderr.on('data', append)
  while (!log.includes('http://localhost')) await once(server.stdout, 'data')
  log = ''
  return {
    port,
    log: () => log,
    stop: async () => {
      server.kill()
      await exited
    },
  }
}
