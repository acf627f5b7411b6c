import { expect, expectAccessible, openAs, test } from '../support/journey.ts'

test('each entry of an employer’s menu opens its screen, whose heading has the focus', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const links = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link')
  const [dashboard, ...others] = await links.allTextContents()
  // The dashboard comes last, because it is open at the start.
  for (const entry of [...others, dashboard]) {
    const link = links.filter({ hasText: entry }).first()
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/ – Pewnik$/)
  }
})

test('the first Tab reaches a link past the menu, and the user menu and the bell give the focus back', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/certificates')

  const trigger = page.getByRole('button', { name: 'Anna Dąbrowska, Pracownik: menu użytkownika' })
  const menu = page.getByRole('banner').getByRole('list')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
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

  await page
    .getByRole('navigation', { name: 'Menu główne' })
    .getByRole('link', { name: 'Ustawienia' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia')
  const bell = page.getByRole('button', { name: 'Powiadomienia, liczba: 2' })
  await bell.click()
  await expect(page.getByRole('region', { name: 'Powiadomienia', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})

test.describe('on the icon rail', () => {
  test.use({ viewport: { width: 600, height: 800 } })

  test('a tooltip names an entry, a tap opens the whole menu, and an entry, Escape or a tap outside closes it', async ({
    page,
  }) => {
    await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
    const open = page.getByRole('button', { name: 'Rozwiń menu' })
    const menu = page.getByRole('navigation', { name: 'Menu główne' })
    const name = menu.getByText('Kalendarz')
    await expect(name).toHaveCSS('width', '1px')
    await menu.getByRole('link', { name: 'Certyfikaty' }).hover()
    // In the menu, and so in a landmark.
    await expect(menu.getByRole('tooltip')).toHaveText('Certyfikaty')
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

test('the frame and the heading that the server sent stay where they are when the data come', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('header')?.toggleAttribute('data-sent'))
  })
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
  const painted = await context.newPage()
  for (const { path, heading } of [
    { path: '/certificates', heading: 'Certyfikaty' },
    { path: '/dashboard', heading: 'Dzień dobry' },
  ]) {
    await painted.goto(`${baseURL}${path}`)
    const before = await painted.getByRole('heading', { level: 1 }).boundingBox()
    await openAs(page, 'Pracownik', path, heading)
    await expect(page.getByRole('banner')).toHaveAttribute('data-sent')
    const after = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect({ x: after?.x, y: after?.y, height: after?.height }, path).toEqual({
      x: before?.x,
      y: before?.y,
      height: before?.height,
    })
  }
  await context.close()
})
