import type { Locator, Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  storeSession,
  test,
} from '../support/journey.ts'
import { expectDraft } from '../support/own-data.ts'
import {
  addPerson,
  beginRegister,
  leavePapersToAnotherSystem,
  openElsewhere,
  saveCopy,
} from '../support/register.ts'

const LIST = '/employer/positions'
const LONG =
  'Główny specjalista ds. utrzymania ruchu maszyn wyciągowych i przenośników taśmowych w zakładzie przeróbki'

/** The row of a position on the list. */
function rowOf(page: Page, name: string): Locator {
  const named = page.getByRole('heading', { level: 3, name, exact: true })
  return page.getByRole('listitem').filter({ has: named })
}

async function openList(page: Page): Promise<void> {
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Wymagania stanowisk' })).toBeVisible()
  await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
}

const saveRequirements = (page: Page) => page.getByRole('button', { name: 'Zapisz wymagania' }).press('Enter')

/** Undoes what the toast with this text tells of. */
async function undo(page: Page, told: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: told })
  await toast.getByRole('button', { name: 'Cofnij' }).press('Enter')
}

test('an employer adds a requirement, everybody in that position lacks it at once, and undoing takes it back', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  await page.getByRole('link', { name: 'Wymagania stanowisk' }).click()
  await expect(page.getByRole('status')).toHaveText(/^7\sstanowisk$/)
  await expect(page.getByRole('heading', { name: 'Do ustalenia' })).toBeHidden()
  const welder = rowOf(page, 'spawacz')
  await expect(welder).toContainText('według wzoru')
  await expect(rowOf(page, 'operator wózka widłowego')).toContainText(/2\sosoby/)
  await welder.getByRole('link', { name: 'Zmień' }).click()
  await expect(page.getByLabel('Szkolenie okresowe BHP')).toHaveValue('workers')
  await page
    .getByRole('group', { name: 'Ochrona przeciwpożarowa' })
    .getByRole('checkbox', { name: 'inspektor' })
    .check()
  await saveRequirements(page)
  await expect(welder).toContainText('zmienione względem wzoru')
  await expect(welder.getByRole('listitem')).toHaveText([
    'Szkolenie okresowe BHP · stanowiska robotnicze',
    'Ochrona przeciwpożarowa · inspektor',
    'Świadectwo spawacza',
  ])

  await page.getByRole('link', { name: 'Pracownicy' }).click()
  await page.getByRole('link', { name: 'Kwalifikacje' }).click()
  await expect(page.getByRole('columnheader', { name: 'Ppoż. inspektor' })).toBeVisible()
  await page
    .getByRole('rowheader', { name: /Ćwik Żaneta/ })
    .getByRole('link')
    .click()
  await expect(page.getByText('Ppoż. inspektor: brak', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wymagane na tym stanowisku' })).toContainText('inspektor')
  await undo(page, 'Ustalono wymagania: spawacz')
  await expect(page.getByText('Ppoż. inspektor: brak', { exact: true })).toBeHidden()
  await openList(page)
  await expect(welder).toContainText('według wzoru')
})

test('going back to the template is one press, and can be undone', async ({ page }) => {
  await openAs(page, 'Pracodawca', LIST, 'Wymagania stanowisk')
  const electrician = rowOf(page, 'elektryk')
  await expect(electrician.getByRole('button', { name: /^Wróć/ })).toBeHidden()
  await electrician.getByRole('link', { name: 'Zmień' }).click()
  await page.getByRole('checkbox', { name: 'dozór (D), grupa G3' }).check()
  await saveRequirements(page)
  await expect(electrician).toContainText('Świadectwo kwalifikacyjne D, G3 (gazowe)')
  await electrician.getByRole('button', { name: /^Wróć do\swzoru/ }).press('Enter')
  await expect(electrician).toContainText('według wzoru')
  await expect(electrician).not.toContainText('dozór')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await undo(page, 'Przywrócono wymagania wzoru')
  await expect(electrician).toContainText('Świadectwo kwalifikacyjne D, G3 (gazowe)')
  // The toasts may slide over the link, and give the focus back first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await electrician.getByRole('link', { name: 'Zmień' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Historia' }).getByRole('listitem')).toHaveText([
    /Ustalono wymagania.*Małgorzata Wiśniewska/,
  ])
})

test('requirements of one company change nothing for an administrator', async ({ page }) => {
  await openAs(page, 'Pracodawca', LIST, 'Wymagania stanowisk')
  await rowOf(page, 'spawacz').getByRole('button', { name: 'Usuń' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Do ustalenia' })).toContainText('spawacz')
  await page.goto('/employees?q=ćwik')
  await expect(page.getByRole('row', { name: /Ćwik Żaneta/ })).toContainText('Nie wiadomo')
  await storeSession(page, 'Administrator')
  await page.goto('/employees?q=ćwik')
  await expect(page.getByRole('row', { name: /Ćwik Żaneta/ })).not.toContainText('Nie wiadomo')
})

test('a position that nobody knows comes first, and the dashboard and the person lead to it', async ({
  page,
}) => {
  // Four people to add.
  test.slow()
  await beginRegister(page)
  await addPerson(page, 'Ola', 'Nowak', 'Tokarz')
  await addPerson(page, 'Ewa', 'Nowak', 'tokarz')
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'spawacz')
  await addPerson(page, 'Bez', 'Przydziału', '')
  await leavePapersToAnotherSystem(page)
  await openList(page)
  const unknown = page.getByRole('region', { name: 'Do ustalenia' })
  await expect(unknown.getByRole('heading', { level: 3 })).toHaveText(['Tokarz', 'Bez stanowiska'])
  await expect(rowOf(page, 'Tokarz')).toContainText(/2\sosoby/)
  await expect(unknown.getByRole('link', { name: 'Bez Przydziału' })).toBeVisible()

  await page.goto('/employees?q=ola')
  await page.getByRole('link', { name: 'Nowak Ola' }).click()
  await expect(page.getByRole('link', { name: 'Ustal wymagania' })).toBeVisible()
  await page.goto('/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ewa Nowak' })
    .getByRole('link', { name: /Ustal wymagania/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wymagania stanowiska' })).toBeVisible()
  await saveRequirements(page)
  await expect(page.getByText('Wybierz grupę szkolenia BHP').first()).toBeVisible()
  await page.getByLabel('Zacznij od wzoru').selectOption('elektryk')
  await expect(page.getByText('Wybierz grupę szkolenia BHP')).toHaveCount(0)
  await expectDraft(page, 'e_g1')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'eksploatacja (E), grupa G1' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'eksploatacja (E), grupa G1' }).uncheck()
  await saveRequirements(page)
  await expect(rowOf(page, 'Tokarz')).toContainText('własne stanowisko')
  await expect(unknown.getByRole('heading', { level: 3 })).toHaveText(['Bez stanowiska'])
  await page.goto('/dashboard')
  for (const name of ['Ewa Nowak', 'Ola Nowak']) {
    const line = page.getByRole('listitem').filter({ hasText: name })
    await expect(line.getByText('BHP: podaj datę zatrudnienia')).toBeVisible()
  }
})

test('a position is added from a pattern, removed and restored', async ({ page }) => {
  await beginRegister(page)
  await openList(page)
  await expect(page.getByText('Brak stanowisk')).toBeVisible()
  await page.getByRole('link', { name: 'Dodaj stanowisko' }).click()
  await saveRequirements(page)
  const summary = page.getByRole('group', { name: 'Popraw dane' })
  await expect(summary.getByRole('link')).toHaveText([
    'Podaj nazwę stanowiska',
    'Wybierz grupę szkolenia BHP',
  ])
  await page.getByLabel('Zacznij od wzoru').selectOption('operator wózka widłowego')
  await expect(page.getByLabel('Nazwa stanowiska')).toHaveValue('operator wózka widłowego')
  await page.getByLabel('Nazwa stanowiska').fill('Operator dźwigu')
  await saveRequirements(page)
  const added = rowOf(page, 'Operator dźwigu')
  await expect(added).toContainText(/nikt na tym stanowisku · własne stanowisko/)
  await expect(added).toContainText(/wózek podnośnikowy \(wystarczy też: wózek z\swysięgnikiem/)

  await page.getByRole('link', { name: 'Dodaj stanowisko' }).click()
  await page.getByLabel('Nazwa stanowiska').fill('operator DŹWIGU')
  await page.getByLabel('Szkolenie okresowe BHP').selectOption('none')
  await saveRequirements(page)
  await expect(page.getByText('To stanowisko jest już na liście: zmień je tam').first()).toBeVisible()
  await page.getByRole('button', { name: 'Odrzuć szkic' }).press('Enter')

  await added.getByRole('button', { name: 'Usuń' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Usunięte' })).toContainText('Operator dźwigu')
  await page.goto('/employees/new')
  await expect(page.getByLabel('Stanowisko')).toBeVisible()
  await addPerson(page, 'Ola', 'Nowak', 'operator dźwigu')
  await expect(page.getByText('Nie ustalono, czego wymaga stanowisko').last()).toBeVisible()
  await openList(page)
  await added.getByRole('button', { name: 'Przywróć' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Stanowiska', exact: true })).toContainText(
    /1\sosoba · własne stanowisko/,
  )
  await page.goto('/employees')
  await expect(page.getByRole('row', { name: /Nowak Ola/ })).toContainText('Nie')
})

test('a copy takes the requirements to another browser', async ({ page, browser }, testInfo) => {
  await beginRegister(page)
  await addPerson(page, 'Ola', 'Nowak', 'Tokarz')
  await leavePapersToAnotherSystem(page)
  await openList(page)
  await rowOf(page, 'Tokarz').getByRole('link', { name: 'Ustal wymagania' }).click()
  await page.getByLabel('Szkolenie okresowe BHP').selectOption('none')
  await saveRequirements(page)
  await expect(rowOf(page, 'Tokarz')).toContainText('Nie wymaga żadnych kwalifikacji')
  const copy = await saveCopy(page, testInfo)
  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await there.goto('/employees')
  await expect(there.getByRole('row', { name: /Nowak Ola/ })).toContainText('Tak')
  await there.context().close()
})

test('no name of a position gets into an address or a request', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  )
  await beginRegister(page)
  await addPerson(page, 'Ola', 'Nowak', 'Frezer')
  await openList(page)
  await rowOf(page, 'Frezer').getByRole('link', { name: 'Ustal wymagania' }).click()
  await page.getByLabel('Szkolenie okresowe BHP').selectOption('workers')
  await expectDraft(page, 'workers')
  await page.reload()
  await saveRequirements(page)
  await rowOf(page, 'Frezer').getByRole('button', { name: 'Usuń' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Do ustalenia' })).toContainText('Frezer')
  expect(sent.filter((request) => /frezer/i.test(request))).toEqual([])
})

test('only an employer has the list', async ({ page }) => {
  await openAs(page, 'Administrator', LIST, 'Brak dostępu')
  await openAs(page, 'Pracownik', `${LIST}/new`, 'Brak dostępu')
  await openAs(page, 'Pracodawca', `${LIST}/nobody`, 'Strona nie znaleziona')
})

test('the list and the form with long names are accessible and stay within 360 px', async ({ page }) => {
  await beginRegister(page)
  await addPerson(page, 'Ola', 'Nowak', LONG)
  await openList(page)
  await expectAccessibleEverywhere(page)
  await rowOf(page, LONG).getByRole('link', { name: 'Ustal wymagania' }).click()
  await page.getByLabel('Szkolenie okresowe BHP').selectOption('workers')
  await expectNoSidewaysScroll(page)
  await saveRequirements(page)
  // A toast may lie over the link.
  await rowOf(page, LONG).getByRole('link', { name: 'Zmień' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Historia' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})
