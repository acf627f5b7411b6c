import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/journey.ts'

const view = (page: Page, name: 'Karty' | 'Tabela') =>
  page.getByRole('group', { name: 'Widok' }).getByRole('button', { name })
const table = (page: Page) => page.getByRole('table', { name: 'Certyfikaty' })
const rowOf = (page: Page, number: string) => table(page).getByRole('row').filter({ hasText: number })
const cards = (page: Page) => page.getByRole('article')

test('the table stands in the address and survives reload, and Back leaves the list', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/calendar', 'Kalendarz szkoleń')
  await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktywny')
  await expect(page).toHaveURL('/certificates?status=active')
  await expect(view(page, 'Karty')).toHaveAttribute('aria-pressed', 'true')
  await view(page, 'Tabela').click()
  await expect(page).toHaveURL('/certificates?status=active&view=table')
  await expect(view(page, 'Tabela')).toHaveAttribute('aria-pressed', 'true')
  await expect(view(page, 'Tabela')).toBeFocused()
  await expect(table(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.reload()
  await expect(table(page)).toBeVisible()
  await expect(page).toHaveURL('/certificates?status=active&view=table')

  await page.goBack()
  await expect(page).toHaveURL('/certificates')
  await expect(table(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kalendarz/)
})

test('this device remembers the view, and a link with one wins', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  await view(page, 'Tabela').click()
  await expect(page).toHaveURL('/certificates?view=table')

  // From another screen, by a link with a filter, and by the plain address.
  await page.getByRole('link', { name: 'Kalendarz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kalendarz/)
  await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
  await expect(table(page)).toBeVisible()
  await page.goto('/certificates?within=90')
  await expect(table(page)).toBeVisible()

  // Choosing cards is remembered as well.
  await view(page, 'Karty').click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL('/certificates?within=90')
  await page.goto('/certificates')
  await expect(cards(page).first()).toBeVisible()
  await page.goto('/certificates?view=table')
  await expect(table(page)).toBeVisible()
  await page.goto('/certificates?view=kafelki')
  await expect(cards(page).first()).toBeVisible()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 900 } })

  test('each row is one link, and Back leads from a certificate to the same table', async ({ page }) => {
    await openAs(page, 'Pracodawca', '/certificates?view=table', 'Certyfikaty')
    await expect(table(page).getByRole('columnheader')).toHaveText(
      [
        'Nazwisko i imię',
        'Kwalifikacja',
        'Numer',
        'Wydano',
        'Wystawca',
        'Pozostały czas',
        'Status',
        'Czynności',
      ],
      { useInnerText: true },
    )
    const row = rowOf(page, 'BHP-42653')
    await expect(row.getByRole('cell')).toHaveText([
      'Dąbrowska Anna',
      'Szkolenie okresowe BHPstanowiska robotnicze',
      'BHP-42653',
      '03.12.2023',
      'Ośrodek Szkoleniowy Bezpieczna Praca',
      /^Wygasa za 1\stydzień\s*ważny do 03\.12\.2026$/,
      'Aktywny',
      '',
    ])
    await expect(row.getByRole('link')).toHaveCount(1)
    await expect(row.getByRole('link', { name: 'Szkolenie okresowe BHP BHP-42653' })).toBeVisible()
    // A press on any place of the row follows the link: here its left edge.
    await row.click({ position: { x: 12, y: 12 } })
    await expect(page).toHaveURL('/certificates/IWL59ljS5zaeI0js')
    await page.goBack()
    await expect(page).toHaveURL('/certificates?view=table')
    await expect(rowOf(page, 'BHP-42653')).toBeVisible()

    // By keyboard: the row comes after the tools of the list.
    await row.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/certificates/IWL59ljS5zaeI0js')
  })
})

test('a row has a menu at its end, also by keyboard and at the lower edge of the window', async ({
  page,
}) => {
  const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route('https://api.qrserver.com/**', (route) => route.fulfill(drawn))
  await openAs(page, 'Pracodawca', '/certificates?view=table', 'Certyfikaty')
  const menu = rowOf(page, 'BHP-42653').getByRole('button', { name: 'Czynności: BHP-42653' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const preview = page.getByRole('button', { name: 'Podgląd certyfikatu BHP-42653' })
  await expect(preview).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Podgląd certyfikatu' })).toContainText('Anna Dąbrowska')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(preview).toHaveCount(0)

  await menu.click()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Pobierz certyfikat BHP-42653 jako PDF' }).click()
  expect((await download).suggestedFilename()).toContain('BHP-42653')
  await expect(preview).toHaveCount(0)

  await menu.click()
  await page.getByRole('button', { name: 'Kod QR certyfikatu BHP-42653' }).click()
  await expect(page.getByRole('dialog', { name: 'Kod QR certyfikatu' })).toContainText('Anna Dąbrowska')
  await page.keyboard.press('Escape')

  // It opens above its button where there is no room below.
  const last = table(page).getByRole('row').last()
  await last.getByRole('button', { name: /^Czynności/ }).click()
  await expect(last.getByRole('button', { name: /^Podgląd/ })).toBeInViewport({ ratio: 1 })
  await expect(last.getByRole('button', { name: /^Kod QR|^Podgląd/ }).last()).toBeInViewport({ ratio: 1 })
})

test('the headings sort the table, the address keeps it, and Back undoes it', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates?view=table', 'Certyfikaty')
  const heading = table(page).getByRole('columnheader', { name: 'Nazwisko i imię' })
  const first = table(page).getByRole('row').nth(1)
  await expect(first).toContainText('Kaźmierczak Józef')
  await expect(heading).not.toHaveAttribute('aria-sort')
  await heading.getByRole('link').click()
  await expect(page).toHaveURL('/certificates?view=table&sort=holder')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(heading.getByRole('link')).toBeFocused()
  await expect(first).toContainText('Ćwik Żaneta')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/certificates?view=table&sort=-holder')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(first).toContainText('Zięba Łukasz')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktywny')
  await expect(page).toHaveURL('/certificates?status=active&view=table&sort=-holder')
  await page.reload()
  await expect(first).toContainText('Zięba Łukasz')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await heading.getByRole('link').click()
  await expect(page).toHaveURL('/certificates?status=active&view=table')
  await expect(heading).not.toHaveAttribute('aria-sort')
  await page.goBack()
  await expect(first).toContainText('Zięba Łukasz')

  // Cards have their own order.
  await view(page, 'Karty').click()
  await expect(page).toHaveURL('/certificates?status=active')
})

for (const { path, title, column, sort, top } of [
  { path: '/reports', title: 'Zgłoszenia', column: 'Data', sort: 'date', top: '17.10.2025' },
  {
    path: '/reports/measures',
    title: 'Działania',
    column: 'Osoba odpowiedzialna',
    sort: 'owner',
    top: 'Szczęsna',
  },
  { path: '/trainings', title: 'Szkolenia', column: 'Nazwa', sort: 'title', top: 'Bezpieczna obsługa' },
  { path: '/employees', title: 'Pracownicy', column: 'Może pracować', sort: 'worst', top: 'BHP: oczekuje' },
] as const) {
  test(`the headings of ${path} sort it`, async ({ page }) => {
    await openAs(page, 'Pracodawca', path, title)
    const heading = page.getByRole('columnheader', { name: column })
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(`${path}?sort=${sort}`)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('row').nth(1)).toContainText(top)
    await expectAccessible(page)
  })
}

test('what has expired and what waits say so in their rows', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates?view=table', 'Certyfikaty')
  await expect(rowOf(page, 'BHP-39648')).toContainText('do 13.11.2026')
  await expect(rowOf(page, 'UDT-33613')).toContainText(/^.*Wygasa za 3\smiesiące/)
  await expect(rowOf(page, 'UDT-33613')).toContainText('Złóż wniosek do 19.12.2026 – za 28 dni')
  await expect(rowOf(page, 'UDT-33613')).toContainText('ważny do 19.03.2027')
  await expect(rowOf(page, 'KPP-68640').first()).toContainText('Nowszy oczekuje: KPP-48570')
  await expect(rowOf(page, 'KPP-16448')).toContainText('do 17.11.2029')
  await expect(rowOf(page, 'KPP-16448')).not.toContainText('Wygasa')
  await expect(rowOf(page, 'PPO-16571')).toContainText('bezterminowo')
})

test('an employee’s own table has no column of people', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates?view=table', 'Certyfikaty')
  await expect(table(page).getByRole('row')).toHaveCount(7)
  await expect(table(page).getByRole('columnheader', { name: 'Osoba' })).toHaveCount(0)
  await expect(table(page)).not.toContainText('Anna Dąbrowska')
})

test('search, filters and clearing them keep the table', async ({ page }) => {
  await openAs(page, 'Administrator', '/certificates?view=table', 'Certyfikaty')
  await expect(page.getByRole('status')).toHaveText('35 certyfikatów')
  await expect(table(page).getByRole('row')).toHaveCount(36)
  await page.getByRole('searchbox').fill('dabrowska')
  await expect(page).toHaveURL('/certificates?q=dabrowska&view=table')
  await expect(table(page).getByRole('row')).toHaveCount(7)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Wygasły')
  await expect(page).toHaveURL('/certificates?q=dabrowska&status=expired&view=table')
  await page.getByRole('searchbox').fill('nie ma takiego')
  await expect(page.getByText('Brak wyników')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Wyczyść filtry' }).first().click()
  await expect(page).toHaveURL('/certificates?view=table')
  await expect(table(page).getByRole('row')).toHaveCount(36)
  await page.getByLabel('Stan na dzień').fill('2027-03-01')
  await expect(page).toHaveURL('/certificates?view=table&on=2027-03-01')
  await expect(rowOf(page, 'BHP-42653')).toContainText('do 03.12.2026')
  await view(page, 'Karty').click()
  await expect(page).toHaveURL('/certificates?on=2027-03-01')
})

test('the heading of the table stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAs(page, 'Administrator', '/certificates?view=table', 'Certyfikaty')
  await table(page).getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(table(page).getByRole('columnheader', { name: 'Pozostały czas' })).toBeInViewport()
})

test('both views are accessible and never scroll sideways', async ({ page }) => {
  for (const address of ['/certificates?view=table', '/certificates']) {
    await openAs(page, 'Pracodawca', address, 'Certyfikaty')
    await expect(page.getByText('13.11.2026')).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.setViewportSize({ width: 768, height: 900 })
    await expectNoSidewaysScroll(page, 'at 768 px')
  }
})

test('wide screens have the tools of a list beside each other', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  await expect(page.getByRole('button', { name: 'Pobierz CSV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pobierz lub drukuj' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the tools of a list are in one menu, also by keyboard', async ({ page }) => {
    // A test cannot close the browser's print dialog.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
    const menu = page.getByRole('button', { name: 'Pobierz lub drukuj' })
    const csv = page.getByRole('button', { name: 'Pobierz CSV' })
    await expect(csv).toHaveCount(0)
    await expect(menu).toHaveAttribute('aria-expanded', 'false')

    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(csv).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(csv).toHaveCount(0)
    await expect(menu).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(csv).toBeFocused()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('certyfikaty-2026-11-21.csv')
    await expect(csv).toHaveCount(0)
    await expect(menu).toBeFocused()

    await menu.tap()
    await page.getByRole('button', { name: 'Drukuj', exact: true }).tap()
    await expect(page.locator(':root')).toHaveAttribute('data-printed', '')
    await expect(csv).toHaveCount(0)
  })

  test('the rows of the table stack', async ({ page }) => {
    await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
    await view(page, 'Tabela').tap()
    await expect(page).toHaveURL('/certificates?view=table')
    const row = rowOf(page, 'BHP-42653')
    await expect(row).toBeVisible()
    const places = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    const [person = 0, qualification = 0, number = 0, time = 0] = places
    expect([time, person, qualification, number]).toEqual(
      [time, person, qualification, number].toSorted((a, b) => a - b),
    )
    await expectNoSidewaysScroll(page)
    await row.tap()
    await expect(page).toHaveURL('/certificates/IWL59ljS5zaeI0js')
  })
})
