import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

// Prose that names what is gone misleads. These tests compare README.md and the documents in app with the repository.

type Kind = 'address' | 'path' | 'command' | 'email' | 'code'

const TOP_LEVEL_FILE = /^[\w.*-]+\.(ts|tsx|js|json|jsonc|md|css|py|png|woff2)$/
const BLOCK = /^```[^\n]*\n([^]*?)^```$/gm

function kindOf(span: string): Kind {
  if (/^(npm|npx|node|docker|git|apt-get)(\s|$)|^[A-Z_]+=/.test(span)) return 'command'
  if (/^[\w.+-]+@[\w-]+\./.test(span)) return 'email'
  if (/^\/[\w:*.-]/.test(span)) return 'address'
  // A package name also has a slash, but begins with an @.
  if (TOP_LEVEL_FILE.test(span) || /^[^\s@/:]+\/\S*$/.test(span)) return 'path'
  return 'code'
}

function spansOf(prose: string, kind: Kind): string[] {
  const spans = prose.replace(BLOCK, '').matchAll(/`([^`\n]+)`/g)
  return Array.from(spans, ([, span = '']) => span).filter((span) => kindOf(span) === kind)
}

/** Returns the paths in backticks that lead to no file and no folder. `*` stands for any name. */
function missingPaths(prose: string): string[] {
  return spansOf(prose, 'path').filter((path) => globSync(path.replace(/^~\//, 'app/')).length === 0)
}

/** Returns the npm scripts that package.json lacks, from sentences and from code blocks. */
function missingScripts(prose: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = prose.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)
  return Array.from(named, ([, run, short]) => run ?? short ?? '').filter(
    (name) => !Object.hasOwn(scripts, name),
  )
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}_$][\p{L}\d_$]*(-[\p{L}\d]+)*/gu) ?? []

/**
 * Returns the words in backticks that the code does not contain: functions, types, variables, settings, packages. Of a
 * command it checks only the variables that it sets, of a code block those and the words in camel case.
 */
function unknownIdentifiers(prose: string, code: string): string[] {
  const existing = new Set(wordsOf(code))
  const blocks = Array.from(prose.matchAll(BLOCK), ([, block = '']) => block)
  const variables = [...spansOf(prose, 'command'), ...blocks].flatMap((command) =>
    Array.from(command.matchAll(/(?<![\w$])([A-Z][A-Z_]+)=/g), ([, name = '']) => name),
  )
  const inBlocks = blocks.flatMap(wordsOf).filter((word) => /^\p{Ll}+\p{Lu}/u.test(word))
  const named = spansOf(prose, 'code').flatMap(wordsOf)
  return [...named, ...variables, ...inBlocks].filter((word) => !existing.has(word))
}

// This file names what is not there.
const code = globSync(['{app,tests,public}/**/*.{ts,tsx,js,css,py}', '*.ts', 'package.json'])
  .filter((file) => file !== 'tests/unit/prose.test.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe.each(['README.md', 'app/DECISIONS.md', 'app/OPERATING.md'])('%s names only', (file) => {
  const prose = readFileSync(file, 'utf8')

  it('paths that exist', () => {
    expect(missingPaths(prose)).toEqual([])
  })

  it('scripts that package.json has', () => {
    expect(missingScripts(prose)).toEqual([])
  })

  it('identifiers that stand in the code', () => {
    expect(unknownIdentifiers(prose, code)).toEqual([])
  })
})

it('a path, a script and an identifier that are gone are found', () => {
  expect(missingPaths('`app/domain/words/day.ts` and `~/nowhere.ts`')).toEqual(['~/nowhere.ts'])
  expect(missingScripts('`npm test`\n```\nnpm ci && npm run nowhere\n```')).toEqual(['nowhere'])
  expect(unknownIdentifiers('`shiftDay(today)`, `TODAYS=2026-11-21 npm start`', 'shiftDay today')).toEqual([
    'TODAYS',
  ])
})
