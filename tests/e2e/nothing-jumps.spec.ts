import { expect, openAs, test, waitForIdle } from '../support/journey.ts'
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
