import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from './free-port.ts'

const isRoot = process.getuid?.() === 0

/** Returns the folder with the programs of PostgreSQL. As root it installs Debian's package if they are missing. */
function findPrograms(): string {
  const find = () =>
    globSync('/usr/lib/postgresql/*/bin/initdb')
      .at(-1)
      ?.replace(/\/initdb$/, '')
  if (find() === undefined && isRoot) {
    console.log('Installing PostgreSQL for the tests of the store…')
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], {
      stdio: 'inherit',
    })
  }
  const programs = find()
  if (programs === undefined)
    throw new Error('These tests need a package of Debian: apt-get install postgresql')
  return programs
}

/** PostgreSQL refuses to run as root. Its package brings a user. */
function findOwner(): { uid?: number; gid?: number } {
  if (!isRoot) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export type Postgres = {
  /** The address of an empty database. */
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
  remove: () => void
}

/** Makes a PostgreSQL server with a folder and a port of its own, and starts it. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'pewnik-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'pewnik', '--auth=trust', '--encoding=UTF8', '--no-locale'],
    { ...options, stdio: 'ignore' },
  )
  const port = String(await freePort())
  let stopNow = async () => {}

  async function start(): Promise<void> {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', port, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const exited = once(server, 'exit')
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
    const hasStarted = async () => {
      while (!log.includes('ready to accept connections')) await once(server.stderr, 'data')
    }
    const hasFailed = exited.then(() => {
      throw new Error(`PostgreSQL did not start: ${log}`)
    })
    await Promise.race([hasStarted(), hasFailed])
    hasFailed.catch(() => {})
    stopNow = async () => {
      // A fast shutdown: it ends the connections and does not wait for them.
      server.kill('SIGINT')
      await exited
    }
  }

  await start()
  return {
    url: `postgres://pewnik@127.0.0.1:${port}/postgres`,
    start,
    stop: () => stopNow(),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
