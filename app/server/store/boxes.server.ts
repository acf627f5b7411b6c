import * as v from 'valibot'

import type { Run } from './database.server'
import { fits, lock, ROW_BYTES, select, type Refused, type StoreTools } from './rows.server'

// A box takes what the crew sends. Its row has all that decides whether it takes one more.

export type Box = {
  id: string
  /** The hash of the token by which a phone sends something. */
  dropHash: string
  /** A closed box stays, so that whoever scans an old poster learns that it is closed. */
  state: 'open' | 'paused' | 'closed'
  /** How many drops wait for the register. */
  waiting: number
  /** The hour of the last drop, `2026-11-28T06` in UTC, and how many came in it. */
  hour: string
  hourDrops: number
}

export type Boxes = {
  findBox: (vaultId: string, id: string) => Promise<Box | undefined>
  listBoxes: (vaultId: string) => Promise<Box[]>
  /** Makes a box or changes it. A closed one is open again. */
  putBox: (
    vaultId: string,
    box: { id: string; dropHash: string; isPaused: boolean },
  ) => Promise<'made' | 'changed' | 'boxes-full' | Refused>
  /** Closes a box. What waits in it still waits: only the register removes what somebody has told. */
  closeBox: (vaultId: string, id: string) => Promise<void>
}

const COLUMNS = 'box_id, drop_hash, state, waiting, hour, hour_drops'

const boxRow = v.pipe(
  v.object({
    box_id: v.string(),
    drop_hash: v.string(),
    state: v.picklist(['open', 'paused', 'closed']),
    waiting: v.number(),
    hour: v.string(),
    hour_drops: v.number(),
  }),
  v.transform(({ box_id, drop_hash, hour_drops, ...row }): Box => ({
    ...row,
    id: box_id,
    dropHash: drop_hash,
    hourDrops: hour_drops,
  })),
)

export function createBoxes({ run, transact, limits, room }: StoreTools): Boxes {
  return {
    findBox: (vaultId, id) => findBox(run, vaultId, id),

    listBoxes: (vaultId) => listBoxes(run, vaultId),

    async putBox(vaultId, { id, dropHash, isPaused }) {
      const state = isPaused ? 'paused' : 'open'
      const isRoomy = await room.has(ROW_BYTES)
      const outcome = await transact(async (within) => {
        const vault = await lock(within, vaultId)
        if (!vault) return 'gone'
        const boxes = await listBoxes(within, vaultId)
        const open = boxes.filter((box) => box.state !== 'closed')
        if (!open.some((box) => box.id === id) && open.length >= limits.openBoxes) return 'boxes-full'
        if (boxes.some((box) => box.id === id)) {
          await within('UPDATE boxes SET drop_hash = $3, state = $4 WHERE vault_id = $1 AND box_id = $2', [
            vaultId,
            id,
            dropHash,
            state,
          ])
          return 'changed'
        }
        if (!isRoomy) return 'store-full'
        if (!fits(vault, ROW_BYTES, limits)) return 'vault-full'
        await within(`INSERT INTO boxes (vault_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, 0, '', 0)`, [
          vaultId,
          id,
          dropHash,
          state,
        ])
        await within('UPDATE vaults SET bytes = $2 WHERE id = $1', [vaultId, vault.bytes + ROW_BYTES])
        return 'made'
      })
      if (outcome === 'made') room.count(ROW_BYTES)
      return outcome
    },

    async closeBox(vaultId, id) {
      await run(`UPDATE boxes SET state = 'closed' WHERE vault_id = $1 AND box_id = $2`, [vaultId, id])
    },
  }
}

export async function findBox(run: Run, vaultId: string, id: string): Promise<Box | undefined> {
  const [row] = await select(
    run,
    boxRow,
    `SELECT ${COLUMNS} FROM boxes WHERE vault_id = $1 AND box_id = $2`,
    [vaultId, id],
  )
  return row
}

function listBoxes(run: Run, vaultId: string): Promise<Box[]> {
  return select(run, boxRow, `SELECT ${COLUMNS} FROM boxes WHERE vault_id = $1 ORDER BY box_id`, [vaultId])
}
