import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// Groups hold what several screens share, because on a phone's connection a request costs more than the bytes it could
// save: what public screens and the panel both reach, what only public screens do, what the dashboard shares with other
// screens, what certificates do, what takes and shows scans, what many others do, and what all screens with parts of Ark
// need of it. People begin with the dashboard and move on to a list, so these wait for nothing that only others need. All
// else stays in small files.
const GROUPS = ['shared', 'public', 'panel', 'panel-lists', 'panel-others', 'scans', 'ark'] as const

/**
 * Routes whose file holds a group, so that there is none that only passes on what another has. One file holds one route.
 * The bundler's own helpers join the first one, as long as all files that need them load it; else they cost a request.
 */
const HOSTS = {
  shared: /[\\/]app[\\/]root\.tsx\?/,
  public: /[\\/]public-layout\.tsx\?/,
  panel: /[\\/]panel-layout\.tsx\?/,
  'panel-lists': /[\\/]certificates\.tsx\?/,
}

const ENTRY = /[\\/]app[\\/]entry\.client\.tsx/
// A screen is known by the module that the framework makes of it, whose id has a query behind the file.
const PUBLIC_SCREEN = /[\\/]app[\\/]routes[\\/]public[\\/].+\.tsx\?/
// The verification pages and the public card send no scripts, so what the panel shares with them is the panel's.
const WITHOUT_SCRIPTS = /[\\/]public[\\/](verify[\\/]|card\.).+\?/
const PANEL_SCREEN = /[\\/]app[\\/]routes[\\/]panel[\\/].+\.tsx\?/
const DASHBOARD = /[\\/]dashboard\.tsx\?/
const PANEL_CODE = /[\\/]app[\\/](?!ui[\\/]ark[\\/])|[\\/]node_modules[\\/](lucide|idb)[\\/]/
// Forms and pages of records need them, and no list does.
const SCANS = /[\\/](browser|panel)[\\/]scans[\\/]/
const ARK_CODE = /[\\/]node_modules[\\/]@(ark-ui|zag-js)[\\/]/

/** So many screens of the panel make a module worth loading with each. */
const MANY = { others: 4, ark: 3 }

function groupOf(id: string, importersOf: ImportersOf): (typeof GROUPS)[number] | null {
  const screens = [...screensOf(id, importersOf)]
  const isFor = (kind: RegExp) => screens.some((screen) => kind.test(screen))
  const isShared = screens.length > 1
  const ofPanel = screens.filter((screen) => PANEL_SCREEN.test(screen))
  if (screens.some((screen) => !PANEL_SCREEN.test(screen) && !WITHOUT_SCRIPTS.test(screen))) {
    if (isFor(HOSTS.shared) || ofPanel.length > 0) return 'shared'
    // React's part for browsers keeps to the entry's file, which is compiled beside the others.
    if (isFor(ENTRY)) return isShared ? 'shared' : null
    return isShared || isFor(HOSTS.public) ? 'public' : null
  }
  if (isFor(HOSTS.panel)) return 'panel'
  if (ARK_CODE.test(id)) return ofPanel.length >= MANY.ark ? 'ark' : null
  if (!PANEL_CODE.test(id)) return null
  if (ofPanel.length > 1 && isFor(DASHBOARD)) return 'panel'
  if (isFor(HOSTS['panel-lists'])) return 'panel-lists'
  if (SCANS.test(id)) return ofPanel.length > 1 ? 'scans' : null
  return ofPanel.length >= MANY.others ? 'panel-others' : null
}

type ImportersOf = (id: string) => readonly string[]

const found = new Map<string, ReadonlySet<string>>()

/** Returns the screens that import the module, or something that does. What they fetch later does not count. */
function screensOf(id: string, importersOf: ImportersOf, seen = new Set<string>()): ReadonlySet<string> {
  const known = found.get(id)
  if (known || seen.has(id)) return known ?? new Set()
  seen.add(id)
  const isScreen = [HOSTS.shared, ENTRY, PUBLIC_SCREEN, PANEL_SCREEN].some((screen) => screen.test(id))
  const screens = new Set([
    ...(isScreen ? [id] : []),
    ...importersOf(id).flatMap((importer) => [...screensOf(importer, importersOf, seen)]),
  ])
  found.set(id, screens)
  return screens
}

/** What the dashboard shares with the bell, which fetches it once the browser is idle. */
const WITH_DASHBOARD = 'read-to-do'

/** Lets the file of a route hold a group, which others import from it. The framework's own setting would forbid that. */
const groupsInRouteFiles: Plugin = {
  name: 'groups-in-route-files',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

/**
 * Lets Chromium compile files off the main thread while they arrive: screens and what they share, since nearly all that
 * is in them runs before the first data show. Of Ark, much waits for the person. Only a first line counts, and Vite
 * writes its own one before any banner, so this comes last.
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name === 'ark') continue
        const isShared = [...GROUPS, WITH_DASHBOARD].some((name) => name === file.name)
        if (file.isEntry || isShared) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), process.env.VITEST ? [] : [reactRouter(), groupsInRouteFiles, compileHint]],
  resolve: { tsconfigPaths: true },
  environments: {
    // The server build contains its libraries, except those that the serving process shares with it. So the
    // image needs no package that only renders screens.
    ssr: {
      resolve: {
        // The development server loads libraries from their folders, because some of them are CommonJS.
        noExternal: command === 'build' ? true : [],
        external: ['react', 'react-dom', 'react-router', '@react-router/node', 'isbot'],
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The first one comes first: what the others need of it stays in it.
              groups: GROUPS.map((group, place) => ({
                name: (id, context) =>
                  groupOf(id, (module) => context.getModuleInfo(module)?.importers ?? []) === group
                    ? group
                    : null,
                priority: GROUPS.length - place,
              })),
            },
          },
        },
      },
    },
  },
  test: {
    // The slowest test takes 2 s by itself; here the build or a browser may be at work beside it.
    testTimeout: 20_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // One set of modules serves all files: loading it for each would take three quarters of the time. A test
          // that changes what others see (globals, the clock, state of a module) puts it back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'route',
          include: ['tests/route/**/*.test.tsx'],
          environment: 'jsdom',
          // Some tests walk through many screens.
          testTimeout: 60_000,
          // Each visit has modules, storage and a document of its own. To load the libraries for each file would take
          // two thirds of the time.
          isolate: false,
        },
      },
    ],
  },
}))
