import { writeFile } from 'node:fs/promises'

import type { Download, Page } from 'playwright/test'

import { fileOf } from '../support/annas-changes.ts'
import { textOfCopy } from '../support/backup.ts'
import { expect, openAs, test } from '../support/journey.ts'
import { namedButton, openPart, ownDataCard, toast } from '../support/locators.ts'
import { ACCIDENT, ANNA, ELECTRICAL, readChanges, SIGN_UP, storeOwnData } from '../support/own-data.ts'

const TAB = '/settings?tab=data'
const CHANGES = [ELECTRICAL, ACCIDENT, SIGN_UP]

const preview = (page: Page) => page.getByRole('form', { name: 'Dane z pliku' })

/** Expects the counts of the stored data on the card. */
const expectKept = async (page: Page, counts: Record<string, string | number>) => {
  for (const [name, count] of Object.entries(counts)) {
    await expect(ownDataCard(page).getByText(`${name}${count}`, { exact: true })).toBeAttached()
  }
}

async function openWith(page: Page, changes: readonly unknown[], others: object = {}) {
  await storeOwnData(page, ANNA, { changes, ...others })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
}

async function textOf(download: Download): Promise<string> {
  return textOfCopy(await download.path())
}

async function exportData(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    namedButton(page, 'Pobierz kopię').click(),
  ])
  return { name: download.suggestedFilename(), text: await textOf(download) }
}

async function choose(page: Page, text: string, name = 'kopia.json') {
  // A file on the disk, because a large one would take long on its way to the browser.
  const path = test.info().outputPath(name)
  await writeFile(path, text)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    namedButton(page, 'Wczytaj z pliku').click(),
  ])
  await chooser.setFiles(path)
}

test('export, erasure, undoing and import work by keyboard alone with real files, and focus is never lost', async ({
  page,
}) => {
  await openWith(page, [...CHANGES, 7])
  await page.getByRole('alert').getByRole('link', { name: 'Dane w tej przeglądarce' }).press('Enter')
  await expect(page).toHaveURL(/\/settings\?tab=data#own-data$/)
  await expect(ownDataCard(page)).toBeInViewport()
  await openPart(page, 'Co tu jest i gdzie')
  await expect(ownDataCard(page).getByText('Certyfikaty1', { exact: true })).toBeVisible()
  const file = await exportData(page)
  expect(file.name).toBe('pewnik-dane-2026-11-21.zip')
  await namedButton(page, 'Usuń dane').focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(namedButton(page, 'Usuń dane')).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Usuń dane' }).focus()
  await page.keyboard.press('Enter')
  await expectKept(page, { Certyfikaty: 0 })
  await expect(namedButton(page, 'Usuń dane')).toBeFocused()

  await toast(page, 'Usunięto dane').getByRole('button', { name: 'Cofnij' }).focus()
  await page.keyboard.press('Enter')
  await expectKept(page, { Certyfikaty: 1 })
  await expect(page.locator(':focus')).toBeVisible()

  await choose(page, file.text)
  await namedButton(page, 'Anuluj').focus()
  await page.keyboard.press('Enter')
  await expect(preview(page)).toHaveCount(0)
  await expect(namedButton(page, 'Wczytaj z pliku')).toBeFocused()

  // A file in the place of the data, and the button of the way back, which goes when it is pressed.
  await choose(page, fileOf([ACCIDENT]), 'inna.json')
  await preview(page).getByText('Zastąp zapisane').click()
  await namedButton(page, 'Wczytaj dane').click()
  await question.getByRole('button', { name: 'Zastąp dane' }).click()
  await expectKept(page, { Certyfikaty: 0, Zgłoszenia: 1 })
  await namedButton(page, 'Przywróć poprzednie dane').press('Enter')
  await expectKept(page, { Certyfikaty: 1 })
  await expect(ownDataCard(page).locator('#own-data')).toBeFocused()
  expect(await readChanges(page, ANNA)).toEqual([...CHANGES, 7])
})

test('two tabs that import files at once lose nothing, and both show all records', async ({
  page,
  context,
}) => {
  await openWith(page, [])
  const other = await context.newPage()
  await other.goto(TAB)
  // Two files, because a browser reads no file that was changed after it was chosen.
  await choose(page, fileOf([ELECTRICAL, SIGN_UP]), 'kopia-1.json')
  await choose(other, fileOf([ACCIDENT, SIGN_UP]), 'kopia-2.json')
  await expect(preview(page)).toBeVisible()
  await expect(preview(other)).toBeVisible()
  await Promise.all([namedButton(page, 'Wczytaj dane').click(), namedButton(other, 'Wczytaj dane').click()])
  for (const tab of [page, other]) {
    await expectKept(tab, { Certyfikaty: 1, Zgłoszenia: 1, 'Zapisy na szkolenia': 1 })
  }
})

test('an import that ends with the tab has stored all or nothing', async ({ page, context }) => {
  await openWith(page, [ELECTRICAL])
  const signUps = Array.from({ length: 3_000 }, (_, number) => ({
    ...SIGN_UP,
    id: `many-${number}`,
    trainingId: `training-${number}`,
  }))
  await choose(page, fileOf(signUps))
  await expect(preview(page)).toBeVisible()
  // The test does not await the click, so that the tab closes while the database writes.
  await page.evaluate(() => {
    const confirm = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Wczytaj dane',
    )
    confirm?.click()
  })
  await page.close()
  const reopened = await context.newPage()
  await reopened.goto(TAB)
  await expect(ownDataCard(reopened)).toBeVisible()
  expect([1, 3_001]).toContain((await readChanges(reopened, ANNA)).length)
  await expectKept(reopened, { Certyfikaty: 1 })
})
