import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Import = { file: string; imports: string }

const domainMessage = (folder: string) =>
  `domain is pure, and domain/${folder} imports only the folders before it in oxlint.config.ts.`
const UI = 'ui knows nothing of this product.'
const NO_ARK_IN_UI = 'Ark is for the panel: a part that stands on it belongs into ui/ark.'
const BELOW_COMPONENTS = 'data, browser and documents import domain only.'
const BELOW_ROUTES = 'components stand below routes.'
const NO_ARK_IN_COMPONENTS = 'components serve public screens too: no Ark.'
const NO_ARK_IN_PUBLIC = 'public screens load no Ark.'
const NO_PANEL_IN_PUBLIC = 'public screens load nothing of the panel.'
const ARK_IN_UI_ONLY = 'Ark stands in ui/ark only.'
const NOT_UPWARDS = 'within a folder ./, to another ~/.'
const WORKER_ALONE = 'the worker imports nothing of the app.'

/** Imports that break a border, by the expected message of the linter. */
const BROKEN: Record<string, Import[]> = {
  [domainMessage('words')]: [
    '~/data/users.server',
    '~/ui/button',
    '../../data/users.server',
    'react',
    'react/jsx-runtime',
    'react-router',
    'react-dom/server',
    'node:fs',
    'fs',
    'lucide',
    '@ark-ui/react/dialog',
    '~/domain/people/user',
    '~/domain/overview/to-do',
  ].map((imports) => ({ file: 'domain/words/day.ts', imports })),
  [domainMessage('changes')]: [
    '~/domain/register/register',
    // Within a folder, an import is relative.
    '~/domain/changes/draft',
  ].map((imports) => ({ file: 'domain/changes/change.ts', imports })),
  [UI]: ['ui/button.ts', 'ui/ark/dialog.ts'].flatMap((file) =>
    [
      '~/domain/words/day',
      '~/routes/panel/frame/sidebar',
      '../../root',
      'react-router',
      'react-router/dom',
    ].map((imports) => ({ file, imports })),
  ),
  [NO_ARK_IN_UI]: ['./ark/dialog', '@ark-ui/react', '@ark-ui/react/dialog', '@zag-js/dialog'].map(
    (imports) => ({ file: 'ui/button.ts', imports }),
  ),
  [BELOW_COMPONENTS]: [
    'data/users.server.ts',
    'browser/session/session.client.ts',
    'documents/csv.ts',
  ].flatMap((file) =>
    [
      '~/components/logo',
      '~/routes/panel/frame/sidebar',
      '~/ui/button',
      '~/ui/ark/dialog',
      '~/root',
      '../ui/button',
      '@ark-ui/react/dialog',
    ].map((imports) => ({ file, imports })),
  ),
  [BELOW_ROUTES]: ['~/routes/panel/frame/sidebar', '~/routes/public/landing', '../routes/public/landing'].map(
    (imports) => ({ file: 'components/logo.ts', imports }),
  ),
  [NO_ARK_IN_COMPONENTS]: ['~/ui/ark/dialog', '@ark-ui/react/dialog'].map((imports) => ({
    file: 'components/logo.ts',
    imports,
  })),
  [NO_ARK_IN_PUBLIC]: [
    { file: 'root.ts', imports: './ui/ark/dialog' },
    ...publicFiles().flatMap((file) =>
      ['~/ui/ark/dialog', '@ark-ui/react/dialog'].map((imports) => ({ file, imports })),
    ),
  ],
  [NO_PANEL_IN_PUBLIC]: [
    { file: 'root.ts', imports: './routes/panel/panel-data' },
    ...publicFiles().flatMap((file) =>
      ['~/routes/panel/panel-data', '~/routes/panel/frame/sidebar'].map((imports) => ({ file, imports })),
    ),
  ],
  [ARK_IN_UI_ONLY]: ['routes/panel/panel-layout.ts', 'routes/panel/frame/sidebar.ts'].flatMap((file) =>
    ['@ark-ui/react/dialog', '@zag-js/dialog'].map((imports) => ({ file, imports })),
  ),
  [NOT_UPWARDS]: [...publicFiles(), 'routes/panel/panel-layout.ts', 'routes/panel/frame/sidebar.ts'].flatMap(
    (file) => ['..', '../x', '../../x'].map((imports) => ({ file, imports })),
  ),
  [WORKER_ALONE]: [
    '~/domain/words/day',
    '~/routes/panel/panel-data',
    '../browser/session/session.client',
  ].map((imports) => ({
    file: 'worker/frames.ts',
    imports,
  })),
}

/** Imports that each folder may have. */
const SOUND: Import[] = [
  { file: 'domain/words/day.ts', imports: './polish' },
  { file: 'domain/words/day.ts', imports: 'valibot' },
  { file: 'domain/words/day.ts', imports: 'date-fns' },
  { file: 'domain/words/day.ts', imports: 'date-fns/locale' },
  { file: 'domain/people/user.ts', imports: '~/domain/words/day' },
  { file: 'domain/overview/to-do.ts', imports: '~/domain/words/day' },
  { file: 'domain/overview/to-do.ts', imports: '~/domain/import/workbook' },
  { file: 'ui/button.ts', imports: '~/domain/words/polish' },
  { file: 'ui/button.ts', imports: './spinner' },
  { file: 'ui/button.ts', imports: 'react' },
  { file: 'ui/ark/dialog.ts', imports: '~/ui/button' },
  { file: 'ui/ark/dialog.ts', imports: './menu' },
  { file: 'ui/ark/dialog.ts', imports: '@ark-ui/react/dialog' },
  { file: 'data/users.server.ts', imports: '~/domain/people/user' },
  { file: 'browser/session/session.client.ts', imports: '~/domain/people/user' },
  { file: 'browser/session/session.client.ts', imports: '~/browser/store/storage.client' },
  { file: 'server/error-log.server.ts', imports: '~/data/clock.server' },
  { file: 'documents/csv.ts', imports: 'pdfkit' },
  { file: 'components/logo.ts', imports: '~/ui/button' },
  { file: 'components/logo.ts', imports: '~/domain/words/day' },
  { file: 'root.ts', imports: './components/logo' },
  { file: 'routes/public/login/login.ts', imports: '~/routes/public/landing' },
  { file: 'routes/public/login/login.ts', imports: '~/components/logo' },
  { file: 'routes/resources/health.ts', imports: '~/documents/csv' },
  { file: 'routes/panel/frame/sidebar.ts', imports: '~/ui/ark/dialog' },
  { file: 'routes/panel/frame/sidebar.ts', imports: '~/routes/panel/panel-data' },
  { file: 'routes/panel/panel-data.ts', imports: '~/worker/frames' },
  { file: 'worker/frames.ts', imports: 'react-router' },
  { file: 'worker/frames.ts', imports: './kept-files' },
]

function publicFiles(): string[] {
  return [
    'root.ts',
    'server/error-log.server.ts',
    'routes/early.ts',
    'routes/public/landing.ts',
    'routes/public/login/login.ts',
    'routes/resources/health.ts',
  ]
}

/** The ways to import a module. Each gets a file of its own. */
const WAYS = {
  value: (module: string) => `import { x } from '${module}'\nexport const y = [x]\n`,
  type: (module: string) => `import type { X } from '${module}'\nexport type Y = X\n`,
  're-export': (module: string) => `export { x } from '${module}'\n`,
  're-exported type': (module: string) => `export type { X } from '${module}'\n`,
  'dynamic import': (module: string) => `export const load = () => import('${module}')\n`,
} satisfies Record<string, (module: string) => string>

const report = v.object({
  diagnostics: v.array(v.object({ filename: v.string(), code: v.string(), help: v.optional(v.string()) })),
})

let folder: string
let found: v.InferOutput<typeof report>['diagnostics']

/** Returns a unique path for each case, in the folder of the file that it represents. */
function pathOf(file: string, way: string, kind: string, index: number): string {
  return join('app', file.replace(/\.(\w|\.)+$/, `-${kind}-${index}-${way.replaceAll(' ', '-')}.ts`))
}

function write(path: string, text: string) {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const CASES = [
  ...Object.entries(BROKEN).flatMap(([message, imports]) =>
    imports.map((one) => ({ ...one, message, kind: 'broken' })),
  ),
  ...SOUND.map((one) => ({ ...one, message: undefined, kind: 'sound' })),
].map((one, index) => ({ ...one, index }))

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-borders-'))
  copyFileSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'))
  for (const { file, imports, kind, index } of CASES) {
    for (const [way, text] of Object.entries(WAYS)) write(pathOf(file, way, kind, index), text(imports))
  }
  write('app/domain/words/written-as-type.ts', "export type X = import('~/data/users.server').X\n")
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  found = v.parse(report, JSON.parse(stdout)).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true }))

function messagesOf(path: string): (string | undefined)[] {
  return found
    .filter(({ filename, code }) => filename === path && code === 'eslint(no-restricted-imports)')
    .map(({ help }) => help)
}

describe('the linter refuses every kind of import across a border', () => {
  it.for(CASES.filter(({ kind }) => kind === 'broken'))(
    '$file may not import $imports',
    ({ file, message, kind, index }) => {
      const refusals = Object.keys(WAYS).map((way) => [way, messagesOf(pathOf(file, way, kind, index))])
      expect(refusals).toEqual(Object.keys(WAYS).map((way) => [way, [message]]))
    },
  )

  it('a type is imported by an import statement, which the borders check', () => {
    const codes = found.filter(({ filename }) => filename === 'app/domain/words/written-as-type.ts')
    expect(codes.map(({ code }) => code)).toEqual(['typescript(consistent-type-imports)'])
  })
})

describe('the linter accepts every kind of import in the right direction', () => {
  it.for(CASES.filter(({ kind }) => kind === 'sound'))(
    '$file may import $imports',
    ({ file, kind, index }) => {
      expect(Object.keys(WAYS).flatMap((way) => messagesOf(pathOf(file, way, kind, index)))).toEqual([])
    },
  )
})
