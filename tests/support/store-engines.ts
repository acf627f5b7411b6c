import { join } from 'node:path'

import { afterEach, beforeEach } from 'vitest'

import type { StoreAddress } from '~/data/configuration.server'
import { openStore } from '~/server/store/open-store.server'
import type { StoreLimits } from '~/server/store/rows.server'
import type { Store } from '~/server/store/store.server'

import { temporaryStore } from './temporary-store'

/** An empty database of its own for a test. */
export type EmptyDatabase = { address: StoreAddress; drop: () => Promise<void> }

type Engine = { name: string; create: () => Promise<EmptyDatabase> }

const sqlite: Engine = {
  name: 'SQLite',
  create: async () => {
    const { folder, remove } = temporaryStore()
    return {
      address: { engine: 'sqlite', path: join(folder, 'new', 'pewnik.sqlite') },
      drop: async () => remove(),
    }
  },
}

/** A PostgreSQL server in which a test makes databases. `npm run test:store` starts one. */
const POSTGRES = process.env.TEST_POSTGRES

function postgres(server: string): Engine {
  return {
    name: 'PostgreSQL',
    create: async () => {
      const { default: connect } = await import('postgres')
      const admin = connect(server, { max: 1 })
      const name = `pewnik_${crypto.randomUUID().replaceAll('-', '')}`
      await admin.unsafe(`CREATE DATABASE ${name}`)
      return {
        address: { engine: 'postgres', url: new URL(`/${name}`, server).href },
        drop: async () => {
          await admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
          await admin.end()
        },
      }
    },
  }
}

/** The engines whose tests can run here. */
export const ENGINES: Engine[] = POSTGRES === undefined ? [sqlite] : [sqlite, postgres(POSTGRES)]

/** Gives each test of a suite an empty database. Returns how to open a copy of the store in it, and to close one early. */
export function emptyStores({ create }: Engine) {
  const opened = new Set<Store>()
  let database: EmptyDatabase

  beforeEach(async () => {
    database = await create()
  })

  afterEach(async () => {
    for (const store of opened) await close(store)
    await database.drop()
  })

  async function open(limits = storeLimits()): Promise<Store> {
    const store = await openStore(database.address, limits)
    opened.add(store)
    return store
  }

  async function close(store: Store): Promise<void> {
    opened.delete(store)
    await store.close()
  }

  return { open, close }
}

/** Limits that a test does not reach unless it sets one lower. */
export function storeLimits(limits: Partial<StoreLimits> = {}): StoreLimits {
  return {
    vaultBytes: 1_000_000,
    storeBytes: 1_000_000,
    openBoxes: 10,
    pages: 10,
    dropsPerHour: 100,
    waitingDrops: 100,
    reminders: 10,
    ...limits,
  }
}
