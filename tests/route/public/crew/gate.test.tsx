import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import type { Language } from '~/domain/crew/languages/language'
import type { GatePage } from '~/domain/crew/pages/page'
import { shiftDay, warsawDay } from '~/domain/words/day'

import { holdNetwork, serveCrew, speak } from '../../../support/crew-server'
import { named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'

const { pl } = DICTIONARIES
const DAY = warsawDay(new Date())
const inDays = (days: number) => shiftDay(DAY, { days })

const PAGE: GatePage = {
  kind: 'gate',
  v: 1,
  writtenAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
  name: 'Brama 1',
  firm: 'Zakłady Kontrolne',
  call: { name: 'Ewa Biuro', phone: '600 700 800' },
  leavesOut: ['examination'],
  people: [
    { lastName: 'Łukasik', firstName: 'Anna', firm: 'Dachy', spans: [{ until: inDays(30) }] },
    { lastName: 'Nowak', firstName: 'Jan', spans: [{ until: inDays(-1) }] },
    { lastName: 'Lis', firstName: 'Ewa', spans: [{ position: 'Magazynier' }], isLimited: true },
  ],
}

beforeEach(() => speak('pl'))

describe.each(Object.keys(DICTIONARIES) as Language[])('in the language %s of the phone', (language) => {
  const { gate, frame } = DICTIONARIES[language]

  test('a guard reads a large yes with the day, or that somebody is not on the list and whom to call', async () => {
    speak(language)
    const { user } = await visit(await (await serveCrew()).publish(PAGE))
    const field = await screen.findByRole('searchbox', { name: words(gate.label) })
    expect(screen.getByText(words(gate.leavesOut.examination))).toBeVisible()
    expect(screen.getByText(words(gate.notesNothing))).toBeVisible()
    await user.type(field, 'lukas')
    expect(await screen.findByText(gate.yes)).toBeVisible()
    expect(screen.getByText(words(`${gate.yesText} ${gate.yesUntil(inDays(30))}`))).toBeVisible()
    expect(screen.getByText('Łukasik Anna')).toBeVisible()
    await user.click(screen.getByRole('button', { name: words(gate.clear) }))
    expect(field).toHaveFocus()
    expect(screen.queryByText(gate.yes)).toBeNull()
    // Their papers have ended since the register wrote the list.
    await user.type(field, 'Nowak')
    expect(await screen.findByRole('heading', { name: words(gate.no) })).toBeVisible()
    expect(screen.getByText(words(frame.askAtWork('Ewa Biuro')))).toBeVisible()
    expect(screen.getByRole('link', { name: named(frame.call('600 700 800')) })).toHaveAttribute(
      'href',
      'tel:600700800',
    )
  })
})

test('somebody who is let in on one position only is named with it, and two letters are asked to be more', async () => {
  const { user } = await visit(await (await serveCrew()).publish(PAGE))
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'no')
  expect(await screen.findByText(words(pl.gate.tooShort(3)))).toBeVisible()
  await user.clear(field)
  await user.type(field, 'Lis')
  expect(await screen.findByText(words(pl.gate.onlyAs('Magazynier')))).toBeVisible()
})

test('a guard searches the kept list at once, and a newer one leaves what was typed', async () => {
  const crew = await serveCrew()
  const { user, reload } = await visit(await crew.publish(PAGE))
  await screen.findByRole('searchbox')
  const admitted = { lastName: 'Zając', firstName: 'Ewa', spans: [{}] }
  await crew.publish({ ...PAGE, writtenAt: new Date().toISOString(), people: [admitted] })
  const release = holdNetwork()
  await reload()
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'zaj')
  expect(screen.getByRole('heading', { name: words(pl.gate.no) })).toBeVisible()
  // The server is silent.
  expect(await screen.findByText(words(pl.frame.offline))).toBeVisible()
  release()
  expect(await screen.findByText(words(pl.frame.renewed))).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Zając Ewa' })).toBeVisible()
  expect(field).toHaveValue('zaj')
  expect(screen.queryByText(words(pl.frame.offline))).toBeNull()
})

test('nothing that a guard has typed stays on the phone', async () => {
  const { user } = await visit(await (await serveCrew()).publish(PAGE))
  await user.type(await screen.findByRole('searchbox'), 'Kowalczyk')
  await waitFor(() => expect(screen.getByText(words(pl.gate.no))).toBeVisible())
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Kowalczyk')
  expect(location.href).not.toContain('Kowalczyk')
})
