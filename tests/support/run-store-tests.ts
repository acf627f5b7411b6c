import { spawnSync } from 'node:child_process'

import { startPostgres } from './postgres.ts'

// What the store of vaults promises, on PostgreSQL as on SQLite: its contract, and built servers that share a database,
// are killed, or lose their database. Needs a build.

const postgres = await startPostgres()

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, TEST_POSTGRES: postgres.url }
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}

try {
  const hasKept = run('vitest', ['run', '--project', 'unit', 'tests/unit/server/store'])
  const hasServed = run(process.execPath, ['--test', 'tests/engines/store.test.ts'])
  if (!hasKept || !hasServed) process.exitCode = 1
} finally {
  await postgres.stop()
  postgres.remove()
}
