import { addParticipants, addTraining, beginCentre, CENTRE, issue, TITLE } from '../support/centre.ts'
import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { printedPages, withoutSpaces } from '../support/printed-pages.ts'

test('a centre writes the programme once and prints a paper with its hours for each participant', async ({
  page,
}) => {
  await beginCentre(page)
  await addTraining(page)
  const training = page.url()
  await addParticipants(page, 'Łucja Ćwiąkała\nJan Bąk')
  await issue(page)
  await page.goto(training)
  await page.getByRole('link', { name: 'Zaświadczenia do druku' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaświadczenia o ukończeniu')
  const paper = page.getByRole('article', { name: /^Zaświadczenie: Łucja Ćwiąkała/ })
  await expect(paper).toContainText(CENTRE)
  await expect(paper).toContainText(TITLE)
  await expect(paper).toContainText('stanowiska robotnicze')
  await expect(paper.getByText('urodzony(-na) dnia').locator('xpath=preceding-sibling::*')).toHaveText('')
  await expect(paper.getByRole('row', { name: /^Razem/ })).toHaveText('Razem')
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: 'Dodaj program' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Program szkolenia')
  const first = page.getByRole('group', { name: 'Temat 1', exact: true })
  await first.getByLabel('Temat szkolenia').fill('Regulacje prawne')
  await page.getByRole('button', { name: 'Zapisz program' }).press('Enter')
  await expect(first.getByLabel('Wykłady (h)')).toHaveAccessibleDescription(/Podaj godziny/)
  await expectAccessibleEverywhere(page)
  await first.getByLabel('Wykłady (h)').fill('1,5')
  const second = page.getByRole('group', { name: 'Temat 2', exact: true })
  await second.getByLabel('Temat szkolenia').fill('Pierwsza pomoc')
  await second.getByLabel('Wykłady (h)').fill('1')
  await second.getByLabel('Ćwiczenia (h)').fill('2')
  await page.getByRole('button', { name: 'Zapisz program' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano program' })).toBeVisible()
  await expect(paper.getByRole('row', { name: /Pierwsza pomoc/ })).toBeVisible()
  await expect(paper.getByRole('row', { name: /^Razem/ })).toHaveText('Razem2,52')
  await expect(page.getByText('Program ma 4,5 godz. lekcyjnych.')).toBeVisible()
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(2)
  const ofLucja = sheets.find((sheet) => sheet.text.includes(withoutSpaces('Łucja Ćwiąkała')))
  expect(ofLucja).toPrint('Regulacje prawne 1,5 0')
  expect(sheets).not.toPrint('Dodaj program')
})

test('before certificates are issued there is nothing to print, and others have no such screen', async ({
  page,
}) => {
  await beginCentre(page)
  await addTraining(page)
  const { pathname } = new URL(page.url())
  await addParticipants(page, 'Jan Bąk')
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await expect(page.getByRole('link', { name: 'Wystaw certyfikaty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zaświadczenia do druku' })).toHaveCount(0)
  await page.goto(`${pathname}/completion`)
  await expect(page.getByText('Nie ma jeszcze zaświadczeń')).toBeVisible()
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await page.goto(`${pathname}/completion`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona nie znaleziona')
})
