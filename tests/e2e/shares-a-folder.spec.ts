import type { Browser, Page, TestInfo } from 'playwright/test'

import { sharedFileName } from '~/domain/register/shared-names'

import { expect, expectAccessible, lookAgain, test } from '../support/journey.ts'
import { folderCard, namedButton, openPart, toast } from '../support/locators.ts'
import { readChanges } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { BEGUN, OWNER, personSaved } from '../support/owner.ts'
import {
  FOLDER,
  readFolder,
  removeFromFolder,
  stubFolderPicker,
  writeFolder,
} from '../support/shared-folder.ts'

const FILE = sharedFileName(OWNER)
const TAB = '/settings?tab=data'
const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')
const ZANETA = personSaved('b', 'Żaneta', 'Źdźbło')

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

/** Opens the settings of a register that shares a folder. */
async function share(page: Page, changes: readonly unknown[] = [LUCJA]): Promise<void> {
  await stubFolderPicker(page)
  await openRegister(page, changes, TAB, 'Ustawienia')
  await openPart(page, 'Folder wspólny')
  await namedButton(page, 'Wybierz folder').click()
  await expect(folderCard(page)).toContainText(FILE)
}

/** Opens the folder of the register on another computer, and waits for its dashboard. */
async function openElsewhere(browser: Browser, { project }: TestInfo, files: Record<string, string>) {
  const context = await browser.newContext({ baseURL: project.use.baseURL })
  const page = await context.newPage()
  await stubFolderPicker(page)
  await page.goto('/login/new')
  await writeFolder(page, files)
  await namedButton(page, 'Otwórz folder wspólny').click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  return page
}

async function addPerson(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill(firstName)
  await page.getByLabel('Nazwisko').fill(lastName)
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible()
}

function fileOf(records: unknown[], parts: object = {}): string {
  const day = '2026-11-20'
  return JSON.stringify({ format: 'pewnik-dane', version: 1, day, userId: OWNER.id, records, ...parts })
}

/** Waits until the shared file holds all of that, and returns its text. */
async function expectInFile(page: Page, ...texts: string[]): Promise<string> {
  await expect
    .poll(async () => {
      const file = (await readFolder(page))[FILE] ?? ''
      return texts.filter((text) => !file.includes(text))
    })
    .toEqual([])
  return (await readFolder(page))[FILE] ?? ''
}

const idsOf = async (page: Page) =>
  (await readChanges(page, OWNER.id)).map((change) => JSON.parse(JSON.stringify(change)).id)

test('two computers share a register by a folder, and lose nothing of each other', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  await share(page)
  const there = await openElsewhere(browser, testInfo, { [FILE]: await expectInFile(page, 'Łucja') })
  await there.goto('/employees')
  await expect(there.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()

  // One after the other: the change comes along with the file, and is told.
  await addPerson(there, 'Żaneta', 'Źdźbło')
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
  await writeFolder(page, { [FILE]: await expectInFile(there, 'Żaneta') })
  await lookAgain(page)
  await expect(toast(page, 'Dodanie lub zmiana osoby: Żaneta Źdźbło')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Źdźbło Żaneta' })).toBeVisible()

  // Both at once: the sync service makes a copy of one of the files.
  await addPerson(page, 'Marek', 'Gżegżółka')
  await addPerson(there, 'Bogumiła', 'Ślęzak')
  await expectInFile(page, 'Marek')
  await writeFolder(page, {
    [FILE.replace('.json', '-KOMPUTER2.json')]: await expectInFile(there, 'Bogumiła'),
  })
  await page.goto(TAB)
  await expect(folderCard(page)).toContainText('Są już wczytane.')
  await expect(folderCard(page)).toContainText('Dodanie lub zmiana osoby: Bogumiła Ślęzak')
  await expectAccessible(page)
  const merged = await expectInFile(page, 'Marek', 'Bogumiła', 'Żaneta', 'Łucja')
  await writeFolder(there, { [FILE]: merged })
  await lookAgain(there)
  await there.goto('/employees')
  for (const name of ['Gżegżółka Marek', 'Ślęzak Bogumiła', 'Źdźbło Żaneta', 'Ćwiąkała Łucja']) {
    await expect(there.getByRole('link', { name })).toBeVisible()
  }
  // Both have the same order, so the same change counts as the last one.
  await expect.poll(() => idsOf(there)).toEqual(await idsOf(page))
  await there.context().close()
})

test('what another tab or somebody else writes while this browser writes is kept, too', async ({
  page,
  context,
}) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  const meanwhile = fileOf([BEGUN, LUCJA, ZANETA])
  await page.addInitScript(
    ({ inFolder, name, text }) => {
      const { write } = FileSystemWritableFileStream.prototype
      FileSystemWritableFileStream.prototype.write = async function (...args) {
        FileSystemWritableFileStream.prototype.write = write
        const root = await navigator.storage.getDirectory()
        const folder = await root.getDirectoryHandle(inFolder)
        const other = await (await folder.getFileHandle(name)).createWritable()
        await other.write(text)
        await other.close()
        await write.apply(this, args)
      }
    },
    { inFolder: FOLDER, name: FILE, text: meanwhile },
  )
  await addPerson(page, 'Marek', 'Gżegżółka')
  await expectInFile(page, 'Łucja', 'Żaneta', 'Marek')
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Źdźbło Żaneta' })).toBeVisible()

  const other = await context.newPage()
  await addPerson(other, 'Bogumiła', 'Ślęzak')
  await addPerson(page, 'Ewa', 'Mól')
  await expectInFile(page, 'Łucja', 'Żaneta', 'Marek', 'Bogumiła', 'Ewa')
})

test('a full disk and a missing folder are told, one press answers the browser that asks again, and nothing is lost', async ({
  page,
}) => {
  test.slow()
  await share(page)
  await expectInFile(page, 'Łucja')
  await page.evaluate(() => {
    FileSystemWritableFileStream.prototype.write = async () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).click()
  await page.getByRole('link', { name: 'Dodaj pracownika' }).first().click()
  await page.getByLabel('Imię').fill('Ewa')
  await page.getByLabel('Nazwisko').fill('Mól')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(alert(page, 'Nie udało się zapisać pliku w folderze wspólnym')).toBeVisible()
  expect((await readFolder(page))[FILE]).toContain('Łucja')
  await page.reload()
  await expectInFile(page, 'Łucja', 'Ewa')

  await removeFromFolder(page)
  await page.goto(TAB)
  await expect(alert(page, 'Nie ma folderu wspólnego')).toBeVisible()
  // The look that has found the folder missing may draw the card anew under the first press.
  await expect(async () => {
    const end = namedButton(page, 'Odłącz folder')
    if (await end.isVisible()) await end.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }).toPass()
  await namedButton(page, 'Wybierz folder').click()
  await expectInFile(page, 'Łucja', 'Ewa')

  await page.addInitScript(() => {
    let state: PermissionState = 'prompt'
    FileSystemHandle.prototype.queryPermission = async () => state
    FileSystemHandle.prototype.requestPermission = async () => {
      state = navigator.userActivation.isActive ? 'granted' : 'prompt'
      return state
    }
  })
  await addPerson(page, 'Marek', 'Gżegżółka')
  const question = toast(page, 'Folder wspólny wymaga zgody')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  expect((await readFolder(page))[FILE]).not.toContain('Marek')
  await question.getByRole('button', { name: 'Zezwól na dostęp do folderu' }).click()
  await expect(question).toHaveCount(0)
  await expectInFile(page, 'Marek')
})
