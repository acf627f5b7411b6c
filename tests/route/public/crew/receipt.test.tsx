import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import type { Language } from '~/domain/crew/languages/language'
import type { ReceiptPage } from '~/domain/crew/pages/page'
import { receiptCode } from '~/domain/crew/records/crew-links'

import { serveCrew, speak } from '../../../support/crew-server'
import { named, words } from '../../../support/queries'
import { idOf } from '../../../support/vault-requests'
import { visit } from '../../../support/visit'

const { pl } = DICTIONARIES

const PAGE: ReceiptPage = {
  kind: 'receipt',
  v: 1,
  writtenAt: '2026-11-21T10:00:00.000Z',
  of: 'told',
  state: 'accepted',
  on: '2026-11-21',
}

beforeEach(() => speak('pl'))

describe.each(Object.keys(DICTIONARIES) as Language[])('in the language %s of the phone', (language) => {
  const { receipt } = DICTIONARIES[language]

  test('a sender reads what became of their report, and the answer as it was written', async () => {
    speak(language)
    const link = await (await serveCrew()).publish({ ...PAGE, answer: 'Dziękujemy.\nNaprawione.' })
    await visit(link)
    expect(await screen.findByText(words(receipt.accepted('2026-11-21')))).toBeVisible()
    expect(screen.getByText(/Dziękujemy\.\s+Naprawione\./)).toBeVisible()
    expect(screen.getByText(words(receipt.code(receiptCode({ id: idOf('p') }))))).toBeVisible()
  })

  test('without an answer it says so, also of what went no further', async () => {
    speak(language)
    await visit(await (await serveCrew()).publish({ ...PAGE, state: 'set_aside' }))
    expect(await screen.findByText(words(receipt.set_aside('2026-11-21')))).toBeVisible()
    expect(screen.getByText(words(receipt.noAnswer))).toBeVisible()
  })
})

test('before the register has received it, the receipt says so', async () => {
  const crew = await serveCrew()
  const { user } = await visit(await crew.openBox())
  await user.click(await screen.findByRole('button', { name: named(pl.box.kinds.hazard.label) }))
  await user.type(screen.getByRole('textbox', { name: pl.box.what.hazard }), 'Śliska podłoga')
  await user.click(screen.getByRole('button', { name: words(pl.box.send) }))
  const open = await screen.findByRole('link', { name: named(pl.receipt.open) })
  await visit(open.getAttribute('href') ?? '')
  expect(await screen.findByText(words(pl.receipt.waiting))).toBeVisible()
})

test('a receipt that the register has withdrawn says that it no longer works', async () => {
  const crew = await serveCrew()
  const link = await crew.publish(PAGE)
  await crew.withdraw(idOf('p'))
  await visit(link)
  expect(await screen.findByText(words(pl.receipt.gone))).toBeVisible()
})

test('on the phone that has not sent it yet, the receipt says so, whatever it waits for', async () => {
  const crew = await serveCrew()
  const { user } = await visit(await crew.openBox({ isPaused: true }))
  await user.click(await screen.findByRole('button', { name: named(pl.box.kinds.hazard.label) }))
  await user.type(screen.getByRole('textbox', { name: pl.box.what.hazard }), 'Śliska podłoga')
  await user.click(screen.getByRole('button', { name: words(pl.box.send) }))
  const open = await screen.findByRole('link', { name: named(pl.receipt.open) })
  await visit(open.getAttribute('href') ?? '')
  expect(await screen.findByText(words(pl.box.unavailableTitle))).toBeVisible()
})
