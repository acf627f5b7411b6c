import * as v from 'valibot'

import type { Run } from './database.server'
import { lock, ROW_BYTES, select, type StoreTools } from './rows.server'

/** Hashes of the three tokens of a vault, in base64url. */
export type TokenHashes = { write: string; read: string; drop: string }

/** All that a look needs is in this one row. */
export type Vault = {
  id: string
  hashes: TokenHashes
  /** The number of the newest entry, 0 if there was none, and its id. */
  lastNumber: number
  lastEntry: string
  /** The number of the newest drop, 0 if there was none. */
  lastDrop: number
}

export type Vaults = {
  findVault: (id: string) => Promise<Vault | 'ended' | undefined>
  /** Makes a vault, or returns the one that has the id. */
  makeVault: (id: string, hashes: TokenHashes) => Promise<'made' | 'store-full' | 'ended' | Vault>
  /** Removes all of a vault but its id: a device that was cut off must not fill it again, as it would a lost store. */
  endVault: (id: string) => Promise<void>
}

const vaultRow = v.object({
  id: v.string(),
  write_hash: v.string(),
  read_hash: v.string(),
  drop_hash: v.string(),
  last_number: v.number(),
  last_entry: v.string(),
  last_drop: v.number(),
})

/** The tables with what a vault holds. */
const HELD = ['entries', 'blobs', 'boxes', 'drops', 'pages']

export function createVaults({ run, transact, room }: StoreTools): Vaults {
  return {
    findVault: (id) => findVault(run, id),

    async makeVault(id, hashes) {
      const known = await findVault(run, id)
      if (known) return known
      if (!(await room.has(ROW_BYTES))) return 'store-full'
      const made = await transact((within) =>
        within(
          `INSERT INTO vaults (id, write_hash, read_hash, drop_hash, last_number, last_entry, bytes)
          VALUES ($1, $2, $3, $4, 0, '', $5) ON CONFLICT DO NOTHING RETURNING id`,
          [id, hashes.write, hashes.read, hashes.drop, ROW_BYTES],
        ),
      )
      // Somebody else has made it meanwhile.
      if (made.length === 0) return this.makeVault(id, hashes)
      room.count(ROW_BYTES)
      return 'made'
    },

    async endVault(id) {
      await transact(async (within) => {
        await lock(within, id)
        for (const table of HELD) await within(`DELETE FROM ${table} WHERE vault_id = $1`, [id])
        await within(
          `UPDATE vaults SET write_hash = '', read_hash = '', drop_hash = '', last_number = 0, last_entry = '',
          last_drop = 0, bytes = $2, drop_bytes = 0, pages = 0 WHERE id = $1`,
          [id, ROW_BYTES],
        )
      })
    },
  }
}

async function findVault(run: Run, id: string): Promise<Vault | 'ended' | undefined> {
  const [row] = await select(
    run,
    vaultRow,
    `SELECT id, write_hash, read_hash, drop_hash, last_number, last_entry, last_drop FROM vaults WHERE id = $1`,
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
    lastDrop: row.last_drop,
  }
}
