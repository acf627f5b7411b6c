import * as v from 'valibot'

import type { Day } from '~/domain/words/day'

import type { Run } from './database.server'
import { ROW_BYTES, select, sumRow, type StoreTools } from './rows.server'

/** The events of a calendar to which somebody's programs subscribe. */
export type Feed = {
  id: string
  /** The hash of the token by which its device changes it. Whoever knows the id may read it. */
  tokenHash: string
  /** The events, as JSON. */
  content: string
  /** The day of the last change by its device. */
  changedOn: Day
}

export type Feeds = {
  findFeed: (id: string) => Promise<Feed | undefined>
  /**
   * Puts `merge` of what is kept in its place, as a whole. The content before is undefined for a new feed. A row with
   * another token stays. `more` is by how many bytes it may grow: a full store takes no more.
   */
  putFeed: (
    feed: Omit<Feed, 'content'> & { more: number },
    merge: (before: string | undefined) => string,
  ) => Promise<'made' | 'changed' | 'taken' | 'feeds-full' | 'store-full'>
  removeFeed: (id: string) => Promise<void>
  /** Removes the feeds that no device has changed since that day. */
  clearFeeds: (before: Day) => Promise<void>
}

const feedRow = v.pipe(
  v.object({ id: v.string(), token_hash: v.string(), content: v.string(), changed_on: v.string() }),
  v.transform(({ id, token_hash, content, changed_on }): Feed => ({
    id,
    tokenHash: token_hash,
    content,
    changedOn: changed_on,
  })),
)

export function createFeeds({ run, transact, limits, room }: StoreTools): Feeds {
  return {
    findFeed: (id) => find(run, id),

    async putFeed({ more, ...feed }, merge) {
      const isRoomy = await room.has(more + ROW_BYTES)
      let grown = 0
      const place = async (
        within: Run,
      ): Promise<'made' | 'changed' | 'taken' | 'feeds-full' | 'store-full'> => {
        const known = await lockOne(within, feed.id)
        if (known && known.tokenHash !== feed.tokenHash) return 'taken'
        const content = merge(known?.content)
        grown = sizeOf(content) - (known ? sizeOf(known.content) : 0)
        if (grown > 0 && !isRoomy) return 'store-full'
        if (known) {
          await within('UPDATE feeds SET content = $2, changed_on = $3, size = $4 WHERE id = $1', [
            feed.id,
            content,
            feed.changedOn,
            sizeOf(content),
          ])
          return 'changed'
        }
        const [row] = await select(within, sumRow, 'SELECT COUNT(*) AS sum FROM feeds')
        if ((row?.sum ?? 0) >= limits.reminders) return 'feeds-full'
        const made = await within(
          `INSERT INTO feeds (id, token_hash, content, changed_on, size) VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT DO NOTHING RETURNING id`,
          [feed.id, feed.tokenHash, content, feed.changedOn, sizeOf(content)],
        )
        // Another copy of the server has made it meanwhile.
        return made.length > 0 ? 'made' : place(within)
      }
      const outcome = await transact(place)
      if (outcome === 'made' || outcome === 'changed') room.count(grown)
      return outcome
    },

    async removeFeed(id) {
      await transact((within) => within('DELETE FROM feeds WHERE id = $1', [id]))
    },

    async clearFeeds(before) {
      await transact((within) => within('DELETE FROM feeds WHERE changed_on < $1', [before]))
    },
  }
}

const COLUMNS = 'id, token_hash, content, changed_on'

async function find(run: Run, id: string): Promise<Feed | undefined> {
  const [row] = await select(run, feedRow, `SELECT ${COLUMNS} FROM feeds WHERE id = $1`, [id])
  return row
}

/** Returns a row that nobody else changes until the end of the transaction. */
async function lockOne(within: Run, id: string): Promise<Feed | undefined> {
  const [row] = await select(
    within,
    feedRow,
    `UPDATE feeds SET size = size WHERE id = $1 RETURNING ${COLUMNS}`,
    [id],
  )
  return row
}

function sizeOf(content: string): number {
  return Buffer.byteLength(content) + ROW_BYTES
}
