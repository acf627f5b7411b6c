import { readChanges } from '~/browser/records/records.client'
import { packed } from '~/browser/sealing/packed-text.client'
import { keysOf } from '~/browser/vault/bring-in-step.client'
import { secretName, type VaultKeys } from '~/browser/vault/vault-keys.client'
import { attempt, VaultError } from '~/browser/vault/vault-server.client'
import { readStoredVault, type StoredVault } from '~/browser/vault/vault-store.client'
import type { Change } from '~/domain/changes/change'
import { saidBy, type Page } from '~/domain/crew/pages/page'
import {
  publishedPage,
  receiptPage,
  receivedPage,
  type PublishingRegister,
} from '~/domain/crew/pages/published-page'
import type { GivenPage } from '~/domain/crew/records/given-page'
import type { DropKind, ReceiptAddress } from '~/domain/crew/records/taken-drop'
import type { User } from '~/domain/people/user'
import { crewOf, publishedPages, type Crew } from '~/domain/records/crew-changes'
import type { VaultProblem } from '~/domain/vault/vault-state'
import { groupBy } from '~/domain/words/collection'
import { shiftDay, type Day } from '~/domain/words/day'

import { boxLinkOf } from './boxes.client'
import { isId, isKey, loadAge, recipientOf } from './crew-keys.client'
import { fetchPages, putPage, withdrawPage, type ServerPage } from './crew-server.client'
import type { SignUpRegister } from './sign-ups.client'

/** The register as its owner sees it, and all its people. */
export type CrewRegister = PublishingRegister & Pick<SignUpRegister, 'users' | 'trainings'>

/** A drop that waits, as its receipt tells of it. */
export type ReceivedDrop = { of: DropKind; receipt: ReceiptAddress; on: Day }

export type PublishTask = {
  owner: User
  vault: StoredVault
  keys: VaultKeys
  changes: readonly Change[]
  crew: Crew
  received: readonly ReceivedDrop[]
  today: Day
  readRegister: () => Promise<CrewRegister>
}

/** A page as it shall be on the server. */
type Wanted = { id: string; key: string; page: Page; tag: string; isUnseen: boolean }

/** With more, the records of the register would have to wait: the server takes so many writes a minute. */
const WRITES_IN_A_RUN = 400
const PAUSE_MS = 60_000

/** A distant server is asked for so many pages at once. */
const AT_ONCE = 6

/**
 * Publishes the pages of a register that say something else than `known`, and withdraws those that are not the register's.
 * `keepTags` keeps what the server has then. Throws VaultError.
 */
export async function publishPages(
  task: PublishTask,
  known: ReadonlyMap<string, string>,
  keepTags: (tags: ReadonlyMap<string, string>) => Promise<void>,
): Promise<void> {
  const { keys } = task
  const wanted = new Map((await wantedPages(task)).map((page) => [page.id, page]))
  const isSame = [...wanted.values()].every(({ id, tag }) => known.get(id) === tag)
  if (isSame && known.size === wanted.size) return
  // Another device may have published the same.
  const there = await fetchPages(keys)
  const tags = new Map([...there].map(([id, { tag }]) => [id, tag]))
  const lacking = [...wanted.values()].filter(({ id, tag }) => tags.get(id) !== tag)
  const gone = [...there.keys()].filter((id) => !wanted.has(id))
  let tooLarge: VaultError | undefined
  const tasks = [
    ...gone.map((id) => async () => {
      await withdrawPage(keys, id)
      tags.delete(id)
    }),
    ...lacking.map((page) => async () => {
      try {
        await putPage(keys, page.id, { ...page, sealed: await sealPage(page) })
      } catch (error) {
        if (!(error instanceof VaultError) || error.problem !== 'too-large') throw error
        // It keeps no other page from being published, and is not sent again until it says something else.
        tooLarge = error
      }
      tags.set(page.id, page.tag)
    }),
  ]
  try {
    await runSome(tasks.slice(0, WRITES_IN_A_RUN))
  } finally {
    await keepTags(tags)
  }
  if (tooLarge) throw tooLarge
  if (tasks.length > WRITES_IN_A_RUN) throw new VaultError('too-fast', { waitMs: PAUSE_MS })
}

/** Runs tasks, some at once. After the first failure none begins any more. */
async function runSome(tasks: (() => Promise<void>)[]): Promise<void> {
  const queue = tasks.values()
  let isFailed = false
  const work = async () => {
    for (const task of queue) {
      if (isFailed) return
      await task().catch((error: unknown) => {
        isFailed = true
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Works out what all pages and receipts of a register say. */
async function wantedPages(task: PublishTask): Promise<Wanted[]> {
  const { keys, crew, changes, received } = task
  if (crew.pages.length + crew.decided.size + received.length === 0) return []
  const register = await task.readRegister()
  const writtenAt = new Date().toISOString()
  const pages: Wanted[] = []
  const add = async ({ id, key }: { id: string; key: string }, page: Page | undefined) => {
    const said = page && saidBy(page)
    if (!page || said === undefined || !isId(id) || !isKey(key)) return
    // With the id, so that the server does not learn which pages say the same.
    const tag = await secretName(keys, `page ${id} ${said}`)
    pages.push({ id, key, page, tag, isUnseen: page.kind === 'receipt' })
  }
  const certificates = groupBy(register.certificates, ({ userId }) => userId)
  const people = new Map(register.users.map((person) => [person.id, person]))
  const { owner, vault, today } = task
  const publishing = { writtenAt, today, firm: owner.company, box: await boxOf(vault, crew, owner) }
  for (const given of publishedPages(crew.pages, people, today)) {
    // A page of one person is worked out of their own records, however many others there are.
    const own =
      given.of === 'mine' ? { ...register, certificates: certificates.get(given.userId) ?? [] } : register
    await add(given, publishedPage(given, own, publishing))
  }
  // Whoever drops something chooses the id of its receipt: it takes the place of no other page.
  const taken = new Set(changes.flatMap((change) => (change.kind === 'page-given' ? [change.page.id] : [])))
  const addReceipt = async (receipt: ReceiptAddress, page: Page) => {
    if (taken.has(receipt.id)) return
    taken.add(receipt.id)
    await add(receipt, page)
  }
  for (const decided of crew.decided.values()) {
    if (decided.receipt && decided.decidedOn >= shiftDay(today, { days: -RECEIPT_DAYS })) {
      await addReceipt(decided.receipt, receiptPage(decided, { writtenAt, trainings: register.trainings }))
    }
  }
  for (const { receipt, ...each } of received) await addReceipt(receipt, receivedPage(each, { writtenAt }))
  return pages
}

/** So long the sender of a drop can read what has become of it. */
const RECEIPT_DAYS = 365

/** Returns what leads from pages to a box: the oldest that takes something now. */
async function boxOf(vault: StoredVault, { boxes }: Crew, { company }: User): Promise<string | undefined> {
  const box = boxes.find(({ isPaused }) => !isPaused) ?? boxes[0]
  if (!box) return undefined
  const [, fragment] = (await boxLinkOf(vault.id, box, company)).split('#')
  return fragment
}

async function sealPage({ key, page }: Wanted): Promise<Blob> {
  const { sealFor } = await loadAge()
  return sealFor(await recipientOf(key), await packed(JSON.stringify(page)))
}

/** A page that the register has given, and what the server says of it. */
export type PublishedPage = {
  given: GivenPage
  /** False until it is sent, and again when its person has left. */
  isPublished: boolean
  /** The day on which it was opened last. */
  seenOn?: Day
}

/**
 * The pages of a register. With a problem the last run has not published everything, or the server has not said now
 * which pages it has. `isBehind`: a newer version has recorded something, so this one publishes nothing.
 */
export type PublishedList = {
  pages: PublishedPage[]
  receipts: number
  problem?: VaultProblem
  isBehind?: true
}

let lastRun: { problem?: VaultProblem | undefined; isBehind?: boolean } = {}

/** Notes how the last run of this document has ended. */
export function notePublishing(run: typeof lastRun): void {
  lastRun = { ...lastRun, ...run }
}

/** Asks the server what it has of the pages of a person's register. Never throws. */
export async function publishedList(userId: string): Promise<PublishedList> {
  const { pages } = crewOf(await readChanges(userId))
  let there: ReadonlyMap<string, ServerPage> = new Map()
  const { problem = lastRun.problem } = await attempt(async () => {
    const vault = await readStoredVault(userId)
    if (vault) there = await fetchPages(await keysOf(vault))
  })
  const given = new Set(pages.map(({ id }) => id))
  return {
    pages: pages.map((page) => {
      const published = there.get(page.id)
      const { seenOn } = published ?? {}
      return { given: page, isPublished: published !== undefined, ...(seenOn !== undefined && { seenOn }) }
    }),
    receipts: [...there.keys()].filter((id) => !given.has(id)).length,
    ...(problem && { problem }),
    ...(lastRun.isBehind && { isBehind: true }),
  }
}
