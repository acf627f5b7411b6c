import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTextKey, sealText } from '~/browser/reminders/push-text'
import { keep } from '~/browser/reminders/reminder-store.client'

import { OWNER } from '../../support/owner'
import { stubStorage } from '../../support/storage'

const showNotification = vi.fn<
  (title: string, options: { body: string; tag?: string; data?: { opens?: string } }) => Promise<void>
>(async () => undefined)

const MESSAGE = {
  day: '2026-12-04',
  until: '2027-01-03',
  counts: { certificate: 2, paper: 1 },
  language: 'pl',
  madeOn: '2026-11-28',
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  stubStorage()
  showNotification.mockClear()
})

afterEach(() => vi.unstubAllGlobals())

/** Lets a new worker receive a message, and returns the words that it shows. */
async function shownFor(content: unknown): Promise<string> {
  let receive: (event: object) => void = () => undefined
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: object) => void) => {
      if (kind === 'push') receive = listener
    },
    registration: { showNotification },
  })
  vi.resetModules()
  await import('~/worker/push-worker')
  let work: Promise<unknown> = Promise.resolve()
  const data = content === null ? null : { json: () => JSON.parse(String(content)) }
  receive({ data, waitUntil: (under: Promise<unknown>) => (work = under) })
  await work
  const [title, { body } = { body: '' }] = showNotification.mock.calls.at(-1) ?? []
  return [title, body].filter(Boolean).join(' | ').replaceAll('\u00a0', ' ')
}

async function keepKey(): Promise<CryptoKey> {
  const textKey = await createTextKey()
  const row = { id: 'i'.repeat(22), token: 't'.repeat(43), state: 'active' as const }
  await keep(OWNER.id, { ...row, way: 'push', textKey, endpoint: 'https://push.example/1' })
  return textKey
}

it('a message without names says how much is due', async () => {
  expect(await shownFor(JSON.stringify(MESSAGE))).toBe('W Pewniku: 3 terminy do 3.01.2027')
})

it('a message that this browser has sealed says what is due', async () => {
  const sealed = await sealText(await keepKey(), '04.12.2026: Łucja Ćwiąkała, SEP')
  expect(await shownFor(JSON.stringify({ ...MESSAGE, sealed }))).toBe(
    'W Pewniku: 3 terminy do 3.01.2027 | 04.12.2026: Łucja Ćwiąkała, SEP',
  )
})

it('a message that another key has sealed, or nobody, says how much is due', async () => {
  const sealed = await sealText(await createTextKey(), 'Łucja')
  expect(await shownFor(JSON.stringify({ ...MESSAGE, sealed }))).toBe('W Pewniku: 3 terminy do 3.01.2027')
  await keepKey()
  expect(await shownFor(JSON.stringify({ ...MESSAGE, sealed }))).toBe('W Pewniku: 3 terminy do 3.01.2027')
  expect(await shownFor(JSON.stringify({ ...MESSAGE, sealed: 'AAAA' }))).toBe(
    'W Pewniku: 3 terminy do 3.01.2027',
  )
})

it('a browser without reminders gets no empty database by a message', async () => {
  await shownFor(JSON.stringify({ ...MESSAGE, sealed: 'AAAA' }))
  expect(await indexedDB.databases()).toEqual([])
})

it('a test and the end of the plan have words of their own', async () => {
  const { day, until, language, madeOn } = MESSAGE
  const empty = { day, until, language, madeOn, counts: {} }
  expect(await shownFor(JSON.stringify({ ...empty, kind: 'test' }))).toMatch(/^Pewnik \| .*prób/i)
  expect(await shownFor(JSON.stringify({ ...empty, kind: 'plan-ends' }))).toMatch(/Plan przypomnień/)
})

it('a message on the day on which the plan ends tells both', async () => {
  const sealed = await sealText(await keepKey(), '04.12.2026: Łucja Ćwiąkała, SEP')
  const shown = await shownFor(JSON.stringify({ ...MESSAGE, sealed, planEndsOn: '2099-11-28' }))
  expect(shown).toBe(
    'W Pewniku: 3 terminy do 3.01.2027 | 04.12.2026: Łucja Ćwiąkała, SEP\n' +
      'Plan przypomnień kończy się 28.11.2099. Otwórz Pewnika, a ułoży się nowy.',
  )
})

it('news of the boxes say how many are new, and how many wait in all', async () => {
  const { day, until, language, madeOn } = MESSAGE
  const news = { kind: 'drops', day, until, language, madeOn, counts: {}, owner: 'register' }
  const one = { ...news, drops: { fresh: 1, waiting: 1 } }
  expect(await shownFor(JSON.stringify(one))).toBe('W skrzynce zgłoszeń: 1 nowe zgłoszenie')
  const more = { ...news, drops: { fresh: 2, waiting: 5 } }
  expect(await shownFor(JSON.stringify(more))).toBe(
    'W skrzynce zgłoszeń: 2 nowe zgłoszenia | Razem czeka 5 zgłoszeń.',
  )
})

it('a message names the page that it opens', async () => {
  const empty = { ...MESSAGE, counts: {}, drops: { fresh: 1, waiting: 1 } }
  for (const message of [
    { ...empty, kind: 'drops', owner: 'register' },
    { ...MESSAGE, owner: 'register' },
    { ...MESSAGE, owner: 'worker' },
  ]) {
    await shownFor(JSON.stringify(message))
  }
  const opened = showNotification.mock.calls.map(([, { data }]) => data?.opens)
  expect(opened).toEqual(['/reports/crew', '/dashboard', '/mine'])
})

it('a message replaces an older one of the same reminder, with a sound, and none of another', async () => {
  for (const of of ['a', 'a', 'b']) await shownFor(JSON.stringify({ ...MESSAGE, of }))
  const [first, newer, other] = showNotification.mock.calls.map(([, options]) => options)
  expect(newer).toMatchObject({ tag: first?.tag, renotify: true })
  expect(other?.tag).not.toBe(first?.tag)
})

it('a message that nobody understands shows something all the same', async () => {
  const strange = ['{"counts":null,"language":"pl"}', '{"counts":{"paper":1},"language":"pl"}']
  for (const content of [null, 'no JSON', '{}', 'null', '{"counts":{},"language":"de"}', ...strange]) {
    expect(await shownFor(content)).toBe('Pewnik')
  }
})
