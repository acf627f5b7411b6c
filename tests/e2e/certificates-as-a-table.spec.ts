import type { Page } from 'playwright/test'

import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/journey.ts'
import { ANNAS_BHP } from '../support/sample.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Certyfikaty' })
const rowOf = (page: Page, number: string) => table(page).getByRole('row').filter({ hasText: number })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 900 } })

  test('a row has all columns, a menu at its end, also by keys and at the lower edge of the window, and is one link', async ({
    page,
  }) => {
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

    const menu = row.getByRole('button', { name: 'Czynności: BHP-42653' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const preview = page.getByRole('button', { name: 'Podgląd certyfikatu BHP-42653' })
    await expect(preview).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Podgląd certyfikatu' })).toContainText('Anna Dąbrowska')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await menu.click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Pobierz certyfikat BHP-42653 jako PDF' }).click()
    expect((await download).suggestedFilename()).toContain('BHP-42653')
    await expect(preview).toHaveCount(0)

    // It opens above its button where there is no room below, and the heading of the table stays in sight.
    const last = table(page).getByRole('row').last()
    await last.getByRole('button', { name: /^Czynności/ }).click()
    await expect(last.getByRole('button', { name: /^Podgląd/ })).toBeInViewport({ ratio: 1 })
    await expect(last.getByRole('button', { name: /^Kod QR|^Podgląd/ }).last()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1600, height: 500 })
    await last.scrollIntoViewIfNeeded()
    await expect(table(page).getByRole('columnheader', { name: 'Pozostały czas' })).toBeInViewport()

    // A press on any place of the row follows the link: here its left edge.
    await row.click({ position: { x: 12, y: 12 } })
    await expect(page).toHaveURL(`/certificates/${ANNAS_BHP}`)
    await page.goBack()
    await expect(page).toHaveURL('/certificates?view=table')
    // Another day keeps the table.
    await page.getByLabel('Stan na dzień').fill('2027-03-01')
    await expect(page).toHaveURL('/certificates?view=table&on=2027-03-01')
    await expect(row).toContainText('do 03.12.2026')
    await row.getByRole('link').press('Enter')
    await expect(page).toHaveURL(`/certificates/${ANNAS_BHP}?on=2027-03-01`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the tools of a list are in one menu, also by keys, and the rows of the table stack', async ({
    page,
  }) => {
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

    const expectToFitTablet = async () => {
      await page.setViewportSize({ width: 768, height: 900 })
      await expectNoSidewaysScroll(page, `of ${page.url()} at 768 px`)
      await page.setViewportSize({ width: 360, height: 740 })
    }
    await expectToFitTablet()
    await menu.tap()
    await page.getByRole('group', { name: 'Widok' }).getByRole('button', { name: 'Tabela' }).tap()
    await expect(page).toHaveURL('/certificates?view=table')
    const row = rowOf(page, 'BHP-42653')
    await expect(row).toBeVisible()
    await expectToFitTablet()
    const places = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    const [person = 0, qualification = 0, number = 0, time = 0] = places
    expect([time, person, qualification, number]).toEqual(
      [time, person, qualification, number].toSorted((a, b) => a - b),
    )
    await expectNoSidewaysScroll(page)

    // Wide screens have the tools beside each other.
    await page.setViewportSize({ width: 1280, height: 740 })
    await expect(csv).toBeVisible()
    await expect(page.getByRole('button', { name: 'Drukuj', exact: true })).toBeVisible()
    await expect(menu).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await row.tap()
    await expect(page).toHaveURL(`/certificates/${ANNAS_BHP}`)
  })
})
