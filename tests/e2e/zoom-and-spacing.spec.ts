import type { Page } from 'playwright/test'

import { expect, expectNoSidewaysScroll, openAs, test, type Account } from '../support/journey.ts'

const SCREENS: [account: Account, path: string, heading: string][] = [
  ['Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata'],
  ['Pracodawca', '/employer', 'Panel pracodawcy'],
  ['Pracodawca', '/certificates', 'Certyfikaty'],
  ['Pracodawca', '/certificates?view=table', 'Certyfikaty'],
  ['Pracodawca', '/employees', 'Pracownicy'],
  ['Pracodawca', '/employees/duty', 'Kto może pracować'],
  ['Pracodawca', '/employees/import', 'Wczytaj z Excela'],
  ['Pracodawca', '/reports', 'Zgłoszenia'],
  ['Pracownik', '/certificates/new', 'Dodaj certyfikat'],
  ['Pracownik', '/reports/new', 'Nowe zgłoszenie'],
  ['Pracownik', '/trainings', 'Szkolenia'],
  ['Pracownik', '/calendar', 'Kalendarz szkoleń'],
  ['Pracownik', '/profile?tab=card', 'Profil'],
  ['Pracownik', '/settings?tab=privacy', 'Ustawienia'],
  ['Ośrodek Szkoleniowy', '/trainings', 'Szkolenia'],
]

const PUBLIC = [
  '/',
  '/login',
  '/login/new',
  '/privacy',
  '/certificates/verify',
  '/certificates/verify/IWL59ljS5zaeI0js',
]

/** The distances that WCAG 1.4.12 names. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
}

/** Fails where a button or a link cuts its own words off. */
async function expectWholeWords(page: Page, where: string): Promise<void> {
  const cut = await page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { overflowX } = getComputedStyle(control)
          return overflowX !== 'visible' && control.scrollWidth > control.clientWidth + 1
        })
        .map((control) => control.textContent),
    )
  expect(cut, `cut off ${where}`).toEqual([])
}

/** Fails where a text stands beyond the edge of the page, where a box may hide it. */
async function expectNothingBeyond(page: Page, where: string): Promise<void> {
  const beyond = await page
    .getByRole('main')
    .locator('td, p, dd, h2, h3')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((text) => text.textContent),
    )
  expect(beyond, `beyond the edge ${where}`).toEqual([])
}

for (const [account, path, heading] of SCREENS) {
  test(`${path} of ${account} reflows at 400 % and bears wide text`, async ({ page }) => {
    await openAs(page, account, path, heading)
    // 1280 by 1024 px at 400 %, as WCAG 1.4.10 counts.
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNoSidewaysScroll(page, 'at 400 %')
    await expectNothingBeyond(page, 'at 400 %')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 640, height: 512 })
    await expectNoSidewaysScroll(page, 'at 200 %')
    await spaceOut(page)
    await expectNoSidewaysScroll(page, 'at 200 %, with wide text')
    await page.setViewportSize({ width: 1280, height: 1024 })
    await expectNoSidewaysScroll(page, 'with wide text')
    await expectWholeWords(page, 'with wide text')
  })
}

test('public pages reflow at 400 % and bear wide text', async ({ page }) => {
  for (const path of PUBLIC) {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await expectNoSidewaysScroll(page, `${path} at 400 %`)
    await page.setViewportSize({ width: 1280, height: 1024 })
    await spaceOut(page)
    await expectNoSidewaysScroll(page, `${path} with wide text`)
    await expectWholeWords(page, `${path} with wide text`)
  }
})
