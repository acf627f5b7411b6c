import * as v from 'valibot'

import { findBox, type Box } from './boxes.server'
import type { Run } from './database.server'
import { readNumbered, type NumberedRows } from './numbered-rows.server'
import {
  bytes,
  lock,
  NO_CONTENT,
  ROW_BYTES,
  select,
  sizeRow,
  type StoreLimits,
  type StoreTools,
} from './rows.server'

export type Drop = { number: number; id: string; box: string; at: string; content: Uint8Array }

export type NewDrop = Omit<Drop, 'number' | 'box'> & { vaultId: string; boxId: string }

/** Why a box takes nothing more now. */
export type BoxRefusal = 'box-closed' | 'box-paused' | 'box-full' | 'too-many-drops'

export type Drops = {
  /** Tells before the content is read whether the vault has the drop, or why the box would not take it. */
  checkDrop: (
    vaultId: string,
    box: Box,
    drop: { id: string; at: string },
  ) => Promise<'there' | BoxRefusal | undefined>
  /** Keeps a drop. The vault knows its id for good, also once its content is gone. */
  appendDrop: (drop: NewDrop) => Promise<'kept' | 'there' | 'gone' | BoxRefusal | 'store-full'>
  /** Returns drops that wait, behind a number in rising order, up to some bytes but at least one. */
  readDrops: (vaultId: string, after: number, maxBytes: number) => Promise<NumberedRows<Drop>>
  /** Removes the content of a drop. */
  clearDrop: (vaultId: string, id: string) => Promise<void>
}

const dropRow = v.pipe(
  v.object({
    number: v.number(),
    drop_id: v.string(),
    box_id: v.string(),
    added_at: v.string(),
    content: bytes,
  }),
  v.transform(({ number, drop_id: id, box_id: box, added_at: at, content }): Drop => ({
    number,
    id,
    box,
    at,
    content,
  })),
)
const placeRow = v.object({ box_id: v.string(), size: v.number() })

const FRAME = { table: 'drops', columns: 'number, drop_id, box_id, added_at, content' } as const

export function createDrops({ run, transact, limits, room }: StoreTools): Drops {
  return {
    async checkDrop(vaultId, box, { id, at }) {
      return (await hasDrop(run, vaultId, id)) ? 'there' : refusalOf(box, at, limits)
    },

    async appendDrop({ vaultId, boxId, id, at, content }) {
      const more = content.length + ROW_BYTES
      const isRoomy = await room.has(more)
      const outcome = await transact(async (within) => {
        const vault = await lock(within, vaultId)
        const box = await findBox(within, vaultId, boxId)
        if (!vault || !box) return 'gone'
        if (await hasDrop(within, vaultId, id)) return 'there'
        const refusal = refusalOf(box, at, limits)
        if (refusal) return refusal
        if (!isRoomy) return 'store-full'
        if (vault.bytes + more > limits.vaultBytes) return 'box-full'
        const number = numberAfter(vault.last_drop, at)
        await within(
          `INSERT INTO drops (vault_id, number, drop_id, box_id, added_at, size, content)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [vaultId, number, id, boxId, at, content.length, content],
        )
        await within(
          `UPDATE boxes SET waiting = waiting + 1, hour = $3, hour_drops = $4 WHERE vault_id = $1 AND box_id = $2`,
          [vaultId, boxId, hourOf(at), dropsInHour(box, at) + 1],
        )
        await within('UPDATE vaults SET last_drop = $2, bytes = $3, drop_bytes = $4 WHERE id = $1', [
          vaultId,
          number,
          vault.bytes + more,
          vault.drop_bytes + more,
        ])
        return 'kept'
      })
      if (outcome === 'kept') room.count(more)
      return outcome
    },

    readDrops: (vaultId, after, maxBytes) => readNumbered(run, dropRow, FRAME, { vaultId, after, maxBytes }),

    async clearDrop(vaultId, id) {
      await transact(async (within) => {
        const vault = await lock(within, vaultId)
        const [drop] = await select(
          within,
          placeRow,
          'SELECT box_id, size FROM drops WHERE vault_id = $1 AND drop_id = $2 AND size > 0',
          [vaultId, id],
        )
        if (!vault || !drop) return
        await within('UPDATE drops SET size = 0, content = $3 WHERE vault_id = $1 AND drop_id = $2', [
          vaultId,
          id,
          NO_CONTENT,
        ])
        await within('UPDATE boxes SET waiting = waiting - 1 WHERE vault_id = $1 AND box_id = $2', [
          vaultId,
          drop.box_id,
        ])
        await within('UPDATE vaults SET bytes = $2, drop_bytes = $3 WHERE id = $1', [
          vaultId,
          vault.bytes - drop.size,
          vault.drop_bytes - drop.size,
        ])
      })
    },
  }
}

async function hasDrop(run: Run, vaultId: string, id: string): Promise<boolean> {
  const rows = await select(run, sizeRow, 'SELECT size FROM drops WHERE vault_id = $1 AND drop_id = $2', [
    vaultId,
    id,
  ])
  return rows.length > 0
}

/**
 * Returns the number of the next drop: the millisecond, so that numbers rise also in a store that has lost its last rows,
 * as a copy that takes over from a broken one may have. A device would pass over a number that it has seen.
 */
function numberAfter(last: number, at: string): number {
  return Math.max(last + 1, Date.parse(at))
}

function refusalOf(box: Box, at: string, limits: StoreLimits): BoxRefusal | undefined {
  if (box.state === 'closed') return 'box-closed'
  if (box.state === 'paused') return 'box-paused'
  if (box.waiting >= limits.waitingDrops) return 'box-full'
  return dropsInHour(box, at) >= limits.dropsPerHour ? 'too-many-drops' : undefined
}

/** The hours are those of the clock, so the row of the box is enough to count. */
function dropsInHour(box: Box, at: string): number {
  return box.hour === hourOf(at) ? box.hourDrops : 0
}

function hourOf(at: string): string {
  return at.slice(0, '2026-11-28T06'.length)
}
