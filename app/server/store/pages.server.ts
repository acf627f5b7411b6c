import * as v from 'valibot'

import type { Run } from './database.server'
import {
  bytes,
  fits,
  lock,
  NO_CONTENT,
  ROW_BYTES,
  select,
  type Refused,
  type StoreTools,
} from './rows.server'

// A page is what a register publishes for phones. A withdrawn one stays without content: a phone must know it from one
// that a lost store does not have yet.

export type PageContent = {
  content: Uint8Array
  /** Tells whether the store keeps the day of the last look, and that day if there was one. */
  notesLooks: boolean
  seenOn: string
}

export type NewPage = {
  vaultId: string
  id: string
  /** A keyed hash of what the page says, by which the register knows whether it still holds. */
  tag: string
  notesLooks: boolean
  content: Uint8Array
}

export type Pages = {
  /** Publishes a page in place of the one that has the id. */
  putPage: (page: NewPage) => Promise<'made' | 'replaced' | 'pages-full' | Refused>
  /** Returns all that are published. `seenOn` is empty if nobody has looked. */
  listPages: (vaultId: string) => Promise<{ id: string; tag: string; seenOn: string }[]>
  readPage: (vaultId: string, id: string) => Promise<PageContent | 'withdrawn' | undefined>
  /** Keeps the day of a look, for a page that notes them. Tells whether it was another day before. */
  noteLook: (vaultId: string, id: string, day: string) => Promise<boolean>
  withdrawPage: (vaultId: string, id: string) => Promise<void>
}

const sizedRow = v.object({ size: v.number(), seen_on: v.string() })
const listedRow = v.pipe(
  v.object({ page_id: v.string(), tag: v.string(), seen_on: v.string() }),
  v.transform(({ page_id: id, tag, seen_on: seenOn }) => ({ id, tag, seenOn })),
)
const pageRow = v.pipe(
  v.object({ content: bytes, notes_looks: v.number(), seen_on: v.string() }),
  v.transform(({ content, notes_looks, seen_on }): PageContent => ({
    content,
    notesLooks: notes_looks === 1,
    seenOn: seen_on,
  })),
)

export function createPages({ run, transact, limits, room }: StoreTools): Pages {
  return {
    async putPage({ vaultId, id, tag, notesLooks, content }) {
      const isRoomy = await room.has(content.length + ROW_BYTES)
      let grown = 0
      const outcome = await transact(async (within) => {
        const vault = await lock(within, vaultId)
        if (!vault) return 'gone'
        const known = await sizeOf(within, vaultId, id)
        const isPublished = known !== undefined && known.size > 0
        if (!isPublished && vault.pages >= limits.pages) return 'pages-full'
        grown = content.length - (known?.size ?? -ROW_BYTES)
        if (grown > 0 && !isRoomy) return 'store-full'
        if (grown > 0 && !fits(vault, grown, limits)) return 'vault-full'
        await within(
          `INSERT INTO pages (vault_id, page_id, tag, notes_looks, seen_on, size, content)
          VALUES ($1, $2, $3, $4, $5, $6, $7)
          ON CONFLICT (vault_id, page_id) DO UPDATE
          SET tag = excluded.tag, notes_looks = excluded.notes_looks, seen_on = excluded.seen_on,
          size = excluded.size, content = excluded.content`,
          [
            vaultId,
            id,
            tag,
            notesLooks ? 1 : 0,
            notesLooks ? (known?.seen_on ?? '') : '',
            content.length,
            content,
          ],
        )
        await within('UPDATE vaults SET bytes = $2, pages = $3 WHERE id = $1', [
          vaultId,
          vault.bytes + grown,
          vault.pages + (isPublished ? 0 : 1),
        ])
        return isPublished ? 'replaced' : 'made'
      })
      if (outcome === 'made' || outcome === 'replaced') room.count(grown)
      return outcome
    },

    listPages: (vaultId) =>
      select(
        run,
        listedRow,
        'SELECT page_id, tag, seen_on FROM pages WHERE vault_id = $1 AND size > 0 ORDER BY page_id',
        [vaultId],
      ),

    async readPage(vaultId, id) {
      const [row] = await select(
        run,
        pageRow,
        'SELECT content, notes_looks, seen_on FROM pages WHERE vault_id = $1 AND page_id = $2',
        [vaultId, id],
      )
      return row?.content.length === 0 ? 'withdrawn' : row
    },

    async noteLook(vaultId, id, day) {
      const noted = await transact((within) =>
        within(
          `UPDATE pages SET seen_on = $3
          WHERE vault_id = $1 AND page_id = $2 AND size > 0 AND notes_looks = 1 AND seen_on <> $3
          RETURNING page_id`,
          [vaultId, id, day],
        ),
      )
      return noted.length > 0
    },

    async withdrawPage(vaultId, id) {
      await transact(async (within) => {
        const vault = await lock(within, vaultId)
        const known = await sizeOf(within, vaultId, id)
        if (!vault || !known || known.size === 0) return
        await within(
          `UPDATE pages SET tag = '', seen_on = '', size = 0, content = $3 WHERE vault_id = $1 AND page_id = $2`,
          [vaultId, id, NO_CONTENT],
        )
        await within('UPDATE vaults SET bytes = $2, pages = $3 WHERE id = $1', [
          vaultId,
          vault.bytes - known.size,
          vault.pages - 1,
        ])
      })
    },
  }
}

async function sizeOf(
  run: Run,
  vaultId: string,
  id: string,
): Promise<v.InferOutput<typeof sizedRow> | undefined> {
  const [row] = await select(
    run,
    sizedRow,
    'SELECT size, seen_on FROM pages WHERE vault_id = $1 AND page_id = $2',
    [vaultId, id],
  )
  return row
}
