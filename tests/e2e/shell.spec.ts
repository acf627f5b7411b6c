import { type Account, expect, expectAccessible, openAs, test } from '../support/journey.ts'

const COMMON = ['Pulpit', 'Certyfikaty', 'Kalendarz', 'Szkolenia', 'Profil', 'Ustawienia']

const MENUS: { account: Account; name: string; entries: string[] }[] = [
  {
    account: 'Administrator',
    name: 'Agata',
    entries: [
      'Pulpit',
      'Certyfikaty',
      'Kalendarz',
      'Zgłoszenia',
      'Szkolenia',
      'Pracownicy',
      'Ośrodki',
      'Profil',
      'Ustawienia',
    ],
  },
  {
    account: 'Pracownik',
    name: 'Anna',
    entries: ['Pulpit', 'Certyfikaty', 'Kalendarz', 'Zgłoszenia', 'Szkolenia', 'Profil', 'Ustawienia'],
  },
  {
    account: 'Pracodawca',
    name: 'Małgorzata',
    entries: [
      'Pulpit',
      'Panel pracodawcy',
      'Certyfikaty',
      'Kalendarz',
      'Zgłoszenia',
      'Szkolenia',
      'Pracownicy',
      'Profil',
      'Ustawienia',
    ],
  },
  { account: 'Ośrodek Szkoleniowy', name: 'Norbert', entries: COMMON },
]

for (const { account, name, entries } of MENUS) {
  test(`${account} sees the entries of the role, and each opens its screen`, async ({ page }) => {
    await openAs(page, account, '/dashboard', `Dzień dobry, ${name}`)
    const menu = page.getByRole('navigation', { name: 'Menu główne' })
    await expect(menu.getByRole('link')).toHaveText(entries)
    // The dashboard comes last, because it is open at the start.
    for (const entry of [...entries.slice(1), ...entries.slice(0, 1)]) {
      const link = menu.getByRole('link', { name: entry, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).toHaveTitle(/ – Pewnik$/)
    }
  })
}

for (const { path, account } of [
  { path: '/employer', account: 'Pracownik' },
  { path: '/employer', account: 'Administrator' },
  { path: '/reports', account: 'Ośrodek Szkoleniowy' },
  { path: '/employees', account: 'Pracownik' },
  { path: '/employees', account: 'Ośrodek Szkoleniowy' },
  { path: '/centers', account: 'Pracodawca' },
] as const) {
  test(`${path} is closed to ${account}`, async ({ page }) => {
    await openAs(page, account, path, 'Brak dostępu')
    await expect(page.getByRole('table')).toHaveCount(0)
  })
}

test('the bell always shows 2 and opens its two notifications', async ({ page }) => {
  await openAs(page, 'Pracownik', '/settings', 'Ustawienia')
  const bell = page.getByRole('button', { name: 'Powiadomienia, liczba: 2' })
  await expect(bell).toHaveText('2')
  await bell.click()
  const popover = page.getByRole('region', { name: 'Powiadomienia', exact: true })
  await expect(popover.getByRole('listitem')).toHaveCount(2)
  await expect(popover).toContainText('Certyfikat wkrótce wygaśnie')
  await expect(popover).toContainText('Nowe szkolenie')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(bell).toBeFocused()
  await bell.click()
  await popover.getByRole('link', { name: 'Nowe szkolenie' }).click()
  await expect(page).toHaveURL('/trainings?status=scheduled')
  await expect(popover).toBeHidden()
})

test('the user menu works by keyboard alone', async ({ page }) => {
  await openAs(page, 'Pracownik', '/settings', 'Ustawienia')
  const trigger = page.getByRole('button', { name: 'Anna Dąbrowska, Pracownik: menu użytkownika' })
  const menu = page.getByRole('banner').getByRole('list')
  await expect(trigger).toContainText('Anna Dąbrowska')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('listitem')).toHaveText(['Profil', 'Ustawienia', 'Wyloguj'])
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Profil' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeHidden()

  await trigger.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(menu).toBeHidden()
  await trigger.click()
  await menu.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
})

test('the first Tab reaches a link past the menu', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/certificates')
})

test.describe('on the icon rail', () => {
  test.use({ viewport: { width: 600, height: 800 } })

  test('a tooltip names an entry after 700 ms and the next one at once', async ({ page }) => {
    await page.clock.install()
    await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
    const menu = page.getByRole('navigation', { name: 'Menu główne' })
    const tooltip = page.getByRole('tooltip')
    // From here on only the test moves the time, so a slow machine changes nothing.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await menu.getByRole('link', { name: 'Certyfikaty' }).hover()
    await page.clock.runFor(600)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(200)
    // In the menu, and so in a landmark.
    await expect(menu.getByRole('tooltip')).toHaveText('Certyfikaty')

    await menu.getByRole('link', { name: 'Kalendarz' }).hover()
    await page.clock.runFor(50)
    await expect(tooltip.filter({ hasText: 'Kalendarz' })).toBeVisible()

    await page.mouse.move(400, 400)
    await page.clock.runFor(400)
    await menu.getByRole('link', { name: 'Szkolenia' }).hover()
    await page.clock.runFor(300)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(500)
    await expect(tooltip).toHaveText('Szkolenia')
  })

  test('a tap opens the whole menu, and an entry, Escape or a tap outside closes it', async ({ page }) => {
    await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
    const open = page.getByRole('button', { name: 'Rozwiń menu' })
    const name = page.getByRole('navigation', { name: 'Menu główne' }).getByText('Kalendarz')
    await expect(name).toHaveCSS('width', '1px')
    await open.click()
    await expect(name).not.toHaveCSS('width', '1px')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(open).toBeVisible()
    await open.click()
    await page.mouse.click(590, 400)
    await expect(open).toBeVisible()
    await open.click()
    await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
    await expect(open).toBeVisible()
  })
})

test('the frame that the server sent stays when the data come', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('header')?.toggleAttribute('data-sent'))
  })
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expect(page.getByRole('banner')).toHaveAttribute('data-sent')
})
