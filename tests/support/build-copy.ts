import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

import { integrityOf, writeWorkers } from '~/worker/write-worker'

import { startServer, type StartedServer } from './start-server.ts'

export type BuildCopy = { directory: string; remove: () => void }

/** Copies the build, so that a test may change it. */
export function copyBuild(): BuildCopy {
  const directory = mkdtempSync(join(tmpdir(), 'pewnik-build-'))
  cpSync('build', join(directory, 'build'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
  return { directory, remove: () => rmSync(directory, { recursive: true }) }
}

/**
 * Makes another version of a copied build, where a screen has another heading, and its module another name. The
 * worker is another one too, and keeps that module.
 */
export function makeNextVersion({ directory }: BuildCopy, heading: string, nextHeading: string): void {
  const build = join(directory, 'build')
  const read = (file: string) => readFileSync(join(build, file), 'utf8')
  const screen = globSync('client/assets/*.js', { cwd: build }).find((file) => read(file).includes(heading))
  if (screen === undefined) throw new Error(`No module of the build has the heading ${heading}`)
  const nextScreen = screen.replace(/-[\w-]{8}\.js$/, '-next.js')
  renameSync(join(build, screen), join(build, nextScreen))
  const hashes: [former: string, next: string][] = []
  for (const file of globSync('{client,server}/**/*.js', { cwd: build })) {
    const former = read(file)
    const next = former
      .replaceAll(heading, nextHeading)
      .replaceAll(basename(screen), basename(nextScreen))
      // The version of the worker, as `write-worker.ts` puts it in.
      .replace(/(version:[`'"]\w{11})\w/, '$1x')
    writeFileSync(join(build, file), next)
    rmSync(join(build, `${file}.br`), { force: true })
    hashes.push([integrityOf(former), integrityOf(next)])
  }
  for (const worker of ['client/reminder-worker.js', 'client/crew-worker.js']) {
    const withHashes = hashes.reduce((text, [former, next]) => text.replaceAll(former, next), read(worker))
    writeFileSync(join(build, worker), withHashes)
  }
}

/** Puts the worker into a copied build that a build with `OFFLINE=off` has. */
export async function switchWorkerOff({ directory }: BuildCopy): Promise<void> {
  process.env.OFFLINE = 'off'
  try {
    await writeWorkers({
      buildManifest: undefined,
      reactRouterConfig: { appDirectory: resolve('app'), buildDirectory: join(directory, 'build') },
    })
  } finally {
    delete process.env.OFFLINE
  }
}

/** Stops a server and starts another build at its address, as a deployment does. */
export async function replaceServer(
  { port, stop }: StartedServer,
  change: (build: BuildCopy) => void | Promise<void>,
): Promise<{ stop: () => Promise<void> }> {
  await stop()
  const build = copyBuild()
  await change(build)
  const next = await startServer({ directory: build.directory, port })
  return {
    stop: async () => {
      await next.stop()
      build.remove()
    },
  }
}
