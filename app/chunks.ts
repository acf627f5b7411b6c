import { basename } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

// Plans the files of scripts. On a phone's connection a request costs more than the bytes that it could save, so modules
// that several screens share are put together in a few groups. Everything else stays in small files.

/**
 * The groups, by the screens that share their modules:
 *
 * - `shared`: public screens and the panel, and the pages of the crew with many of these.
 * - `public`: public screens only.
 * - `phones`: the pages of the crew, and the few screens of the panel that lead to them.
 * - `crew`: the pages of the crew only.
 * - `age`: the library that seals and opens, of all that need it. In the file of a module that is fetched later it would
 *   need one of the bundler's helpers, and a group of the panel would take it along.
 * - `panel`: the dashboard and other screens of the panel. People begin with the dashboard, so it waits for nothing else.
 * - `panel-lists`: the list of certificates, which people open next, and other screens.
 * - `panel-others`: many other screens.
 * - `scans`: the screens that take or show scans.
 * - `ark`: many screens, of the code of Ark.
 */
const GROUPS = [
  'shared',
  'public',
  'phones',
  'crew',
  'age',
  'panel',
  'panel-lists',
  'panel-others',
  'scans',
  'ark',
] as const

type Group = (typeof GROUPS)[number]

/** So many screens of the panel make a module worth loading with each. */
const MANY = { others: 4, ark: 3, phones: 12 }

/**
 * The routes whose own file holds a group, so that no file only passes on what another one has. A file holds one route.
 * The bundler's helpers join the first group, as long as all files that need them load it; else they cost a request.
 */
export const HOSTS = {
  shared: 'root.tsx',
  public: 'routes/public/public-layout.tsx',
  crew: 'routes/public/crew/crew-layout.tsx',
  panel: 'routes/panel/panel-layout.tsx',
  'panel-lists': 'routes/panel/certificates/list/certificates.tsx',
}

export const DASHBOARD = 'routes/panel/dashboard/dashboard.tsx'

/** The dashboard shares it with the bell, which fetches it once the browser is idle. So it has a file of its own. */
export const WITH_DASHBOARD = 'routes/panel/dashboard/read-to-do.ts'

const ENTRY = 'entry.client.tsx'

/** The pages of the crew's phones, and the part that these fetch beside. Nothing of them may lie in a file of the panel. */
export const CREW = ['routes/public/crew/', 'browser/crew/send-drop.client.ts']

const SCREENS = ['routes/public/', 'routes/panel/']

/** Verification, card and the links of mails send no scripts. So code that only they and the panel share is the panel's. */
export const WITHOUT_SCRIPTS = ['routes/public/verify/', 'routes/public/card.tsx', 'routes/public/reminders/']

/** Opens a register, and then the dashboard. So it takes code that only it and the panel share from the panel's files. */
export const JOIN = ['routes/public/join/']

/** Forms and pages of records need them, and no list does. Two of these forms also ask for people by name. */
export const SCANS = ['browser/scans/', 'routes/panel/scans/', 'routes/panel/people/people-field.tsx']

/** A few pages and dialogs draw a code, and no list does. It has a file of its own, with its library. */
export const QR_CODE = ['documents/qr-code.ts', 'ui/qr-code.tsx']

const ARK = 'ui/ark/'
const ARK_PACKAGES = /[\\/]node_modules[\\/]@(ark-ui|zag-js)[\\/]/
const AGE_PACKAGES = /[\\/]node_modules[\\/](age-encryption|@noble|@scure)[\\/]/

/** Reads keys by that library. In a file of the panel it would bring that file to each phone of the crew. */
export const AGE_KEYS = 'browser/sealing/identity-key.client.ts'

const PANEL_PACKAGES = /[\\/]node_modules[\\/](lucide|idb)[\\/]/

/** Returns the path below `app`, or undefined for a file of a library. The app may itself be in a folder of that name. */
function pathOf(id: string): string | undefined {
  const [file = ''] = id.replaceAll('\\', '/').split('?')
  return file.includes('/node_modules/') ? undefined : /^.*\/app\/(.+)$/.exec(file)?.[1]
}

/** Returns the path of a screen, the root or the entry. A screen's module has a query, which the framework adds. */
function screenOf(id: string): string | undefined {
  const path = pathOf(id)
  if (path === ENTRY || isIn(path, CREW.slice(1))) return path
  return id.includes('?') && (path === HOSTS.shared || isIn(path, SCREENS)) ? path : undefined
}

function isIn(path: string | undefined, folders: readonly string[]): boolean {
  return folders.some((folder) => path?.startsWith(folder))
}

type ImportersOf = (id: string) => readonly string[]

/** Returns which group a module joins, or null for a file of its own. It is told who imports a module. */
export function planGroups(importersOf: ImportersOf): (id: string) => Group | null {
  const found = new Map<string, ReadonlySet<string>>()

  /** Returns the screens that import the module, or something that does. Modules that they fetch later do not count. */
  function screensOf(id: string, seen = new Set<string>()): ReadonlySet<string> {
    const known = found.get(id)
    if (known || seen.has(id)) return known ?? new Set()
    seen.add(id)
    const screen = screenOf(id)
    const screens = new Set([
      ...(screen === undefined ? [] : [screen]),
      ...importersOf(id).flatMap((importer) => [...screensOf(importer, seen)]),
    ])
    found.set(id, screens)
    return screens
  }

  return (id) => groupOf(id, screensOf(id))
}

function groupOf(id: string, screens: ReadonlySet<string>): Group | null {
  const path = pathOf(id)
  if (AGE_PACKAGES.test(id) || path === AGE_KEYS) return 'age'
  const isShared = screens.size > 1
  const ofPanel = [...screens].filter((screen) => isIn(screen, ['routes/panel/']))
  const ofCrew = [...screens].filter((screen) => isIn(screen, CREW))
  const ofPublic = [...screens].filter(
    (screen) =>
      !ofPanel.includes(screen) && !ofCrew.includes(screen) && !isIn(screen, [...WITHOUT_SCRIPTS, ...JOIN]),
  )
  if (ofPublic.length > 0) {
    if (screens.has(HOSTS.shared) || ofPanel.length > 0 || ofCrew.length > 0) return 'shared'
    // React's part for browsers keeps to the entry's file, which is compiled beside the others.
    if (screens.has(ENTRY)) return isShared ? 'shared' : null
    return isShared || screens.has(HOSTS.public) ? 'public' : null
  }
  if (ofCrew.length > 0) {
    if (ofPanel.length > 0) return ofPanel.length < MANY.phones ? 'phones' : 'shared'
    return isShared || screens.has(HOSTS.crew) ? 'crew' : null
  }
  if (screens.has(HOSTS.panel)) return 'panel'
  if (ARK_PACKAGES.test(id)) return ofPanel.length >= MANY.ark ? 'ark' : null
  const isOfPanel = path === undefined ? PANEL_PACKAGES.test(id) : !isIn(path, [ARK])
  if (!isOfPanel) return null
  if (ofPanel.length > 1 && screens.has(DASHBOARD)) return 'panel'
  if (screens.has(HOSTS['panel-lists'])) return 'panel-lists'
  if (isIn(path, QR_CODE)) return null
  if (isIn(path, SCANS)) return ofPanel.length > 1 ? 'scans' : null
  return ofPanel.length >= MANY.others ? 'panel-others' : null
}

/** Returns the groups as the bundler takes them. The first one comes first: what the others need of it stays in it. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let plan: ReturnType<typeof planGroups> | undefined
  return GROUPS.map((group, place) => ({
    name: (id, bundle) => {
      plan ??= planGroups((module) => bundle.getModuleInfo(module)?.importers ?? [])
      return plan(id) === group ? group : null
    },
    debugName: group,
    priority: GROUPS.length - place,
  }))
}

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
      const shared = [...GROUPS, basename(WITH_DASHBOARD, '.ts')].filter(
        (name) => name !== 'ark' && name !== 'age',
      )
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !(file.isEntry || shared.includes(file.name))) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

export const chunkPlugins = [groupsInRouteFiles, compileHint]
