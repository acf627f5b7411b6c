import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Checks what prose names against the repository, so that it cannot drift from it. Each function returns what is wrong.

/** Returns the paths in backticks under which there is no file and no folder. `*` stands for any name. */
export function missingPaths(prose: string, root = '.'): string[] {
  return codeSpans(prose)
    .filter((span) => kindOf(span) === 'path')
    .filter((path) => globSync(path.replace(/^~\//, 'app/'), { cwd: root }).length === 0)
}

/** Returns the addresses of this app in backticks that are neither a route nor a file of `public`. */
export function missingAddresses(prose: string, root = '.'): string[] {
  const routes = readFileSync(join(root, 'app/routes.ts'), 'utf8')
  return codeSpans(prose)
    .filter((span) => kindOf(span) === 'address')
    .filter((address) => {
      const [path = ''] = address.slice(1).split('?')
      return !routes.includes(`route('${path}'`) && globSync(join('public', path), { cwd: root }).length === 0
    })
}

/** Returns the npm scripts that package.json does not have, also those in blocks of commands. */
export function missingScripts(prose: string, root = '.'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Array.from(
    prose.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g),
    ([, run, short]) => run ?? short ?? '',
  ).filter((name) => !Object.hasOwn(scripts, name))
}

/**
 * Returns the words in backticks that stand nowhere in the code: functions, types, variables, settings, packages.
 * Of a command only the variables that it sets are ours; of a block also the words in camel case.
 */
export function unknownIdentifiers(prose: string, code: string): string[] {
  const known = new Set(wordsOf(code))
  const named = codeSpans(prose).flatMap((span) => {
    if (kindOf(span) === 'code') return wordsOf(span)
    return kindOf(span) === 'command' ? variablesOf(span) : []
  })
  const inBlocks = codeBlocks(prose).flatMap((block) => [
    ...variablesOf(block),
    ...wordsOf(block).filter((word) => /^\p{Ll}+\p{Lu}/u.test(word)),
  ])
  return [...named, ...inBlocks].filter((word) => !known.has(word))
}

/** Returns the decisions that are not three lines long: what in bold, why, and when to look again. */
export function incompleteDecisions(prose: string): string[] {
  return prose
    .split(/^(?=- )|^(?=#)/m)
    .filter((part) => !part.startsWith('#'))
    .map((part) => part.trimEnd())
    .filter((part) => !/^- \*\*[^\n]+\*\*[^\n]*\n {2}- Why: [^\n]+\n {2}- Look again: [^\n]+$/.test(part))
}

/** Returns all code and configuration as one text, without what tests prose: that names what does not exist. */
export function readCode(root = '.'): string {
  return globSync(['{app,tests,public}/**/*.{ts,tsx,js,css,py}', '*.ts', 'package.json'], { cwd: root })
    .filter((file) => !TESTS_OF_PROSE.includes(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

const TESTS_OF_PROSE = ['tests/unit/prose.test.ts', 'tests/support/prose.ts']

type Kind = 'address' | 'path' | 'command' | 'email' | 'code'

const TOP_LEVEL_FILE = /^[\w.*-]+\.(ts|tsx|js|json|jsonc|md|css|py|png|woff2)$/

function kindOf(span: string): Kind {
  if (/^(npm|npx|node|docker|git|apt-get)(\s|$)|^[A-Z_]+=/.test(span)) return 'command'
  if (/^[\w.+-]+@[\w-]+\./.test(span)) return 'email'
  if (/^\/[\w:*.-]/.test(span)) return 'address'
  // A package's name has a slash, too, but begins with an @.
  if (TOP_LEVEL_FILE.test(span) || /^[^\s@/:]+\/\S*$/.test(span)) return 'path'
  return 'code'
}

function codeSpans(prose: string): string[] {
  const spans = withoutBlocks(prose).matchAll(/`([^`\n]+)`/g)
  return Array.from(spans, ([, span = '']) => span)
}

const BLOCK = /^```[^\n]*\n([^]*?)^```$/gm

function codeBlocks(prose: string): string[] {
  return Array.from(prose.matchAll(BLOCK), ([, block = '']) => block)
}

function withoutBlocks(prose: string): string {
  return prose.replace(BLOCK, '')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}_$][\p{L}\d_$]*(-[\p{L}\d]+)*/gu) ?? []
}

/** Returns the environment variables that a command sets. */
function variablesOf(command: string): string[] {
  return Array.from(command.matchAll(/(?<![\w$])([A-Z][A-Z_]+)=/g), ([, name = '']) => name)
}
