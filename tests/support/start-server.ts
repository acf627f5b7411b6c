import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { freePort } from './free-port.ts'
import { TODAY } from './server.ts'

export type StartedServer = {
  port: number
  pid: number
  /** Returns what the server has written so far, to its output and its errors alike. */
  log: () => string
  /** Ends the server and returns its exit code, which is null where a signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

type Options = {
  port?: number
  env?: Record<string, string>
  /** Shell commands before the start, such as a limit of the process. */
  before?: string
  /** Holds a copy of the build. */
  directory?: string
  nodeOptions?: string[]
}

/** Starts the built app on a port of its own, for tests that read its log or stop it. */
export async function startServer(options: Options = {}): Promise<StartedServer> {
  const port = options.port ?? (await freePort())
  const server = spawnServer({ ...options, env: { PORT: String(port), ...options.env } })
  const exited = once(server, 'exit')
  let log = ''
  const append = (chunk: Buffer) => {
    log += chunk.toString()
  }
  server.stdout.on('data', append)
  server.stderr.on('data', append)
  const hasStarted = async () => {
    while (!log.includes('http://localhost')) await once(server.stdout, 'data')
  }
  const hasFailed = exited.then(() => {
    throw new Error(`The server did not start: ${log}`)
  })
  await Promise.race([hasStarted(), hasFailed])
  hasFailed.catch(() => {})
  log = ''
  return {
    port,
    pid: server.pid ?? 0,
    log: () => log,
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal)
      await exited
      return server.exitCode
    },
  }
}

/** Starts the server with settings that it refuses, and returns what it writes and its exit code. */
export async function startInVain(
  env: Record<string, string>,
): Promise<{ output: string; code: number | null }> {
  const server = spawnServer({ env })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  await once(server, 'close')
  return { output, code: server.exitCode }
}

function spawnServer({ env, before, directory = '.', nodeOptions = [] }: Options) {
  const command = [
    process.execPath,
    ...nodeOptions,
    resolve('node_modules/@react-router/serve/bin.cjs'),
    'build/server/index.js',
  ]
  return spawn('sh', ['-c', `${before ?? ':'}; exec "$@"`, 'sh', ...command], {
    cwd: directory,
    env: { ...process.env, HOST: '127.0.0.1', TODAY, NODE_ENV: 'production', STORE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
