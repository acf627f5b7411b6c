import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import type { MinePage } from '~/domain/crew/pages/page'
import { emptySnapshot, SNAPSHOT, type Snapshot } from '~/routes/public/crew/frame/page-snapshot'
import { showSnapshot } from '~/routes/public/crew/frame/show-snapshot.server'

import { gatePage, minePage } from '../../../support/crew-pages'
import { loseNetwork, serveCrew, speak } from '../../../support/crew-server'
import { idOf } from '../../../support/vault-requests'
import { visit } from '../../../support/visit'

const BUILD = '/assets/manifest-1.js'

const kept = (kind = 'mine') => localStorage.getItem(SNAPSHOT.key + kind)

beforeEach(() => {
  speak('pl')
  const build = document.createElement('link')
  build.setAttribute('href', BUILD)
  document.head.append(build)
  return () => {
    build.remove()
    vi.useRealTimers()
  }
})

test('what a page looked like is kept, and forgotten once the page is withdrawn', async () => {
  const crew = await serveCrew()
  const { reload } = await visit(await crew.publish(minePage()))
  await screen.findByText('Oksana Kowal')
  await waitFor(() => expect(kept()).toContain('Oksana Kowal'))
  expect(kept()).toContain('inert')
  await crew.withdraw(idOf('p'))
  await reload()
  expect(await screen.findByRole('alert')).toHaveTextContent('już nie działa')
  expect(kept()).toBeNull()
})

test('one that the register has changed meanwhile is forgotten, and each with another language', async () => {
  const crew = await serveCrew()
  const { reload, user } = await visit(await crew.publish(minePage()))
  await screen.findByText('Oksana Kowal')
  await waitFor(() => expect(kept()).not.toBeNull())
  await crew.publish(minePage({ name: 'Oksana Nowak', writtenAt: new Date(Date.now() + 1).toISOString() }))
  await reload()
  await screen.findByText('Oksana Nowak')
  await waitFor(() => expect(kept()).toBeNull())
  await reload()
  await waitFor(() => expect(kept()).toContain('Oksana Nowak'))
  localStorage.setItem(`${SNAPSHOT.key}gate`, 'of a gate')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByRole('heading', { name: DICTIONARIES.en.mine.title })
  expect(kept()).toBeNull()
  expect(kept('gate')).toBeNull()
})

test('it has the heading of its language', async () => {
  speak('uk')
  await visit(await (await serveCrew()).publish(minePage()))
  await waitFor(() => expect(kept()).toContain(`>${DICTIONARIES.uk.mine.title}</h1>`))
  expect(kept()).toContain('lang=\\"uk\\"')
})

test('that there was no network is nothing that the page says at its next opening', async () => {
  const { reload } = await visit(await (await serveCrew()).publish(minePage()))
  await waitFor(() => expect(kept()).not.toBeNull())
  loseNetwork()
  await reload()
  const { offline } = DICTIONARIES.pl.frame
  await screen.findByText(offline)
  expect(kept()).toContain('Oksana Kowal')
  expect(kept()).not.toContain(offline)
})

test('a code on the whole screen is not what the page opens with', async () => {
  const { user, reload } = await visit(await (await serveCrew()).publish(minePage()))
  await user.click(await screen.findByRole('button', { name: /Pokaż kod/ }))
  expect(kept()).toContain('Oksana Kowal')
  await reload()
  await screen.findByRole('button', { name: 'Zamknij' })
  await waitFor(() => expect(kept()).toBeNull())
})

test('of a guard’s list nobody’s name is kept', async () => {
  const { user } = await visit(await (await serveCrew()).publish(gatePage()))
  await user.type(await screen.findByRole('searchbox'), 'lukas')
  await screen.findByText('Łukasik Anna')
  expect(kept('gate')).toContain('Brama 1')
  expect(kept('gate')).not.toMatch(/lukas|Łukasik|inert/)
})

const DAY_MS = 24 * 60 * 60 * 1000

const LINK = '#v1.link'
const SHOWN: Snapshot = {
  link: LINK,
  build: BUILD,
  from: Date.now() - DAY_MS,
  until: Date.now() + DAY_MS,
  html: '<p>Oksana Kowal</p>',
}

/** Opens a document of `/mine` on a phone that has kept a snapshot, before any script has come. */
function openDocument(snapshot: Partial<Snapshot>, fragment = LINK) {
  history.replaceState(null, '', `/mine${fragment}`)
  localStorage.setItem(`${SNAPSHOT.key}mine`, JSON.stringify({ ...SHOWN, ...snapshot }))
  document.body.innerHTML = `<div id="${SNAPSHOT.place}"></div>`
  showSnapshot(SNAPSHOT)
  return document.body.textContent
}

test('none comes once the page itself has shown', () => {
  document.body.innerHTML = `<div id="${SNAPSHOT.place}">former</div>`
  emptySnapshot()
  expect(document.body).toHaveTextContent(/^$/)
  localStorage.setItem(`${SNAPSHOT.key}mine`, JSON.stringify(SHOWN))
  history.replaceState(null, '', `/mine${LINK}`)
  showSnapshot(SNAPSHOT)
  expect(document.body).toHaveTextContent(/^$/)
})

test.each([
  ['summer', '2026-07-10', '2026-07-20', '2026-07-19T22:00Z'],
  ['winter', '2026-12-10', '2026-12-20', '2026-12-19T22:00Z'],
])('it shows until the day in %s on which the page may say something else', async (_, day, end, until) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00Z`) })
  const papers: MinePage['papers'] = [{ state: 'held', title: 'Pierwsza pomoc', until: end }]
  const page = minePage({ spans: [], trainings: [], papers })
  const link = await (await serveCrew()).publish(page)
  await visit(link)
  await waitFor(() => expect(kept()).not.toBeNull())
  const snapshot = JSON.parse(kept() ?? '')
  cleanup()
  const shownAt = (instant: number) => {
    vi.setSystemTime(instant)
    return openDocument(snapshot, snapshot.link)
  }
  const now = Date.parse(`${day}T10:00Z`)
  expect(shownAt(now - 1)).toBe('')
  expect(shownAt(now)).toContain('Oksana Kowal')
  expect(shownAt(Date.parse(until) - 1)).toContain('Oksana Kowal')
  expect(shownAt(Date.parse(until))).toBe('')
})

test('that of a gate goes by the days of nobody on its list', async () => {
  await visit(await (await serveCrew()).publish(gatePage()))
  await waitFor(() => expect(kept('gate')).not.toBeNull())
  expect(JSON.parse(kept('gate') ?? '').until).toBeGreaterThan(Date.now() + 25 * DAY_MS)
})

test('a document shows it before its scripts have come, also for the last link', () => {
  expect(openDocument({})).toBe('Oksana Kowal')
  localStorage.setItem(`${SNAPSHOT.lastLink}mine`, LINK)
  expect(openDocument({}, '')).toBe('Oksana Kowal')
})

test.each([
  ['of another link', { link: '#v1.other' }],
  ['of another build', { build: '/assets/manifest-2.js' }],
  ['of a page that says something else by now', { until: Date.now() - 1 }],
  ['that was made later, by the clock of the phone', { from: Date.now() + DAY_MS }],
])('it shows none %s', (_, snapshot) => {
  expect(openDocument(snapshot)).toBe('')
})

test('a phone that refuses its storage opens the page without one', () => {
  document.body.innerHTML = `<div id="${SNAPSHOT.place}"></div>`
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(() => showSnapshot(SNAPSHOT)).not.toThrow()
})
