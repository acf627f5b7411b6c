import { expect, openAs, test, waitForIdle } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { watchShifts } from '../support/shifts.ts'

// That nothing jumps while a page opens is a claim of each state in `accessible.spec.ts`, where the font is there.

test('nothing jumps where the font comes late', { tag: '@whole-chromium' }, async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  for (const address of ['/dashboard', '/', '/certificates/verify/IWL59ljS5zaeI0js']) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 820 })
      await page.goto(address)
      await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      await waitForIdle(page)
      expect.soft(await page.evaluate('moved'), `${address} at ${width} px`).toEqual([])
    }
  }
})

test.describe('what stands below a card that comes late', () => {
  // A service worker would give the script without asking the network, where it is held.
  test.use({ serviceWorkers: 'block' })

  for (const width of [360, 768, 1280]) {
    test(`keeps its place at ${width} px`, async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/vault-card-*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.setViewportSize({ width, height: 800 })
      await openRegister(page, [personSaved('a', 'Łucja', 'Ćwiąkała')], '/settings?tab=data', 'Ustawienia')
      const folder = page.locator('summary').filter({ hasText: 'Folder wspólny' })
      const top = () =>
        folder.evaluate((summary) => Math.round(summary.getBoundingClientRect().top + scrollY))
      const before = await top()
      release()
      await page.getByRole('button', { name: 'Włącz', exact: true }).waitFor()
      // A few pixels: a button stays under the pointer that presses it.
      expect(Math.abs((await top()) - before)).toBeLessThan(12)
    })
  }
})
