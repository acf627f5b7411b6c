import * as v from 'valibot'

import type { Run } from './database.server'
import { readNumbered, type NumberedRows } from './numbered-rows.server'
import {
  bytes,
  fits,
  lock,
  NO_CONTENT,
  ROW_BYTES,
  select,
  sumRow,
  type Refused,
  type StoreTools,
} from './rows.server'

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

export type Entries = {
  /** Returns the number of the entry, also if the vault has it already, or why it was not taken. */
  appendEntry: (entry: NewEntry) => Promise<{ number: number; isNew: boolean } | Refused | 'ahead'>
  /** Returns the id of the entry with that number, if there is one. */
  entryId: (vaultId: string, number: number) => Promise<string | undefined>
  /** Returns entries behind a number in rising order, up to some bytes but at least one. */
  readEntries: (vaultId: string, after: number, maxBytes: number) => Promise<NumberedRows<Entry>>
}

const numberRow = v.object({ number: v.number() })
const idRow = v.object({ entry_id: v.string() })
const entryRow = v.pipe(
  v.object({ number: v.number(), entry_id: v.string(), added_at: v.string(), content: bytes }),
  v.transform(({ entry_id: id, added_at: at, ...row }): Entry => ({ ...row, id, at })),
)

const FRAME = { table: 'entries', columns: 'number, entry_id, added_at, content' } as const

export function createEntries({ run, transact, limits, room }: StoreTools): Entries {
  return {
    async appendEntry({ vaultId, id, at, content, replaces = 0 }) {
      const more = content.length + ROW_BYTES
      const isRoomy = await room.has(more)
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
        const grown = more - (await bytesUpTo(within, vaultId, replaces))
        if (!fits(vault, grown, limits)) return 'vault-full'
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
          vault.bytes + grown,
        ])
        return { number, isNew: true }
      })
      if (typeof outcome === 'object' && outcome.isNew) room.count(more)
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

    readEntries: (vaultId, after, maxBytes) =>
      readNumbered(run, entryRow, FRAME, { vaultId, after, maxBytes }),
  }
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
    NO_CONTENT,
  ])
}
