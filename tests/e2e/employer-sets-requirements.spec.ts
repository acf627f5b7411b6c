import type { Page } from 'playwright/test'

import { expect } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { expectDraft } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'

const HIRED = ['Frezer', 'spawacz'].map((position, index) => {
  const change = personSaved(`p${index}`, 'Ola', 'Nowak')
  return { ...change, person: { ...change.person, position } }
})

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })

test('an employer sets requirements by keyboard: the focus goes to the heading, and no name of a position into an address or a request', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  )
  await openRegister(page, HIRED, '/employer/positions', 'Wymagania stanowisk')
  const heading = page.getByRole('heading', { level: 1 })
  const save = page.getByRole('button', { name: 'Zapisz wymagania' })
  const unknown = rowOf(page, 'Frezer')
  await unknown.getByRole('link', { name: 'Ustal wymagania' }).press('Enter')
  await page.getByLabel('Szkolenie okresowe BHP').selectOption('workers')
  await expectDraft(page, 'workers')
  await page.reload()
  await save.press('Enter')
  await expect(unknown).toContainText('własne stanowisko')
  await unknown.getByRole('button', { name: 'Usuń' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Do ustalenia' })).toContainText('Frezer')

  const welder = rowOf(page, 'spawacz')
  await welder.getByRole('link', { name: 'Zmień' }).press('Enter')
  await page.getByRole('checkbox', { name: 'dozór (D), grupa G3' }).check()
  await save.press('Enter')
  await welder.getByRole('button', { name: /^Wróć do\swzoru/ }).press('Enter')
  await expect(welder).toContainText('według wzoru')
  await expect(heading).toBeFocused()
  const restored = toast(page, 'Przywrócono wymagania wzoru')
  await restored.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(welder).toContainText('zmienione względem wzoru')
  await expect(heading).toBeFocused()
  expect(sent.filter((request) => /frezer|spawacz/i.test(request))).toEqual([])
})
