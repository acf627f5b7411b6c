import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { ReminderReader } from '~/browser/reminders/give-plan.client'
import { mergeChanges } from '~/domain/access/merge-changes'
import { effectiveChanges, type Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { settingsOf, startMailServer } from '../../../support/mail-server'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast, words } from '../../../support/queries'
import { serveVaults } from '../../../support/vault-of-page'
import { visit } from '../../../support/visit'

const MINUTE_MS = 60_000

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

function expiring(expiryDate: string): Change {
  return certificateAdded('c', {
    userId: 'person-lucja',
    type: 'bhp',
    scope: 'workers',
    number: 'BHP-7',
    issueDate: '2024-06-30',
    expiryDate,
    status: 'active',
  })
}

/** Keeps a calendar of a register in this browser, and answers what it gives by these answers. */
async function withCalendar() {
  const [{ keep }, { createUidKey }] = await Promise.all([
    import('~/browser/reminders/reminder-store.client'),
    import('~/browser/reminders/feed-events.client'),
  ])
  const uidKey = await createUidKey()
  const row = { id: 'A'.repeat(22), token: 'B'.repeat(43), state: 'active', withNames: false } as const
  await keep(OWNER.id, { ...row, way: 'feed', uidKey })
  let answer = () => new Response('{"feed":"changed"}')
  const given = vi.fn<(path: string) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', given)
  let changes: Change[] = [BEGUN, PAPERS_ELSEWHERE, personSaved('lucja', 'Łucja', 'Ćwiąkała')]
  const sample = {
    today: TODAY,
    users: [],
    certificates: [],
    trainings: [],
    reports: [],
    positions: [],
    duties: [],
    employment: { examinations: [], inductions: [] },
  }
  const reader: ReminderReader = {
    today: () => TODAY,
    read: async () => {
      const records = mergeChanges(OWNER, sample, effectiveChanges(changes))
      return { ...records, people: records.users }
    },
  }
  return {
    reader,
    timesGiven: () => given.mock.calls.length,
    record: (change: Change) => {
      changes = [...changes, change]
    },
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = () => new Response('{}', { status, headers })
    },
  }
}

test('what the server refuses for good is given again only once it has changed, or on a new page', async () => {
  const { reader, timesGiven, record, answerWith } = await withCalendar()
  const { renewReminders } = await import('~/browser/reminders/renew-reminders.client')
  answerWith(413)
  expect(await renewReminders(OWNER, reader)).toBeUndefined()
  expect(await renewReminders(OWNER, reader)).toBeUndefined()
  expect(timesGiven()).toBe(1)
  await renewReminders(OWNER, reader, { isNewPage: true })
  expect(timesGiven()).toBe(2)
  record(expiring('2027-03-10'))
  await renewReminders(OWNER, reader)
  expect(timesGiven()).toBe(3)
})

test('a server that is busy is left alone as long as it asks for, and then for growing gaps', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { reader, timesGiven, answerWith } = await withCalendar()
  const { watchReminders } = await import('~/browser/reminders/watch-reminders.client')
  answerWith(503, { 'Retry-After': '600' })
  ends.push(watchReminders(OWNER, reader))
  await noted(timesGiven, 1)
  vi.advanceTimersByTime(9 * MINUTE_MS)
  expect(timesGiven()).toBe(1)
  answerWith(503)
  vi.advanceTimersByTime(MINUTE_MS)
  await noted(timesGiven, 2)
  // Its second failure is followed by two minutes.
  vi.advanceTimersByTime(MINUTE_MS)
  expect(timesGiven()).toBe(2)
  answerWith(200)
  vi.advanceTimersByTime(MINUTE_MS)
  await noted(timesGiven, 3)
  vi.advanceTimersByTime(60 * MINUTE_MS)
  expect(timesGiven()).toBe(3)
})

test('a network that comes back is used at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { reader, timesGiven, answerWith } = await withCalendar()
  const { watchReminders } = await import('~/browser/reminders/watch-reminders.client')
  answerWith(503, { 'Retry-After': '600' })
  ends.push(watchReminders(OWNER, reader))
  await noted(timesGiven, 1)
  answerWith(200)
  dispatchEvent(new Event('online'))
  await noted(timesGiven, 2)
  expect(timesGiven()).toBe(2)
})

test('a press gives again what was refused', async () => {
  const mailbox = await startMailServer()
  ends.push(() => void mailbox.close())
  await serveVaults({ env: { ...settingsOf(mailbox), TODAY } })
  const { user, go, reload } = await visit('/settings', {
    as: OWNER,
    changes: [BEGUN, expiring('2027-03-10')],
  })
  await user.click(await screen.findByRole('switch', { name: 'Powiadomienia e-mail' }))
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await findToast('Wysłano link do potwierdzenia')
  const { readKept, noteKept } = await import('~/browser/reminders/reminder-store.client')
  const { mail } = await readKept(OWNER.id)
  if (mail) await noteKept(OWNER.id, mail, { given: undefined })
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    init?.method === 'PUT' ? new Response('{}', { status: 413 }) : answering(path, init),
  )
  await reload()
  await waitFor(async () => expect((await readKept(OWNER.id)).mail?.problem).toBe('too-large'))
  vi.stubGlobal('fetch', answering)
  await go('/settings?tab=account')
  await go('/settings')
  expect(await screen.findByText(words('Tyle terminów nie zmieściło się na serwerze.'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await findToast('Serwer ma aktualne terminy')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull())
})

/** Waits until so many answers have come and are noted: a look that is under way skips the next one. */
async function noted(timesGiven: () => number, times: number): Promise<void> {
  const { readKept } = await import('~/browser/reminders/reminder-store.client')
  // A wait of the library needs timers, and these stand still.
  while (timesGiven() < times) await readKept(OWNER.id)
  for (let turn = 0; turn < 5; turn += 1) await readKept(OWNER.id)
}
