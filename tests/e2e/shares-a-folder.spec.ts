import { readFile } from 'node:fs/promises'

import type { Browser, Page, TestInfo } from 'playwright/test'

import { sharedFileName } from '~/domain/register/shared-names'

import { expect, expectAccessibleEverywhere, openAs, test, waitForIdle } from '../support/journey.ts'
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

const card = (page: Page) => page.getByRole('region', { name: 'Folder wspólny' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Opens the settings of a register that shares a folder. */
async function share(page: Page, changes: readonly unknown[] = [LUCJA]): Promise<void> {
  await stubFolderPicker(page)
  await openRegister(page, changes, TAB, 'Ustawienia')
  await button(page, 'Wybierz folder').click()
  await expect(card(page)).toContainText(FILE)
}

/** Opens the folder of the register on another computer, and waits for its dashboard. */
async function openElsewhere(browser: Browser, { project }: TestInfo, files: Record<string, string>) {
  const context = await browser.newContext({ baseURL: project.use.baseURL })
  const page = await context.newPage()
  await stubFolderPicker(page)
  await page.goto('/login/new')
  await writeFolder(page, files)
  await button(page, 'Otwórz folder wspólny').click()
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

async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
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
  await expect(card(page)).toContainText('Są już wczytane.')
  await expect(card(page)).toContainText('Dodanie lub zmiana osoby: Bogumiła Ślęzak')
  await expectAccessibleEverywhere(page)
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

test('what somebody writes while this browser writes is kept, too', async ({ page }) => {
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
})

test('two tabs write one file, and it has what both have added', async ({ page, context }) => {
  await share(page)
  const other = await context.newPage()
  await addPerson(other, 'Żaneta', 'Źdźbło')
  await addPerson(page, 'Marek', 'Gżegżółka')
  await expectInFile(page, 'Łucja', 'Żaneta', 'Marek')
})

test('the folder is looked into after a change and when the tab comes back, not at each move', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { queryPermission } = FileSystemHandle.prototype
    FileSystemHandle.prototype.queryPermission = function (...args) {
      document.documentElement.dataset.looks = String(Number(document.documentElement.dataset.looks ?? 0) + 1)
      return queryPermission.apply(this, args)
    }
  })
  await share(page)
  const looks = () => page.evaluate(() => Number(document.documentElement.dataset.looks))
  const addLink = page.getByRole('link', { name: 'Dodaj pracownika' }).first()
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).click()
  await expect(addLink).toBeVisible()
  await waitForIdle(page)
  const before = await looks()
  for (const name of ['Certyfikaty', 'Zgłoszenia', 'Szkolenia', 'Pracownicy']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await waitForIdle(page)
  }
  expect(await looks()).toBe(before)

  await addLink.click()
  await page.getByLabel('Imię').fill('Marek')
  await page.getByLabel('Nazwisko').fill('Gżegżółka')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expectInFile(page, 'Łucja', 'Marek')
  expect(await looks()).toBe(before + 1)
  await lookAgain(page)
  await expect.poll(looks).toBe(before + 2)
})

test('a damaged file is never overwritten, and a removed one is written anew with all', async ({ page }) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  await writeFolder(page, { [FILE]: '{"format":"pewnik-dane","ver' })
  await addPerson(page, 'Marek', 'Gżegżółka')
  await expect(alert(page, 'Plik rejestru w folderze wspólnym jest uszkodzony')).toBeVisible()
  expect((await readFolder(page))[FILE]).toBe('{"format":"pewnik-dane","ver')
  expect(await readChanges(page, OWNER.id)).toHaveLength(3)
  await expectAccessibleEverywhere(page)

  await removeFromFolder(page, FILE)
  await alert(page, 'uszkodzony').getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectInFile(page, 'Łucja', 'Marek')
})

test('a file of a newer version stays as it is until this one is newer, too', async ({ page }) => {
  await share(page)
  const newer = fileOf([BEGUN], { version: 2 })
  await expectInFile(page, 'Łucja')
  await writeFolder(page, { [FILE]: newer })
  await page.reload()
  await expect(alert(page, 'zapisała nowsza wersja aplikacji')).toBeVisible()
  expect((await readFolder(page))[FILE]).toBe(newer)
})

test('entries that this version does not know stay in the file', async ({ page }) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  await writeFolder(page, { [FILE]: fileOf([BEGUN, { kind: 'from-the-future', id: 'f' }, LUCJA]) })
  await addPerson(page, 'Marek', 'Gżegżółka')
  await expectInFile(page, 'from-the-future', 'Łucja', 'Marek')
  expect(await readChanges(page, OWNER.id)).toHaveLength(3)
})

test('the browser asks for the folder again, and one press lets the waiting changes go', async ({ page }) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  await page.addInitScript(() => {
    let state: PermissionState = 'prompt'
    FileSystemHandle.prototype.queryPermission = async () => state
    FileSystemHandle.prototype.requestPermission = async () => {
      state = navigator.userActivation.isActive ? 'granted' : 'prompt'
      return state
    }
  })
  await addPerson(page, 'Marek', 'Gżegżółka')
  const question = page.getByRole('status').filter({ hasText: 'Folder wspólny wymaga zgody' })
  await expect(question).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect((await readFolder(page))[FILE]).not.toContain('Marek')
  await question.getByRole('button', { name: 'Zezwól na dostęp do folderu' }).click()
  await expect(question).toHaveCount(0)
  await expectInFile(page, 'Marek')
})

test('a company with a new name stays in the same file', async ({ page }) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  await page.goto('/settings?tab=account')
  await page.getByLabel('Firma').fill('Zakłady Przemianowane')
  await button(page, 'Zapisz dane').click()
  await expectInFile(page, 'Łucja', 'Zakłady Przemianowane')
  expect(Object.keys(await readFolder(page))).toEqual([FILE])
})

test('a report says who reads it: everybody who has the folder', async ({ page }) => {
  await share(page)
  await page.goto('/reports/new')
  await page.getByText('Niedyspozycja', { exact: true }).click()
  const everybody = /może przeczytać każdy, kto ma dostęp do folderu wspólnego/
  await expect(page.getByText(everybody)).toBeVisible()
  await page.getByLabel('Wpływ na pracę').fill('Praca przerwana')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByRole('region', { name: 'Co teraz' })).toContainText(everybody)
})

test('a full disk and a missing folder are told, and lose nothing', async ({ page }) => {
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
  await page.getByLabel('Imię').fill('Marek')
  await page.getByLabel('Nazwisko').fill('Gżegżółka')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(alert(page, 'Nie udało się zapisać pliku w folderze wspólnym')).toBeVisible()
  expect((await readFolder(page))[FILE]).toContain('Łucja')
  await page.reload()
  await expectInFile(page, 'Łucja', 'Marek')

  await removeFromFolder(page)
  await page.goto(TAB)
  await expect(alert(page, 'Nie ma folderu wspólnego')).toBeVisible()
  // The look that has found the folder missing may draw the card anew under the first press.
  await expect(async () => {
    const end = button(page, 'Odłącz folder')
    if (await end.isVisible()) await end.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }).toPass()
  await button(page, 'Wybierz folder').click()
  await expectInFile(page, 'Łucja', 'Marek')
})

test('where the browser cannot keep what comes, the file stays and comes later', async ({ page }) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  const file = fileOf([BEGUN, LUCJA, ZANETA])
  await writeFolder(page, { [FILE]: file })
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await lookAgain(page)
  await expect(alert(page, 'Nie udało się przyjąć zmian z folderu wspólnego')).toBeVisible()
  expect((await readFolder(page))[FILE]).toBe(file)
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Źdźbło Żaneta' })).toBeVisible()
})

test('a copy that cannot be read is named and stays, and the rest works', async ({ page }) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  const copy = FILE.replace('.json', ' (conflicted copy 2026-11-21).json')
  await writeFolder(page, { [copy]: 'broken' })
  await button(page, 'Sprawdź teraz').click()
  await expect(card(page)).toContainText('Zostają nietknięte.')
  await addPerson(page, 'Marek', 'Gżegżółka')
  await expectInFile(page, 'Marek')
  expect((await readFolder(page))[copy]).toBe('broken')
})

test('data are not erased while they would come back, and a deleted register leaves its file', async ({
  page,
}) => {
  await share(page)
  await expectInFile(page, 'Łucja')
  await button(page, 'Usuń dane').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń dane' }).click()
  await expect(alert(page, 'Najpierw odłącz folder wspólny')).toBeVisible()
  expect(await readChanges(page, OWNER.id)).toHaveLength(2)

  await button(page, 'Usuń rejestr').click()
  await page.getByLabel('Nazwa rejestru').fill(OWNER.company)
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń rejestr' }).click()
  await expect(page).toHaveURL('/login')
  expect(await readChanges(page, OWNER.id)).toEqual([])
  await expectInFile(page, 'Łucja')

  await page.goto('/login/new')
  await button(page, 'Otwórz folder wspólny').click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  expect(await readChanges(page, OWNER.id)).toHaveLength(2)
})

test('the login page offers the registers of a folder, and says where there is none', async ({ page }) => {
  await stubFolderPicker(page)
  await page.goto('/login/new')
  await writeFolder(page, { 'umowa.json': '{}', 'pewnik-x.json': 'broken' })
  await button(page, 'Otwórz folder wspólny').click()
  await expect(alert(page, 'W tym folderze nie ma pliku rejestru.')).toBeVisible()

  const other = { ...BEGUN, id: 'otherRegister001', owner: { ...BEGUN.owner, company: 'Inna Firma' } }
  await writeFolder(page, {
    [FILE]: fileOf([BEGUN, LUCJA]),
    [sharedFileName(other)]: fileOf([other], { userId: other.id }),
  })
  await button(page, 'Otwórz folder wspólny').click()
  const registers = page.getByRole('list', { name: 'Rejestry w folderze' })
  await expect(registers.getByRole('button')).toHaveCount(2)
  await expectAccessibleEverywhere(page)
  await registers.getByRole('button', { name: 'Otwórz: Zakłady Kontrolne – Jan Próbny' }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
})

test('without folders, the shared file is read and saved by hand in two taps', async ({ page }) => {
  await page.addInitScript(() => {
    delete window.showDirectoryPicker
  })
  await openRegister(page, [LUCJA], TAB, 'Ustawienia')
  await expectAccessibleEverywhere(page)
  const byHand = page.getByLabel('Plik wspólny', { exact: true })
  const choose = (text: string) =>
    byHand.last().setInputFiles({ name: FILE, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('broken')
  await expect(alert(page, 'Nie wczytano pliku')).toBeVisible()
  await choose(fileOf([BEGUN, { kind: 'from-the-future', id: 'f' }, ZANETA]))
  await expect(toast(page, 'Dodanie lub zmiana osoby: Żaneta Źdźbło')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await button(page, 'Zapisz plik wspólny').click()
  const saved = await downloading
  expect(saved.suggestedFilename()).toBe(FILE)
  const { records } = JSON.parse(await readFile(await saved.path(), 'utf8'))
  expect(records).toEqual([BEGUN, { kind: 'from-the-future', id: 'f' }, ZANETA, LUCJA])
})

test('sample accounts share no folder', async ({ page }) => {
  await openAs(page, 'Pracodawca', TAB, 'Ustawienia')
  await expect(button(page, 'Usuń dane')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})
