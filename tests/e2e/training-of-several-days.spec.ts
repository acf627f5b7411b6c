import { participates, TRAINING, trainingPlanned } from '../support/centre-register.ts'
import { openCentre } from '../support/centre.ts'
import { expect } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { printedPages } from '../support/printed-pages.ts'

test('a list to sign is printed with room to sign, and across if the training takes three days', async ({
  page,
}) => {
  const training = trainingPlanned({ lastDay: '2026-11-23' })
  const people = [...participates('Zenon', 'Żak', { company: 'Zakłady X' }), ...participates('Adam', 'Bąk')]
  await openCentre(page, [training, ...people], `${TRAINING}/attendance`, 'Lista obecności')
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.isLandscape).toBe(true)
  expect(sheets).toPrint('Radom, sala 1', 'Szkolenie okresowe BHP, 21–23.11.2026', 'Lp.')
  expect(sheets).toPrint('Adam Bąk', 'Zenon Żak', 'Zakłady X', 'Podpis prowadzącego')
  expect(sheets).not.toPrint('Strona szkolenia')
  await page.emulateMedia({ media: 'print' })
  const cells = await page.getByRole('cell').all()
  expect((await cells.at(-1)?.boundingBox())?.height).toBeGreaterThan(36)
})
