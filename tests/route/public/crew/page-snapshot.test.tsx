import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import { SNAPSHOT, type Snapshot } from '~/routes/public/crew/frame/page-snapshot'
import { showSnapshot } from '~/routes/public/crew/frame/show-snapshot.server'

import { gatePage, minePage } from '../../../support/crew-pages'
import { loseNetwork, serveCrew, speak } from '../../../support/crew-server'
import { idOf } from '../../../support/vault-requests'
import { visit } from '../../../support/visit'

const BUILD = '/assets/manifest-1.js'

const kept = (kind = 'mine') => localStorage.getItem(SNAPSHOT.key + kind)

const build = document.createElement('link')

beforeEach(() => {
  speak('pl')
  build.setAttribute('href', BUILD)
  document.head.append(build)
})

afterEach(() => {
  vi.useRealTimers()
  build.remove()
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

test('one that the register has changed meanwhile, or that speaks another language, is forgotten', async () => {
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
  await user.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(kept()).toBeNull())
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
  localStorage.removeItem(`${SNAPSHOT.key}mine`)
  await reload()
  await screen.findByRole('button', { name: 'Zamknij' })
  expect(kept()).toBeNull()
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
  ['that is none', { html: undefined, link: undefined }],
])('it shows none %s', (_, snapshot) => {
  expect(openDocument(snapshot)).toBe('')
})

test('a phone that refuses its storage opens the page without one', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(() => showSnapshot(SNAPSHOT)).not.toThrow()
})
