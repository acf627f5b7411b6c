import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

import { freePort } from './free-port.ts'

// Everything that must hold, in one command. Steps that do not need the build run beside it, on two cores. Each
// step shows its output as a whole, and the end of it once more after all journeys if it failed. The last line counts
// the tests of all runners, from their own reports.

const reports = mkdtempSync(join(tmpdir(), 'pewnik-tests-'))

type Counts = { passed: number; failed: number }

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

const ENDING_LINES = 60

/** The last lines of each step that failed. */
const failedEndings: string[] = []

/** Runs a step, shows its output once it has ended, and tells whether it passed. */
async function run(title: string, command: string, args: string[]): Promise<boolean> {
  const output: Buffer[] = []
  const step = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  step.stdout.on('data', (part: Buffer) => output.push(part))
  step.stderr.on('data', (part: Buffer) => output.push(part))
  const passed = await hasPassed(step)
  const text = Buffer.concat(output).toString()
  console.log(`\n▶ ${title}\n${text}`)
  if (!passed)
    failedEndings.push(`\n▶ ${title} failed\n${text.trimEnd().split('\n').slice(-ENDING_LINES).join('\n')}`)
  return passed
}

/** Runs a step that takes minutes and shows its output as it comes. */
async function runInView(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n▶ ${title}`)
  return hasPassed(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }))
}

/** Tells whether a step has passed; a command that cannot be started has not. */
function hasPassed(step: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    step.once('error', () => resolve(false))
    step.once('close', (code) => resolve(code === 0))
  })
}

const script = (name: string) => ['run', '--silent', name]

/** One after the other: together they are shorter than the build. */
async function runChecks(): Promise<boolean[]> {
  return [
    await run('Types', 'npm', script('typecheck')),
    await run('Lint', 'npm', script('lint')),
    await run('Format', 'npm', script('format:check')),
  ]
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The runner died before it could report: no counts, and that fails the run below.
    return undefined
  }
}

function unitCounts(file: string): Counts {
  const parsed = v.safeParse(vitestReport, readReport(file))
  if (!parsed.success) return { passed: 0, failed: 0 }
  return { passed: parsed.output.numPassedTests, failed: parsed.output.numFailedTests }
}

function browserCounts(file: string): Counts {
  const parsed = v.safeParse(playwrightReport, readReport(file))
  if (!parsed.success) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = parsed.output.stats
  return { passed: expected, failed: unexpected + flaky }
}

const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const [built, checked, unitPassed] = await Promise.all([
  run('Build', 'npm', script('build')),
  runChecks(),
  run('Unit and route tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]),
])
const checks = [built, ...checked]
const browserPassed =
  (await runInView('Chromium', 'node', ['tests/support/ensure-chromium.ts'])) &&
  (await runInView(
    'Browser tests',
    'playwright',
    ['test', '--config', 'tests/support/playwright.config.ts'],
    { TEST_REPORT: browserReport, TEST_PORT: String(await freePort()) },
  ))

for (const ending of failedEndings) console.log(ending)
const unit = unitCounts(unitReport)
const browser = browserCounts(browserReport)
const silent = [unit, browser].filter(({ passed, failed }) => passed + failed === 0).length
const failedChecks = checks.filter((passed) => !passed).length
if (failedChecks > 0) console.log(`\n${failedChecks} of types, lint, format and build failed: see above.`)
if (silent > 0) console.log(`\n${silent} of the test runners ran no test.`)

const passed = unit.passed + browser.passed
// A runner can fail without a failed test: a file that cannot be loaded, a server that does not start.
const brokenRunners = [
  { counts: unit, isGood: unitPassed },
  { counts: browser, isGood: browserPassed },
].filter(({ counts, isGood }) => !isGood && counts.failed === 0 && counts.passed > 0).length
if (brokenRunners > 0) console.log(`\n${brokenRunners} of the test runners failed outside a test: see above.`)
const failed = unit.failed + browser.failed + failedChecks + silent + brokenRunners
if (failed > 0) process.exitCode = 1
console.log(`\n${passed} passed, ${failed} failed`)
