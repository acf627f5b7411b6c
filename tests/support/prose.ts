import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// These functions compare prose with the repository, so that it stays true. Each returns the errors that it finds.

/** Returns the paths in backticks that lead to no file and no folder. `*` stands for any name. */
export function missingPaths(prose: string, root = '.'): string[] {
  return codeSpans(prose)
    .filter((span) => kindOf(span) === 'path')
    .filter((path) => globSync(path.replace(/^~\//, 'app/'), { cwd: root }).length === 0)
}

/** Returns the addresses in backticks that are neither a route nor a file of `public`. */
export function missingAddresses(prose: string, root = '.'): string[] {
  const routes = readFileSync(join(root, 'app/routes.ts'), 'utf8')
  return codeSpans(prose)
    .filter((span) => kindOf(span) === 'address')
    .filter((address) => {
      const [path = ''] = address.slice(1).split('?')
      return !routes.includes(`route('${path}'`) && globSync(join('public', path), { cwd: root }).length === 0
    })
}

/** Returns the npm scripts that package.json lacks, from sentences and from code blocks. */
export function missingScripts(prose: string, root = '.'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Array.from(
    prose.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g),
    ([, run, short]) => run ?? short ?? '',
  ).filter((name) => !Object.hasOwn(scripts, name))
}

/**
 * Returns the words in backticks that the code does not contain: functions, types, variables, settings, packages.
 * In a command it checks only the variables that the command sets. In a code block it checks those and the words
 * in camel case.
 */
export function unknownIdentifiers(prose: string, code: string): string[] {
  const existing = new Set(wordsOf(code))
  const named = codeSpans(prose).flatMap((span) => {
    if (kindOf(span) === 'code') return wordsOf(span)
    return kindOf(span) === 'command' ? variablesOf(span) : []
  })
  const inBlocks = codeBlocks(prose).flatMap((block) => [
    ...variablesOf(block),
    ...wordsOf(block).filter((word) => /^\p{Ll}+\p{Lu}/u.test(word)),
  ])
  return [...named, ...inBlocks].filter((word) => !existing.has(word))
}

/**
 * Returns the names in backticks that their sentence puts beside a file whose code does not have them: something has
 * moved. Of several files in a sentence, and of the files in a folder, one is enough. Comments do not count.
 */
export function misplacedNames(prose: string, root = '.'): string[] {
  return sentencesOf(prose).flatMap((sentence) => {
    const spans = codeSpans(sentence)
    const files = spans.filter((span) => kindOf(span) === 'path').flatMap((path) => filesAt(path, root))
    if (files.length === 0) return []
    const existing = new Set(files.flatMap((file) => wordsOf(codeOf(file))))
    const names = spans.filter((span) => kindOf(span) === 'code').flatMap(wordsOf)
    return names.filter((name) => !existing.has(name))
  })
}

function filesAt(path: string, root: string): string[] {
  const inApp = path.replace(/^~\//, 'app/')
  return globSync([inApp, `${inApp}/**`], { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile())
}

/** Returns a file without the lines that are only a comment. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')
}

/** Returns the decisions without the three lines: the decision in bold, why, and when to look again. */
export function incompleteDecisions(prose: string): string[] {
  return prose
    .split(/^(?=- )|^(?=#)/m)
    .filter((part) => !part.startsWith('#'))
    .map((part) => part.trimEnd())
    .filter((part) => !/^- \*\*[^\n]+\*\*[^\n]*\n {2}- Why: [^\n]+\n {2}- Look again: [^\n]+$/.test(part))
}

/** Returns all code and configuration as one text. The tests of prose are left out: they name wrong identifiers. */
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
  // A package name also has a slash, but begins with an @.
  if (TOP_LEVEL_FILE.test(span) || /^[^\s@/:]+\/\S*$/.test(span)) return 'path'
  return 'code'
}

function codeSpans(prose: string): string[] {
  const spans = withoutBlocks(prose).matchAll(/`([^`\n]+)`/g)
  return Array.from(spans, ([, span = '']) => span)
}

const BLOCK = /^```[^\n]*\n([^]*?)^```$/gm

/** Returns the sentences of prose. A line ends one, and so does a cell of a table. */
function sentencesOf(prose: string): string[] {
  return withoutBlocks(prose).split(/\n|(?<=[.?!]\**) (?=[\p{Lu}`"„])| \| /u)
}

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
