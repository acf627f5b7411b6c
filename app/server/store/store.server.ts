import * as v from 'valibot'

import type { Database, Run } from './database.server'

// The SQL of the vaults, the same for all engines. A row of `vaults` is the lock of its vault: whatever writes takes it
// first, so the numbers of entries rise in the order in which readers see them. What a look needs is in that row alone.

/** Hashes of the three tokens of a vault, in base64url. */
export type TokenHashes = { write: string; read: string; drop: string }

export type Vault = {
  id: string
  hashes: TokenHashes
  /** The number of the newest entry, 0 if there was none, and its id. */
  lastNumber: number
  lastEntry: string
}

export type Entry = { number: number; id: string; at: string; content: Uint8Array }

export type NewEntry = {
  vaultId: string
  id: string
  /** The time of the server, as ISO text. */
  at: string
  content: Uint8Array
  /** The entry says all that the entries up to this number said, and their content goes. */
  replaces?: number
}

/** The limits of a vault and of the whole store, in bytes. */
export type StoreLimits = { vaultBytes: number; storeBytes: number }

export type Refused = 'gone' | 'vault-full' | 'store-full'

export type Store = {
  findVault: (id: string) => Promise<Vault | 'ended' | undefined>
  /** Makes a vault, or returns the one that has the id. */
  makeVault: (id: string, hashes: TokenHashes) => Promise<'made' | 'store-full' | 'ended' | Vault>
  /** Removes all of a vault but its id: a device that was cut off must not fill it again, as it would a lost store. */
  endVault: (id: string) => Promise<void>
  /** Returns the number of the entry, also if the vault has it already, or why it was not taken. */
  appendEntry: (entry: NewEntry) => Promise<{ number: number; isNew: boolean } | Refused | 'ahead'>
  /** Returns the id of the entry with that number, if there is one. */
  entryId: (vaultId: string, number: number) => Promise<string | undefined>
  /** Returns entries behind a number in rising order, up to some bytes but at least one. */
  readEntries: (
    vaultId: string,
    after: number,
    maxBytes: number,
  ) => Promise<{ entries: Entry[]; last: number; hasMore: boolean }>
  /** Keeps a blob. The one that has the name already stays as it is. */
  putBlob: (vaultId: string, name: string, content: Uint8Array) => Promise<'kept' | 'there' | Refused>
  blobSize: (vaultId: string, name: string) => Promise<number | undefined>
  readBlob: (vaultId: string, name: string) => Promise<Uint8Array | undefined>
  deleteBlob: (vaultId: string, name: string) => Promise<void>
  /** Fails if the database does not answer. */
  look: () => Promise<unknown[]>
  close: () => Promise<void>
}

/** Counts for what each row costs beside its content, so that rows without content have their limit, too. */
const ROW_BYTES = 512

/** Rows looked at to fill one answer. */
const ROWS_AT_ONCE = 2_000

/** How long a sum of all vaults counts. It reads a row of each. */
const SUM_FOR_MS = 60_000

const bytes = v.instance(Uint8Array)

const vaultRow = v.object({
  id: v.string(),
  write_hash: v.string(),
  read_hash: v.string(),
  drop_hash: v.string(),
  last_number: v.number(),
  last_entry: v.string(),
})
const lockedRow = v.object({ last_number: v.number(), bytes: v.number() })
const numberRow = v.object({ number: v.number() })
const idRow = v.object({ entry_id: v.string() })
const sizeRow = v.object({ size: v.number() })
const sizedEntryRow = v.object({ number: v.number(), size: v.number() })
const entryRow = v.object({ number: v.number(), entry_id: v.string(), added_at: v.string(), content: bytes })
const contentRow = v.object({ content: bytes })
// A sum of integers is a decimal in PostgreSQL, which comes as text.
const sumRow = v.object({ sum: v.pipe(v.nullable(v.union([v.number(), v.string()])), v.transform(Number)) })

async function select<Row>(
  run: Run,
  schema: v.GenericSchema<unknown, Row>,
  sql: string,
  values: Parameters<Run>[1] = [],
): Promise<Row[]> {
  const rows = await run(sql, values)
  return rows.map((row) => v.parse(schema, row))
}

export function createStore({ run, transact, close }: Database, limits: StoreLimits): Store {
  let sum = { bytes: 0, until: 0 }

  /** Tells whether the whole store has room, by a sum that may be a minute old. */
  async function hasRoom(more: number): Promise<boolean> {
    if (Date.now() > sum.until) {
      const [row] = await select(run, sumRow, 'SELECT SUM(bytes) AS sum FROM vaults')
      sum = { bytes: row?.sum ?? 0, until: Date.now() + SUM_FOR_MS }
    }
    return sum.bytes + more <= limits.storeBytes
  }

  function count(more: number): void {
    sum = { ...sum, bytes: sum.bytes + more }
  }

  return {
    findVault: (id) => findVault(run, id),

    async makeVault(id, hashes) {
      const known = await findVault(run, id)
      if (known) return known
      if (!(await hasRoom(ROW_BYTES))) return 'store-full'
      const made = await transact((within) =>
        within(
          `INSERT INTO vaults (id, write_hash, read_hash, drop_hash, last_number, last_entry, bytes)
          VALUES ($1, $2, $3, $4, 0, '', $5) ON CONFLICT DO NOTHING RETURNING id`,
          [id, hashes.write, hashes.read, hashes.drop, ROW_BYTES],
        ),
      )
      // Somebody else has made it meanwhile.
      if (made.length === 0) return this.makeVault(id, hashes)
      count(ROW_BYTES)
      return 'made'
    },

    async endVault(id) {
      await transact(async (within) => {
        await lock(within, id)
        await within('DELETE FROM entries WHERE vault_id = $1', [id])
        await within('DELETE FROM blobs WHERE vault_id = $1', [id])
        await within(
          `UPDATE vaults SET write_hash = '', read_hash = '', drop_hash = '', last_number = 0, last_entry = '', bytes = $2
          WHERE id = $1`,
          [id, ROW_BYTES],
        )
      })
    },

    async appendEntry({ vaultId, id, at, content, replaces = 0 }) {
      const more = content.length + ROW_BYTES
      const isRoomy = await hasRoom(more)
      const outcome = await transact(async (within) => {
        const vault = await lock(within, vaultId)
        if (!vault) return 'gone'
        const [same] = await select(
          within,
          numberRow,
          'SELECT number FROM entries WHERE vault_id = $1 AND entry_id = $2',
          [vaultId, id],
        )
        if (same) return { number: same.number, isNew: false }
        if (replaces > vault.last_number) return 'ahead'
        if (!isRoomy) return 'store-full'
        const total = vault.bytes + more - (await bytesUpTo(within, vaultId, replaces))
        if (total > limits.vaultBytes) return 'vault-full'
        if (replaces > 0) await emptyEntries(within, vaultId, replaces)
        const number = vault.last_number + 1
        await within(
          `INSERT INTO entries (vault_id, number, entry_id, added_at, size, content)
          VALUES ($1, $2, $3, $4, $5, $6)`,
          [vaultId, number, id, at, content.length, content],
        )
        await within('UPDATE vaults SET last_number = $2, last_entry = $3, bytes = $4 WHERE id = $1', [
          vaultId,
          number,
          id,
          total,
        ])
        return { number, isNew: true }
      })
      if (typeof outcome === 'object' && outcome.isNew) count(more)
      return outcome
    },

    async entryId(vaultId, number) {
      const [row] = await select(
        run,
        idRow,
        'SELECT entry_id FROM entries WHERE vault_id = $1 AND number = $2',
        [vaultId, number],
      )
      return row?.entry_id
    },

    async readEntries(vaultId, after, maxBytes) {
      const ahead = await select(
        run,
        sizedEntryRow,
        `SELECT number, size FROM entries WHERE vault_id = $1 AND number > $2 AND size > 0
        ORDER BY number LIMIT ${ROWS_AT_ONCE}`,
        [vaultId, after],
      )
      const fitting = takeFitting(ahead, maxBytes)
      const last = fitting.at(-1)?.number ?? after
      const rows = await select(
        run,
        entryRow,
        `SELECT number, entry_id, added_at, content FROM entries
        WHERE vault_id = $1 AND number > $2 AND number <= $3 AND size > 0 ORDER BY number`,
        [vaultId, after, last],
      )
      return {
        entries: rows.map(({ number, entry_id: id, added_at: at, content }) => ({ number, id, at, content })),
        last,
        hasMore: fitting.length < ahead.length || ahead.length === ROWS_AT_ONCE,
      }
    },

    async putBlob(vaultId, name, content) {
      const more = content.length + ROW_BYTES
      const isRoomy = await hasRoom(more)
      const outcome = await transact(async (within) => {
        const vault = await lock(within, vaultId)
        if (!vault) return 'gone'
        if ((await sizeOf(within, vaultId, name)) !== undefined) return 'there'
        if (!isRoomy) return 'store-full'
        const total = vault.bytes + more
        if (total > limits.vaultBytes) return 'vault-full'
        await within('INSERT INTO blobs (vault_id, name, size, content) VALUES ($1, $2, $3, $4)', [
          vaultId,
          name,
          content.length,
          content,
        ])
        await within('UPDATE vaults SET bytes = $2 WHERE id = $1', [vaultId, total])
        return 'kept'
      })
      if (outcome === 'kept') count(more)
      return outcome
    },

    blobSize: (vaultId, name) => sizeOf(run, vaultId, name),

    async readBlob(vaultId, name) {
      const [row] = await select(
        run,
        contentRow,
        'SELECT content FROM blobs WHERE vault_id = $1 AND name = $2',
        [vaultId, name],
      )
      return row?.content
    },

    async deleteBlob(vaultId, name) {
      await transact(async (within) => {
        const vault = await lock(within, vaultId)
        const [gone] = await select(
          within,
          sizeRow,
          'DELETE FROM blobs WHERE vault_id = $1 AND name = $2 RETURNING size',
          [vaultId, name],
        )
        if (!vault || !gone) return
        await within('UPDATE vaults SET bytes = $2 WHERE id = $1', [
          vaultId,
          vault.bytes - gone.size - ROW_BYTES,
        ])
      })
    },

    look: () => run('SELECT version FROM store_version'),

    close,
  }
}

async function findVault(run: Run, id: string): Promise<Vault | 'ended' | undefined> {
  const [row] = await select(
    run,
    vaultRow,
    `SELECT id, write_hash, read_hash, drop_hash, last_number, last_entry FROM vaults WHERE id = $1`,
    [id],
  )
  if (!row) return undefined
  // No token has this hash.
  if (row.write_hash === '') return 'ended'
  return {
    id: row.id,
    hashes: { write: row.write_hash, read: row.read_hash, drop: row.drop_hash },
    lastNumber: row.last_number,
    lastEntry: row.last_entry,
  }
}

/** Takes the row of the vault until the end of the transaction. Writing it is the lock that all engines have. */
async function lock(run: Run, vaultId: string): Promise<v.InferOutput<typeof lockedRow> | undefined> {
  const [row] = await select(
    run,
    lockedRow,
    `UPDATE vaults SET last_number = last_number WHERE id = $1 AND write_hash <> '' RETURNING last_number, bytes`,
    [vaultId],
  )
  return row
}

/** Returns how many bytes the entries up to a number have. */
async function bytesUpTo(run: Run, vaultId: string, number: number): Promise<number> {
  const [row] = await select(
    run,
    sumRow,
    'SELECT SUM(size) AS sum FROM entries WHERE vault_id = $1 AND number <= $2',
    [vaultId, number],
  )
  return row?.sum ?? 0
}

/**
 * Removes the content of the entries up to a number. Their ids stay: a device that sends one of them again does not
 * bring back what was erased.
 */
async function emptyEntries(run: Run, vaultId: string, upTo: number): Promise<void> {
  await run('UPDATE entries SET size = 0, content = $3 WHERE vault_id = $1 AND number <= $2 AND size > 0', [
    vaultId,
    upTo,
    new Uint8Array(0),
  ])
}

async function sizeOf(run: Run, vaultId: string, name: string): Promise<number | undefined> {
  const [row] = await select(run, sizeRow, 'SELECT size FROM blobs WHERE vault_id = $1 AND name = $2', [
    vaultId,
    name,
  ])
  return row?.size
}

/** Returns the first entries that together have at most so many bytes, but at least one. */
function takeFitting<Sized extends { size: number }>(entries: Sized[], maxBytes: number): Sized[] {
  let total = 0
  const end = entries.findIndex(({ size }, index) => {
    total += size
    return index > 0 && total > maxBytes
  })
  return end === -1 ? entries : entries.slice(0, end)
}
