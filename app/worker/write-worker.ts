import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '@react-router/dev/config'
import { build } from 'vite'

import type { Page } from './frames'

type BuildEnd = Parameters<NonNullable<Config['buildEnd']>>[0]
type Routes = NonNullable<BuildEnd['buildManifest']>['routes']
type Build = {
  buildManifest: { routes: Routes } | undefined
  reactRouterConfig: Pick<BuildEnd['reactRouterConfig'], 'appDirectory' | 'buildDirectory'>
}

/**
 * Has no hash in its name: the browser asks for a worker again at the same address. The first worker only reminded, and
 * the registrations in browsers keep its name.
 */
const NAME = 'reminder-worker.js'

const KINDS: Readonly<Record<string, Page['kind']>> = {
  'routes/panel/panel-layout': 'panel',
  'routes/public/public-layout': 'public',
  root: 'file',
}

/**
 * Writes the service worker into a finished build. Any change of the build makes it another worker. `OFFLINE=off`
 * writes one that keeps nothing, in place of a broken one.
 */
export async function writeWorker({ buildManifest, reactRouterConfig }: Build): Promise<void> {
  const { appDirectory, buildDirectory } = reactRouterConfig
  const clientDirectory = join(buildDirectory, 'client')
  const entry = process.env.OFFLINE === 'off' ? 'switched-off-worker.ts' : 'service-worker.ts'
  const known = {
    version: hashOf(buildDirectory),
    files: hashAssets(clientDirectory),
    pages: pagesOf(buildManifest?.routes ?? {}),
  }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(known) },
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(appDirectory, 'worker', entry),
        output: { format: 'iife', entryFileNames: NAME },
        // React Router marks its modules for servers that render components, which a worker does not.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  })
}

function hashOf(directory: string): string {
  const hash = createHash('sha256')
  const isFile = (file: string) => statSync(join(directory, file)).isFile()
  for (const file of globSync('**', { cwd: directory }).filter(isFile).toSorted()) {
    hash.update(file).update(readFileSync(join(directory, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Returns the hash of each built file of the browser, as `fetch` takes it. Those of routes without a screen are empty,
 * and nothing needs them.
 */
function hashAssets(directory: string): Record<string, string> {
  const files = globSync('assets/*', { cwd: directory })
    .filter((file) => statSync(join(directory, file)).size > 0)
    .toSorted()
  return Object.fromEntries(
    files.map((file) => [`/${file.replaceAll('\\', '/')}`, integrityOf(readFileSync(join(directory, file)))]),
  )
}

/** The content of a file as the browser compares it: before compression. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Lists all routes, because a path opens the one that matches best. The kind of a page follows from its layout. */
function pagesOf(routes: Routes): Page[] {
  return Object.values(routes).flatMap(({ id, path = '', index, parentId = '' }) => {
    if (path === '' && !index) return []
    const kind = KINDS[parentId]
    if (!kind) throw new Error(`The worker cannot tell what kind of page ${id} is`)
    return [{ path: `/${path}`, kind }]
  })
}
