import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

// The borders themselves stand in oxlint.config.ts, and `npm run lint` checks the app by them. These cases show that
// such a border holds.

const UPWARDS_IN_DOMAIN = 'app/domain/words/day.ts'
const OUTSIDE_FOLDERS = 'app/domain/import/day.ts'
const PANEL_IN_PUBLIC = 'app/routes/public/landing.ts'
const SOUND = 'app/routes/panel/frame/sidebar.ts'

const FILES = {
  [UPWARDS_IN_DOMAIN]: "export { x } from '~/domain/to-do/to-do'\n",
  [OUTSIDE_FOLDERS]: "export { x } from '~/domain/words/day'\n",
  [PANEL_IN_PUBLIC]: "export const load = () => import('~/routes/panel/panel-data')\n",
  [SOUND]:
    "import type { X } from '~/domain/words/day'\nimport { y } from '~/routes/panel/panel-data'\nexport const z: X = y\n",
}

const report = v.object({
  diagnostics: v.array(v.object({ filename: v.string(), help: v.optional(v.string()) })),
})

let folder: string
let found: v.InferOutput<typeof report>['diagnostics']

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-borders-'))
  copyFileSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  found = v.parse(report, JSON.parse(stdout)).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true }))

const refusalsOf = (path: string) => found.filter(({ filename }) => filename === path).map(({ help }) => help)

it('the linter refuses a folder of the domain that imports one above it', () => {
  expect(refusalsOf(UPWARDS_IN_DOMAIN)).toEqual([
    'domain is pure, and domain/words imports only the folders before it in oxlint.config.ts.',
  ])
})

it('the linter refuses a module of the domain that is in none of its folders', () => {
  expect(refusalsOf(OUTSIDE_FOLDERS)).toEqual(['a module of the domain stands in a folder of DOMAIN.'])
})

it('the linter refuses a public screen that loads a module of the panel, also later', () => {
  expect(refusalsOf(PANEL_IN_PUBLIC)).toEqual(['public screens load nothing of the panel.'])
})

it('the linter accepts imports in the right direction', () => {
  expect(refusalsOf(SOUND)).toEqual([])
})
