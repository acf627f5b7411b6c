import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { startPostgres } from './postgres.ts'

// What the store of vaults promises, on PostgreSQL as on SQLite: its contract, and built servers that share a database,
// are killed, or lose their database. Needs a build.

const postgres = await startPostgres()

/** Lets this process go on meanwhile: PostgreSQL stands still if nobody reads its log. */
async function run(command: string, args: string[]): Promise<boolean> {
  const env = { ...process.env, TEST_POSTGRES: postgres.url }
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit')
  return code === 0
}

try {
  const hasKept = await run('vitest', ['run', '--project', 'unit', 'tests/unit/server/store'])
  const hasServed = await run(process.execPath, ['--test', 'tests/engines/store.test.ts'])
  if (!hasKept || !hasServed) process.exitCode = 1
} finally {
  await postgres.stop()
  postgres.remove()
}
