import { createBlobs, type Blobs } from './blobs.server'
import { createBoxes, type Boxes } from './boxes.server'
import type { Database } from './database.server'
import { createDropNews, type DropNewsRows } from './drop-news.server'
import { createDrops, type Drops } from './drops.server'
import { createEntries, type Entries } from './entries.server'
import { createFeeds, type Feeds } from './feeds.server'
import { createPages, type Pages } from './pages.server'
import { createReminders, type Reminders } from './reminders.server'
import { createRoom, type StoreLimits } from './rows.server'
import { createServerRows, type ServerRows } from './server-rows.server'
import { createVaults, type Vaults } from './vaults.server'

/** What the server keeps: vaults, all that they hold, and the reminders and feeds of devices. */
export type Store = Vaults &
  Entries &
  Blobs &
  Boxes &
  Drops &
  Pages &
  Reminders &
  DropNewsRows &
  Feeds &
  ServerRows & {
    /** Fails if the database does not answer. */
    look: () => Promise<unknown[]>
    close: () => Promise<void>
  }

export function createStore({ run, transact, close }: Database, limits: StoreLimits): Store {
  const tools = { run, transact, limits, room: createRoom(run, limits.storeBytes) }
  return {
    ...createVaults(tools),
    ...createEntries(tools),
    ...createBlobs(tools),
    ...createBoxes(tools),
    ...createDrops(tools),
    ...createPages(tools),
    ...createReminders(tools),
    ...createDropNews(tools),
    ...createFeeds(tools),
    ...createServerRows(tools),
    look: () => run('SELECT version FROM store_version'),
    close,
  }
}
