import { writeFile } from 'node:fs/promises'

import type { Browser, Page, TestInfo } from 'playwright/test'

import { openByPassphrase, sealByPassphrase } from '~/browser/sealing/age-file.client'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { keyFileName, scansFolderName, sharedFileName } from '~/domain/register/shared-names'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { ANNA, ELECTRICAL, storeOwnData } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { BEGUN, OWNER, personSaved } from '../support/owner.ts'
import { choosePassphrase, openElsewhere, openSealedFile, saveSealedCopy } from '../support/register.ts'
import { addScans, pdfFile } from '../support/scans.ts'
import {
  readFolder,
  readFolderBytes,
  readScansFolder,
  removeFromFolder,
  stubFolderPicker,
  writeFolder,
  writeFolderBytes,
  writeScansFolder,
} from '../support/shared-folder.ts'

const PASSPHRASE = 'poprawny koń bateria'
const OTHER = 'zszywka i cztery konie'
const TAB = '/settings?tab=data'
const OPEN = sharedFileName(OWNER)
const SEALED = `${OPEN}.age`
const KEY = keyFileName(OWNER)
const SCANS = scansFolderName(OWNER)
const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')
const EXAMINATION = {
  kind: 'examination-recorded',
  id: 'paper-1',
  day: '2026-11-20',
  examination: {
    id: 'paper-1',
    userId: LUCJA.person.id,
    kind: 'periodic',
    outcome: 'fit',
    examinedOn: '2026-11-02',
    validUntil: '2029-11-02',
    position: 'magazynier',
  },
}

const card = (page: Page) => page.getByRole('region', { name: 'Folder wspólny' })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const unlocking = (page: Page, title: string | RegExp) => page.getByRole('form', { name: title })

async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a copy is locked by a passphrase, opened by it, and by no other', async ({ page }, testInfo) => {
  await storeOwnData(page, ANNA, { changes: [ELECTRICAL] })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await page.getByRole('button', { name: 'Kopia z hasłem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kopia z hasłem' })
  await expect(dialog).toContainText('Zapomnianego hasła nikt nie odzyska')
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByLabel('Hasło', { exact: true }).fill('krótkie')
  await dialog.getByRole('button', { name: 'Pobierz kopię' }).click()
  await expect(dialog).toContainText('Użyj co najmniej 12 znaków')
  const downloading = page.waitForEvent('download')
  await choosePassphrase(page, PASSPHRASE)
  const download = await downloading
  expect(download.suggestedFilename()).toBe('pewnik-dane-2026-11-21.zip.age')
  await expect(dialog).toHaveCount(0)
  const copy = testInfo.outputPath('kopia.zip.age')
  await download.saveAs(copy)

  await page.getByRole('button', { name: 'Usuń dane' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń dane' }).click()
  await expect(toast(page, 'Usunięto dane')).toBeVisible()
  await page.getByLabel('Plik z kopią danych').setInputFiles(copy)
  const form = unlocking(page, /jest zabezpieczony hasłem/)
  await form.getByLabel('Hasło').fill('niepoprawny koń')
  await form.getByRole('button', { name: 'Otwórz' }).click()
  await expect(form).toContainText('To nie jest hasło tego pliku')
  await expect(form.getByLabel('Hasło')).toBeFocused()
  await form.getByLabel('Hasło').fill(PASSPHRASE)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(toast(page, 'Wczytano dane z pliku')).toBeVisible()
  await page.goto(`/certificates/${ELECTRICAL.certificate.id}`)
  await expect(page.getByText('SEP-90001').first()).toBeVisible()

  // A file that was cut opens by no passphrase.
  await page.goto(TAB)
  const cut = testInfo.outputPath('ucieta.zip.age')
  const sealed = await sealByPassphrase(new Blob(['{}']), PASSPHRASE)
  await writeFile(cut, Buffer.from(await sealed.slice(0, -5).arrayBuffer()))
  await page.getByLabel('Plik z kopią danych').setInputFiles(cut)
  await form.getByLabel('Hasło').fill(PASSPHRASE)
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Plik jest uszkodzony')
})

test('a file that is costly to open is refused, and one that opens for long can be left', async ({
  page,
}, testInfo) => {
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  const form = unlocking(page, /jest zabezpieczony hasłem/)
  const sealed = Buffer.from(await (await sealByPassphrase(new Blob(['{}']), PASSPHRASE)).arrayBuffer())
  const hard = testInfo.outputPath('trudny.age')
  await writeFile(hard, sealed.toString('latin1').replace(' 18\n', ' 20\n'), 'latin1')
  const long = testInfo.outputPath('dlugi.age')
  await writeFile(long, `age-encryption.org/v1\n${'-> a b\n\n'.repeat(100_000)}--- AAAA\n`)
  for (const costly of [hard, long]) {
    await page.getByLabel('Plik z kopią danych').setInputFiles(costly)
    await form.getByLabel('Hasło').fill(PASSPHRASE)
    await page.keyboard.press('Enter')
    await expect(form).toContainText(
      'stopień zabezpieczenia może wynosić najwyżej 19, a nagłówek może mieć najwyżej 16 KB',
    )
  }

  // A slow computer, whose worker does not come to an end.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {}
  })
  const file = testInfo.outputPath('kopia.age')
  await writeFile(file, sealed)
  await page.getByLabel('Plik z kopią danych').setInputFiles(file)
  await form.getByLabel('Hasło').fill(PASSPHRASE)
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Przerwij' }).click()
  await expect(form.getByLabel('Hasło')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Otwórz' })).toBeEnabled()
  await expect(form.getByLabel('Hasło')).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Anuluj' }).click()
  await expect(form).toHaveCount(0)
})

test('the copy of a register with an orzeczenie is always locked, and opens the register elsewhere', async ({
  page,
  browser,
}, testInfo) => {
  await openRegister(page, [LUCJA, EXAMINATION], TAB, 'Ustawienia')
  await expect(page.getByText('zawsze chroni ją hasło')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kopia z hasłem' })).toHaveCount(0)
  const copy = await saveSealedCopy(page, testInfo, PASSPHRASE)
  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await openSealedFile(there, PASSPHRASE)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await there.context().close()
})

test.describe('a sealed folder', () => {
  test.slow()

  /** Opens the folder on another computer by its passphrase. */
  async function openFolderElsewhere(
    browser: Browser,
    { project }: TestInfo,
    files: Record<string, string>,
    passphrase: string,
  ): Promise<Page> {
    const context = await browser.newContext({ baseURL: project.use.baseURL })
    const page = await context.newPage()
    await stubFolderPicker(page)
    await page.goto('/login/new')
    await writeFolderBytes(page, files)
    await page.getByRole('button', { name: 'Otwórz folder wspólny' }).click()
    const form = unlocking(page, 'Folder wspólny jest zabezpieczony hasłem')
    await form.getByLabel('Hasło').fill('złe hasło złe hasło')
    await form.getByRole('button', { name: 'Otwórz' }).click()
    await expect(form).toContainText('To nie jest hasło tego folderu')
    await form.getByLabel('Hasło').fill(passphrase)
    await form.getByRole('button', { name: 'Otwórz' }).click()
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
    return page
  }

  test('is asked for where a register has an orzeczenie, and shares records and scans with who knows the passphrase', async ({
    page,
    browser,
  }, testInfo) => {
    await stubFolderPicker(page)
    await openRegister(page, [LUCJA, EXAMINATION], TAB, 'Ustawienia')
    await page.getByRole('button', { name: 'Wybierz folder' }).click()
    await expect(page.getByRole('dialog', { name: 'Zabezpiecz folder hasłem' })).toBeVisible()
    await choosePassphrase(page, PASSPHRASE)
    await expect(card(page)).toContainText(SEALED)
    await expectAccessibleEverywhere(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.goto(`/employees/${LUCJA.person.id}`)
    await page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
    const paper = page
      .getByRole('listitem')
      .filter({ hasText: /^Orzeczenie z/ })
      .first()
    await addScans(paper, [pdfFile('orzeczenie.pdf')])
    await expect.poll(async () => Object.keys(await readScansFolder(page, SCANS))).toHaveLength(1)
    await expect.poll(async () => Object.keys(await readFolder(page)).toSorted()).toEqual([KEY, SEALED])
    const files = await readFolderBytes(page)
    const scans = await readScansFolder(page, SCANS)
    const [scanName = '', scanBytes = ''] = Object.entries(scans)[0] ?? []
    expect(scanName).toMatch(/^[0-9a-f]{64}\.pdf\.age$/)
    for (const bytes of [...Object.values(files), scanBytes]) {
      expect(Buffer.from(bytes, 'base64').toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
    }
    // A stranger's file without the passphrase brings nothing in, stays, and is named.
    const stranger = personSaved('obcy', 'Obcy', 'Człowiek')
    const text = backupText({ ...NO_DATA, records: [BEGUN, stranger] }, OWNER.id, '2026-11-20')
    await writeFolder(page, { [OPEN]: text })
    await lookAgain(page)
    await expect(toast(page, 'Pliki bez hasła w folderze wspólnym: 1')).toContainText(OPEN)
    await page.goto(TAB)
    await expect(card(page)).toContainText(`Pliki bez hasła, których nie wczytano${OPEN}`)
    expect(await readFolder(page)).toHaveProperty([OPEN], text)
    await page.goto('/employees')
    await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
    await expect(page.getByText('Obcy')).toHaveCount(0)

    // Another program opens it: the key file holds an identity of age.
    const key = await openByPassphrase(new Blob([Buffer.from(files[KEY] ?? '', 'base64')]), PASSPHRASE)
    expect(key.problem ?? (await key.content.text())).toMatch(/^AGE-SECRET-KEY-1/)

    const there = await openFolderElsewhere(browser, testInfo, files, PASSPHRASE)
    await writeScansFolder(there, SCANS, scans)
    await lookAgain(there)
    await there.goto(`/employees/${LUCJA.person.id}`)
    await there.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
    const scan = there.getByRole('button', { name: /orzeczenie\.pdf/ })
    await expect(scan).toBeVisible()
    await expect(scan).not.toContainText('brak')

    // An altered file changes nothing here and is not written over.
    const sealedBytes = Buffer.from(files[SEALED] ?? '', 'base64')
    sealedBytes[sealedBytes.length - 1] = (sealedBytes.at(-1) ?? 0) ^ 1
    await writeFolderBytes(there, { [SEALED]: sealedBytes.toString('base64') })
    await there.goto(TAB)
    await expect(there.getByRole('alert').filter({ hasText: 'jest uszkodzony' }).first()).toBeVisible()
    expect((await readFolderBytes(there))[SEALED]).toBe(sealedBytes.toString('base64'))
    await there.context().close()
  })

  test('comes of an open one in one press, leaves nothing open, and gets another passphrase', async ({
    page,
    browser,
  }, testInfo) => {
    await stubFolderPicker(page)
    await openRegister(page, [LUCJA], TAB, 'Ustawienia')
    await page.getByRole('button', { name: 'Wybierz folder' }).click()
    await expect(card(page)).toContainText(OPEN)
    await expect.poll(async () => Object.keys(await readFolder(page))).toEqual([OPEN])
    await page.getByRole('button', { name: 'Zabezpiecz folder hasłem' }).click()
    await choosePassphrase(page, PASSPHRASE)
    await expect(toast(page, 'Folder wspólny jest zabezpieczony hasłem')).toBeVisible()
    expect(Object.keys(await readFolder(page)).toSorted()).toEqual([KEY, SEALED])

    const there = await openFolderElsewhere(browser, testInfo, await readFolderBytes(page), PASSPHRASE)
    await page.getByRole('button', { name: 'Zmień hasło folderu' }).click()
    await choosePassphrase(page, OTHER)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const changed = await readFolderBytes(page)

    // The other browser is told, asks for the new passphrase, and loses nothing.
    await there.goto('/employees/new')
    await there.getByLabel('Imię').fill('Żaneta')
    await there.getByLabel('Nazwisko').fill('Źdźbło')
    await there.getByLabel('Stanowisko').fill('magazynier')
    await there.getByRole('button', { name: 'Dodaj pracownika' }).click()
    await writeFolderBytes(there, changed)
    await lookAgain(there)
    await expect(there.getByRole('alert').filter({ hasText: 'zabezpieczony hasłem' }).first()).toBeVisible()
    await there.goto(TAB)
    const form = unlocking(there, 'Podaj hasło folderu wspólnego')
    await form.getByLabel('Hasło').fill(PASSPHRASE)
    await form.getByRole('button', { name: 'Otwórz' }).click()
    await expect(form).toContainText('To nie jest hasło folderu wspólnego')
    await form.getByLabel('Hasło').fill(OTHER)
    await form.getByRole('button', { name: 'Otwórz' }).click()
    await expect(form).toHaveCount(0)
    const merged = await readFolderBytes(there)
    await there.context().close()

    await removeFromFolder(page, SEALED)
    await writeFolderBytes(page, merged)
    await lookAgain(page)
    await page.goto('/employees')
    await expect(page.getByRole('link', { name: 'Źdźbło Żaneta' })).toBeVisible()
  })
})
