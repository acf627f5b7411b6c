import { globSync } from 'node:fs'

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'

import {
  AGE_KEYS,
  CREW,
  DASHBOARD,
  HOSTS,
  JOIN,
  planGroups,
  QR_CODE,
  SCANS,
  WITH_DASHBOARD,
  WITHOUT_SCRIPTS,
} from '~/chunks'
import routes from '~/routes'

const QUERY = '?__react-router-build-client-route'

/** Returns the files of all routes, each once: two routes may share a screen. */
function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  const files = entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
  return [...new Set(files)]
}

const files = ['root.tsx', ...filesOf(await routes)]

// A file that is renamed would else change the bundle, and nothing would say so.
describe('the planner of chunks names', () => {
  it.each([...Object.values(HOSTS), DASHBOARD])('one route by %s', (path) => {
    expect(files.filter((file) => file === path)).toHaveLength(1)
  })

  it.each([...WITHOUT_SCRIPTS, ...JOIN, ...CREW.slice(0, 1)])('routes by %s', (path) => {
    expect(files.some((file) => file.startsWith(path))).toBe(true)
  })

  it.each([...SCANS, ...QR_CODE, ...CREW.slice(1), AGE_KEYS, WITH_DASHBOARD])('files by %s', (path) => {
    expect(globSync(`app/${path}*`.replace(/\.ts\*$/, '.ts'))).not.toEqual([])
  })
})

/** Returns the group of a module of the project that these screens import, each by another module. */
function groupOf(path: string, screens: readonly string[], project = '/srv/pewnik'): string | null {
  const importers = new Map<string, string[]>()
  const id = `${project}/${path}`
  importers.set(
    id,
    screens.map((_, place) => `${project}/app/components/between-${place}.tsx`),
  )
  for (const [place, screen] of screens.entries()) {
    importers.set(`${project}/app/components/between-${place}.tsx`, [`${project}/app/${screen}${QUERY}`])
  }
  return planGroups((module) => importers.get(module) ?? [])(id)
}

const LIST = HOSTS['panel-lists']
const LANDING = 'routes/public/landing/landing.tsx'
const CARD = 'routes/public/card.tsx'
const BOX = 'routes/public/crew/box/box.tsx'
const OTHERS = ['reports', 'trainings', 'people', 'kinds'].map((name) => `routes/panel/${name}.tsx`)

const MANY = Array.from({ length: 12 }, (_, place) => `routes/panel/screen-${place}.tsx`)

describe('a module is in the group', () => {
  it.each([
    ['shared', 'app/domain/words/day.ts', [LANDING, DASHBOARD]],
    ['public', 'app/routes/public/site-header.tsx', [LANDING, 'routes/public/about.tsx']],
    ['crew', 'app/domain/crew/drops/telling.ts', [BOX, 'routes/public/crew/gate.tsx']],
    ['phones', 'app/domain/crew/records/crew-links.ts', [BOX, ...OTHERS]],
    ['shared', 'app/domain/crew/languages/language.ts', [BOX, ...MANY]],
    ['shared', 'app/ui/alert.tsx', [BOX, LANDING]],
    ['panel', 'app/domain/to-do/to-do.ts', [DASHBOARD, ...OTHERS.slice(3)]],
    ['panel-lists', 'app/domain/words/table-sort.ts', [LIST, ...OTHERS.slice(3)]],
    ['panel-others', 'app/ui/table.tsx', OTHERS],
    ['scans', 'app/browser/scans/scan-store.client.ts', OTHERS.slice(2)],
    ['ark', 'node_modules/@ark-ui/react/tabs.js', OTHERS],
  ])('%s by the screens that import it', (group, path, screens) => {
    expect(groupOf(path, screens)).toBe(group)
  })

  it('of the panel if only pages without scripts need it, too', () => {
    expect(groupOf('app/domain/profile/card.ts', [CARD, DASHBOARD, LIST])).toBe('panel')
  })

  it('of the panel if only the screen that joins a device needs it, too', () => {
    expect(groupOf('app/domain/changes/change.ts', ['routes/public/join/join.tsx', DASHBOARD, LIST])).toBe(
      'panel',
    )
  })

  it('of its own screen if few need it', () => {
    expect(groupOf('app/domain/words/size.ts', [DASHBOARD])).toBeNull()
    expect(groupOf('app/domain/words/size.ts', OTHERS.slice(1))).toBeNull()
    expect(groupOf('app/ui/ark/tabs.tsx', OTHERS)).toBeNull()
    expect(groupOf('app/ui/qr-code.tsx', OTHERS)).toBeNull()
    expect(groupOf('node_modules/date-fns/add.js', OTHERS)).toBeNull()
  })

  it('wherever the project is, also in the folder /app of the image', () => {
    expect(groupOf('app/ui/table.tsx', OTHERS, '/app')).toBe('panel-others')
    expect(groupOf('app/ui/ark/tabs.tsx', OTHERS, '/app')).toBeNull()
    expect(groupOf('node_modules/date-fns/add.js', OTHERS, '/app')).toBeNull()
  })
})
