import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Config } from '@react-router/dev/config'
import * as v from 'valibot'
import { build } from 'vite'

import type { Page } from './frames'
import type { Build } from './kept-files'

type BuildEnd = Parameters<NonNullable<Config['buildEnd']>>[0]
type Routes = NonNullable<BuildEnd['buildManifest']>['routes']
type FinishedBuild = {
  buildManifest: { routes: Routes } | undefined
  reactRouterConfig: Pick<BuildEnd['reactRouterConfig'], 'appDirectory' | 'buildDirectory'>
}

/**
 * The workers by the names of their files, which have no hash: the browser asks for a worker again at the same address. The
 * panel's first worker only reminded, and the registrations in browsers keep its name.
 */
const WORKERS = {
  'reminder-worker.js': { entry: 'service-worker.ts', prefix: 'pewnik-' },
  'crew-worker.js': { entry: 'crew-worker.ts', prefix: 'crew-' },
} as const

const KINDS: Readonly<Record<string, Page['kind']>> = {
  'routes/panel/panel-layout': 'kept',
  'routes/public/public-layout': 'public',
  'routes/public/crew/crew-layout': 'public',
  root: 'file',
}

/** The pages that a phone of the crew keeps. */
const CREW_PAGES = ['/box', '/mine', '/gate']

/**
 * Writes the service workers into a finished build. Any change of the build makes each of them another worker.
 * `OFFLINE=off` writes some that keep nothing, in place of broken ones.
 */
export async function writeWorkers({ buildManifest, reactRouterConfig }: FinishedBuild): Promise<void> {
  const { appDirectory, buildDirectory } = reactRouterConfig
  const clientDirectory = join(buildDirectory, 'client')
  const version = hashOf(buildDirectory)
  const files = hashAssets(clientDirectory)
  const ofCrew = crewFiles(clientDirectory, Object.keys(files))
  const known = {
    'reminder-worker.js': { files, pages: pagesOf(buildManifest?.routes ?? {}), offlinePage: '/offline' },
    'crew-worker.js': {
      files: Object.fromEntries(Object.entries(files).filter(([file]) => ofCrew.has(file))),
      pages: CREW_PAGES.map((path) => ({ path, kind: 'kept' as const })),
    },
  } satisfies Record<keyof typeof WORKERS, Partial<Build>>
  for (const name of ['reminder-worker.js', 'crew-worker.js'] as const) {
    const { entry, prefix } = WORKERS[name]
    const BUILD: Build = { version, prefix, ...known[name] }
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { BUILD: JSON.stringify(BUILD) },
      resolve: { tsconfigPaths: true },
      build: {
        outDir: clientDirectory,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(
            appDirectory,
            'worker',
            process.env.OFFLINE === 'off' ? 'switched-off-worker.ts' : entry,
          ),
          output: { format: 'iife', entryFileNames: name },
          // React Router marks its modules for servers that render components, which a worker does not.
          onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        },
      },
    })
  }
}

/** What the framework's list of routes says of each: the files that its document names. */
const manifestSchema = v.object({
  entry: v.object({ module: v.string(), imports: v.array(v.string()) }),
  routes: v.record(
    v.string(),
    v.object({ module: v.string(), imports: v.optional(v.array(v.string()), []) }),
  ),
})

/**
 * Returns the files that the crew's pages need: those that their documents name, and what these import, now or later. A
 * file names each other one that it imports.
 */
export function crewFiles(clientDirectory: string, files: readonly string[]): ReadonlySet<string> {
  const list = files.find((file) => /\/manifest-[\w-]+\.js$/.test(file))
  if (list === undefined) throw new Error('The build has no list of routes')
  const read = (file: string) => readFileSync(join(clientDirectory, file), 'utf8')
  const { entry, routes } = v.parse(
    manifestSchema,
    JSON.parse(
      read(list)
        .replace(/^[^{]*/, '')
        .replace(/;\s*$/, ''),
    ),
  )
  const ofCrew = Object.entries(routes).flatMap(([id, { module, imports }]) =>
    id === 'root' || id.startsWith('routes/public/crew/') ? [module, ...imports] : [],
  )
  const byName = new Map(files.map((file) => [basename(file), file]))
  const found = new Set([list, entry.module, ...entry.imports, ...ofCrew])
  // A set also gives what is added to it on the way.
  for (const file of found) {
    if (file === list || !file.endsWith('.js')) continue
    for (const [name] of read(file).matchAll(/[\w.-]+\.(?:js|png)\b/g)) {
      const named = byName.get(name)
      if (named !== undefined) found.add(named)
    }
  }
  const sheets = files.filter((file) => /\/crew-[\w-]+\.css$/.test(file))
  return new Set([...found, ...sheets])
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
