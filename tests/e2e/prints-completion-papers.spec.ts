import { COMPLETED, participates, TRAINING, trainingPlanned } from '../support/centre-register.ts'
import { openCentre } from '../support/centre.ts'
import { expect } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { printedPages, withoutSpaces } from '../support/printed-pages.ts'

test('a centre writes the programme once and prints a paper with its hours for each participant', async ({
  page,
}) => {
  const people = [...participates('Łucja', 'Ćwiąkała'), ...participates('Jan', 'Bąk')]
  const changes = [trainingPlanned(), ...people, COMPLETED]
  await openCentre(page, changes, `${TRAINING}/certificates`, 'Wystawienie certyfikatów')
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).click()
  await page.getByRole('link', { name: 'Zaświadczenia', exact: true }).press('Enter')
  const paper = page.getByRole('article', { name: /^Zaświadczenie: Łucja Ćwiąkała/ })
  await expect(paper).toBeVisible()
  await page.getByRole('link', { name: 'Dodaj program' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Program szkolenia')
  const first = page.getByRole('group', { name: 'Temat 1', exact: true })
  await first.getByLabel('Temat szkolenia').fill('Regulacje prawne')
  await first.getByLabel('Wykłady (h)').fill('1,5')
  await page.getByRole('button', { name: 'Zapisz program' }).press('Enter')
  await expect(paper.getByRole('row', { name: /Regulacje prawne/ })).toBeVisible()
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(2)
  const ofLucja = sheets.find((sheet) => sheet.text.includes(withoutSpaces('Łucja Ćwiąkała')))
  expect(ofLucja).toPrint('Regulacje prawne 1,5 0')
  expect(sheets).not.toPrint('Dodaj program')
})
