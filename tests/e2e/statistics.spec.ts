import { reportFiled } from '../support/changes.ts'
import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER } from '../support/owner.ts'
import { countPrintedPages } from '../support/page-facts.ts'

test('a chart becomes a table and a chart again by keyboard, and the statistics fit on two sheets', async ({
  page,
}) => {
  await openAs(page, 'Administrator', '/reports/statistics', 'Statystyki')
  const reports = page.getByRole('region', { name: 'Zgłoszenia w ciągu dwóch lat' })
  await expect(reports.getByRole('img')).toBeVisible()
  await reports.getByRole('button', { name: 'Pokaż tabelę' }).press('Enter')
  await expect(reports.getByRole('table')).toBeVisible()
  await reports.getByRole('button', { name: 'Pokaż wykres' }).press('Enter')
  await expect(reports.getByRole('img')).toBeVisible()
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
})

test('the months under the columns stand apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openRegister(
    page,
    [reportFiled('one', { reportedBy: OWNER.id })],
    '/reports/statistics',
    'Statystyki',
  )
  const months = page.locator('svg text').filter({ visible: true })
  const boxes = await months.evaluateAll((ticks) =>
    ticks.map((tick) => tick.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
  )
  expect(boxes.length).toBeGreaterThan(2)
  const overlapping = boxes.filter(({ left, top }, place) => {
    const before = boxes[place - 1]
    return before?.top === top && before.right > left
  })
  expect(overlapping).toEqual([])
})
