import { expect, type Page } from 'playwright/test'

import { createStores, type OwnDataStore } from '~/browser/store/database-schema.client'

export { ACCIDENT, ELECTRICAL, SIGN_UP } from './annas-changes.ts'
export { ANNA, MALGORZATA } from './sample.ts'

/** What a person has in this browser, as the app stores it. */
export type OwnData = {
  changes?: readonly unknown[]
  settings?: unknown
  drafts?: Record<string, unknown>
  unreadable?: readonly { source: 'settings' | 'drafts'; text: string }[]
}

type Row = Record<string, unknown>

/** Stores a person's own data before the app starts. */
export async function storeOwnData(page: Page, userId: string, data: OwnData): Promise<void> {
  // Only a page of the site can use its storage. In this one no app runs, which might answer to what changes.
  await page.goto('/healthz')
  // The page gets the app's own function that creates the stores, so that no test copies what it does.
  await page.evaluate(`(${writeRows})(${createStores}, ${JSON.stringify(rowsOf(userId, data))})`)
}

function rowsOf(
  userId: string,
  { changes = [], settings, drafts = {}, unreadable = [] }: OwnData,
): Record<OwnDataStore, Row[]> {
  return {
    changes: changes.map((change, place) => ({ userId, id: idOf(change) ?? `odd-${place}`, change })),
    drafts: Object.entries(drafts).map(([form, draft]) => ({ userId, form, draft })),
    settings: settings === undefined ? [] : [{ userId, settings }],
    unreadable: unreadable.map((copy) => ({ userId, ...copy })),
  }
}

/** Runs in the page, so it uses nothing of this module. */
async function writeRows(
  create: (database: IDBDatabase) => void,
  rowsByStore: Record<string, Row[]>,
): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('pewnik', 1)
    request.addEventListener('upgradeneeded', () => create(request.result))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
  const transaction = database.transaction(Object.keys(rowsByStore), 'readwrite')
  for (const [store, stored] of Object.entries(rowsByStore)) {
    for (const row of stored) transaction.objectStore(store).put(row)
  }
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
  database.close()
}

/** Waits until a draft with this text is kept. A page that is loaded anew before loses what was typed last. */
export async function expectDraft(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await readRows(page, 'drafts'))).toContain(text)
}

/** Returns the rows of a store of the app's database, or none where the app has not created it yet. */
export async function readRows(
  page: Page,
  store: 'changes' | 'drafts' | 'settings' | 'unreadable',
): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases()
    if (!databases.some((database) => database.name === 'pewnik')) return []
    return new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open('pewnik')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll()
        reading.addEventListener('error', () => reject(reading.error))
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result)
        })
      })
    })
  }, store)
}

/** Returns a person's changes as they are stored. */
export async function readChanges(page: Page, userId: string): Promise<unknown[]> {
  const rows = await readRows(page, 'changes')
  return rows.filter((row) => row.userId === userId).map(({ change }) => change)
}

/** Returns a person's settings as they are stored, or undefined. */
export async function readSettings(page: Page, userId: string): Promise<Row | undefined> {
  const rows = await readRows(page, 'settings')
  const settings = rows.find((row) => row.userId === userId)?.settings
  return typeof settings === 'object' && settings !== null ? { ...settings } : undefined
}

/** Makes the database of this page refuse every write until the page is loaded again. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.evaluate(refuse)
}

/** Makes the database refuse every write in all later documents of this page. */
export async function refuseWritesAlways(page: Page): Promise<void> {
  await page.addInitScript(refuse)
}

function refuse(): void {
  const refuseWrite = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  IDBObjectStore.prototype.add = refuseWrite
  IDBObjectStore.prototype.put = refuseWrite
}

function idOf(change: unknown): string | undefined {
  return typeof change === 'object' && change !== null && 'id' in change && typeof change.id === 'string'
    ? change.id
    : undefined
}
