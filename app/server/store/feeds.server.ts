import * as v from 'valibot'

import type { Day } from '~/domain/words/day'

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
   * another token stays.
   */
  putFeed: (
    feed: Omit<Feed, 'content'>,
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

    async putFeed({ id, tokenHash, changedOn }, merge) {
      const isRoomy = await room.has(ROW_BYTES)
      let grown = 0
      const outcome = await transact(async (within) => {
        const known = await find(within, id)
        if (known && known.tokenHash !== tokenHash) return 'taken'
        const content = merge(known?.content)
        grown = content.length - (known ? known.content.length : -ROW_BYTES)
        if (grown > 0 && !isRoomy) return 'store-full'
        if (known) {
          await within('UPDATE feeds SET content = $2, changed_on = $3, size = $4 WHERE id = $1', [
            id,
            content,
            changedOn,
            content.length + ROW_BYTES,
          ])
          return 'changed'
        }
        const [row] = await select(within, sumRow, 'SELECT COUNT(*) AS sum FROM feeds')
        if ((row?.sum ?? 0) >= limits.reminders) return 'feeds-full'
        await within(
          'INSERT INTO feeds (id, token_hash, content, changed_on, size) VALUES ($1, $2, $3, $4, $5)',
          [id, tokenHash, content, changedOn, content.length + ROW_BYTES],
        )
        return 'made'
      })
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

async function find(run: StoreTools['run'], id: string): Promise<Feed | undefined> {
  const [row] = await select(
    run,
    feedRow,
    'SELECT id, token_hash, content, changed_on FROM feeds WHERE id = $1',
    [id],
  )
  return row
}
