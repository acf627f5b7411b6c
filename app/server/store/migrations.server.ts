import * as v from 'valibot'

import type { Database, Run } from './database.server'

/**
 * The steps from an empty database to the tables of this version, each a list of statements. A step that was released
 * never changes: what is new is a step behind it. The SQL is what SQLite and PostgreSQL both understand, and every key
 * begins with the vault, or with the id of what belongs to none, so that a distributed database can spread them. SQLite ignores types of columns, so
 * BYTEA may hold bytes there, too.
 */
const MIGRATIONS: string[][] = [
  [
    `CREATE TABLE vaults (
      id TEXT PRIMARY KEY,
      write_hash TEXT NOT NULL,
      read_hash TEXT NOT NULL,
      drop_hash TEXT NOT NULL,
      last_number BIGINT NOT NULL,
      last_entry TEXT NOT NULL,
      bytes BIGINT NOT NULL
    )`,
    `CREATE TABLE entries (
      vault_id TEXT NOT NULL,
      number BIGINT NOT NULL,
      entry_id TEXT NOT NULL,
      added_at TEXT NOT NULL,
      size BIGINT NOT NULL,
      content BYTEA NOT NULL,
      PRIMARY KEY (vault_id, number),
      UNIQUE (vault_id, entry_id)
    )`,
    `CREATE TABLE blobs (
      vault_id TEXT NOT NULL,
      name TEXT NOT NULL,
      size BIGINT NOT NULL,
      content BYTEA NOT NULL,
      PRIMARY KEY (vault_id, name)
    )`,
  ],
  [
    'ALTER TABLE vaults ADD COLUMN last_drop BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE vaults ADD COLUMN drop_bytes BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE vaults ADD COLUMN pages BIGINT NOT NULL DEFAULT 0',
    `CREATE TABLE boxes (
      vault_id TEXT NOT NULL,
      box_id TEXT NOT NULL,
      drop_hash TEXT NOT NULL,
      state TEXT NOT NULL,
      waiting BIGINT NOT NULL,
      hour TEXT NOT NULL,
      hour_drops BIGINT NOT NULL,
      PRIMARY KEY (vault_id, box_id)
    )`,
    `CREATE TABLE drops (
      vault_id TEXT NOT NULL,
      number BIGINT NOT NULL,
      drop_id TEXT NOT NULL,
      box_id TEXT NOT NULL,
      added_at TEXT NOT NULL,
      size BIGINT NOT NULL,
      content BYTEA NOT NULL,
      PRIMARY KEY (vault_id, number),
      UNIQUE (vault_id, drop_id)
    )`,
    `CREATE TABLE pages (
      vault_id TEXT NOT NULL,
      page_id TEXT NOT NULL,
      tag TEXT NOT NULL,
      notes_looks BIGINT NOT NULL,
      seen_on TEXT NOT NULL,
      size BIGINT NOT NULL,
      content BYTEA NOT NULL,
      PRIMARY KEY (vault_id, page_id)
    )`,
  ],
  [
    `CREATE TABLE reminders (
      id TEXT PRIMARY KEY,
      token_hash TEXT NOT NULL,
      channel TEXT NOT NULL,
      target TEXT NOT NULL,
      state TEXT NOT NULL,
      plan TEXT NOT NULL,
      changed_on TEXT NOT NULL,
      next_day TEXT NOT NULL,
      sent_on TEXT NOT NULL,
      delivered_on TEXT NOT NULL,
      try_at TEXT NOT NULL,
      tries BIGINT NOT NULL,
      refusals BIGINT NOT NULL,
      vault_id TEXT NOT NULL,
      told_drop BIGINT NOT NULL,
      tell_at TEXT NOT NULL,
      tell_tries BIGINT NOT NULL,
      size BIGINT NOT NULL
    )`,
    'CREATE INDEX reminders_due ON reminders (state, next_day)',
    // It holds all that a look for new drops needs, so that none reads plans.
    'CREATE INDEX reminders_telling ON reminders (vault_id, state, told_drop, tell_at, id)',
    'CREATE INDEX reminders_target ON reminders (target)',
    `CREATE TABLE feeds (
      id TEXT PRIMARY KEY,
      token_hash TEXT NOT NULL,
      content TEXT NOT NULL,
      changed_on TEXT NOT NULL,
      size BIGINT NOT NULL
    )`,
    'CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE leases (
      name TEXT PRIMARY KEY,
      holder TEXT NOT NULL,
      until TEXT NOT NULL,
      note TEXT NOT NULL
    )`,
  ],
]

/** A newer version of the app has changed the tables, and this one may not understand them. */
export class NewerStoreError extends Error {}

const ATTEMPTS = 5

const versionRows = v.tuple([v.object({ version: v.number() })])

/**
 * Brings the tables to this version. Copies that start at once do it one after another: each step first takes the row of
 * the version, and whoever waits for it then finds the step done.
 */
export async function migrate(database: Database): Promise<void> {
  await makeVersion(database.run)
  while ((await database.transact(takeStep)) < MIGRATIONS.length);
}

/** Copies that make the same table at once get an error from PostgreSQL, and find it made at the next attempt. */
async function makeVersion(run: Run, attempt = 1): Promise<void> {
  try {
    await run('CREATE TABLE IF NOT EXISTS store_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)')
    await run('INSERT INTO store_version (id, version) VALUES (1, 0) ON CONFLICT DO NOTHING')
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    await makeVersion(run, attempt + 1)
  }
}

/** Takes the next step, if there is one, and returns the version that the tables have then. */
async function takeStep(run: Run): Promise<number> {
  const [{ version }] = v.parse(
    versionRows,
    await run('UPDATE store_version SET version = version WHERE id = 1 RETURNING version'),
  )
  if (version > MIGRATIONS.length) throw new NewerStoreError()
  const step = MIGRATIONS[version]
  if (step === undefined) return version
  for (const statement of step) await run(statement)
  await run('UPDATE store_version SET version = $1 WHERE id = 1', [version + 1])
  return version + 1
}
