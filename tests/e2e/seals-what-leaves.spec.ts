import { Encrypter } from 'age-encryption'
import type { Browser, Page, TestInfo } from 'playwright/test'

import { openByPassphrase } from '~/browser/sealing/age-file.client'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { keyFileName, scansFolderName, sharedFileName } from '~/domain/register/shared-names'

import { expect, expectAccessible, lookAgain, openAs, test } from '../support/journey.ts'
import { folderCard, openPart, toast } from '../support/locators.ts'
import { ANNA, ELECTRICAL, readChanges, storeOwnData } from '../support/own-data.ts'
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

const unlocking = (page: Page, title: string | RegExp) => page.getByRole('form', { name: title })

/** Seals a file by little work, so that a test that opens it again and again waits for none. */
async function sealCheaply(content: string): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(PASSPHRASE)
  encrypter.setScryptWorkFactor(10)
  return Buffer.from(await encrypter.encrypt(content))
}

test('a copy is locked by a passphrase, opens by it and by no other, and a damaged or costly file opens by none', async ({
  page,
}) => {
  test.slow()
  await storeOwnData(page, ANNA, { changes: [] })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await page.getByRole('button', { name: 'Kopia z hasłem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kopia z hasłem' })
  await expect(dialog).toContainText('Zapomnianego hasła nikt nie odzyska')
  await dialog.getByLabel('Hasło', { exact: true }).fill('krótkie')
  await dialog.getByRole('button', { name: 'Pobierz kopię' }).click()
  await expect(dialog).toContainText('Użyj co najmniej 12 znaków')
  const downloading = page.waitForEvent('download')
  await choosePassphrase(page, PASSPHRASE)
  expect((await downloading).suggestedFilename()).toBe('pewnik-dane-2026-11-21.zip.age')
  await expect(dialog).toHaveCount(0)

  const form = unlocking(page, /jest zabezpieczony hasłem/)
  const choose = async (buffer: Buffer, passphrase = PASSPHRASE) => {
    await page
      .getByLabel('Plik z kopią danych')
      .setInputFiles({ name: 'kopia.age', mimeType: 'application/octet-stream', buffer })
    await form.getByLabel('Hasło').fill(passphrase)
    await page.keyboard.press('Enter')
  }
  const copy = await sealCheaply(backupText({ ...NO_DATA, records: [ELECTRICAL] }, ANNA, '2026-11-20'))
  await choose(copy, 'niepoprawny koń')
  await expect(form).toContainText('To nie jest hasło tego pliku')
  await expect(form.getByLabel('Hasło')).toBeFocused()

  await choose(copy.subarray(0, -5))
  await expect(form).toContainText('Plik jest uszkodzony')
  const hard = Buffer.from(copy.toString('latin1').replace(' 10\n', ' 20\n'), 'latin1')
  const long = Buffer.from(`age-encryption.org/v1\n${'-> a b\n\n'.repeat(100_000)}--- AAAA\n`)
  for (const costly of [hard, long]) {
    await choose(costly)
    await expect(form).toContainText(
      'stopień zabezpieczenia może wynosić najwyżej 19, a nagłówek może mieć najwyżej 16 KB',
    )
  }

  await choose(copy)
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(toast(page, 'Wczytano dane z pliku')).toBeVisible()
  expect(await readChanges(page, ANNA)).toEqual([ELECTRICAL])

  // A slow computer, whose worker does not come to an end.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {}
  })
  await choose(copy)
  await form.getByRole('button', { name: 'Przerwij' }).click()
  await expect(form.getByLabel('Hasło')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Otwórz' })).toBeEnabled()
  await expect(form.getByLabel('Hasło')).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Anuluj' }).click()
  await expect(form).toHaveCount(0)
})

test('the copy of a register with an orzeczenie is always locked, opens the register elsewhere, and a damaged one changes nothing', async ({
  page,
  browser,
}, testInfo) => {
  await openRegister(page, [LUCJA, EXAMINATION], TAB, 'Ustawienia')
  await expect(page.getByText('zawsze chroni ją hasło')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Kopia z hasłem' })).toHaveCount(0)
  const copy = await saveSealedCopy(page, testInfo, PASSPHRASE)
  const there = await openElsewhere(browser, testInfo)
  const choose = there.getByLabel('Plik z kopią rejestru')
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await expect(there.getByText('Nie wczytano kopii')).toBeVisible()
  // A disk that does not answer: the reading can be ended, and another file chosen.
  await there.evaluate(() => {
    const { text } = Blob.prototype
    let isStuck = true
    Blob.prototype.text = function () {
      if (this.size !== 4 || !isStuck) return Reflect.apply(text, this, [])
      isStuck = false
      return new Promise(() => {})
    }
  })
  await choose.setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.alloc(100, '{') })
  await there.getByRole('button', { name: 'Przerwij' }).click()
  await expect(there.getByRole('button', { name: 'Wczytaj kopię rejestru' })).toBeEnabled()
  await expect(there.getByText('Nie wczytano kopii')).toHaveCount(0)
  await choose.setInputFiles(copy)
  await openSealedFile(there, PASSPHRASE)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await there.goto('/employees')
  await expect(there.getByRole('row', { name: /Ćwiąkała Łucja/ })).toBeVisible()
  expect(await readChanges(there, OWNER.id)).toContainEqual(EXAMINATION)
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

  test('is asked for where a register has an orzeczenie, shares records and scans with those who know the passphrase, and gets another one', async ({
    page,
    browser,
  }, testInfo) => {
    await stubFolderPicker(page)
    await openRegister(page, [LUCJA, EXAMINATION], TAB, 'Ustawienia')
    await openPart(page, 'Folder wspólny')
    await page.getByRole('button', { name: 'Wybierz folder' }).click()
    await expect(page.getByRole('dialog', { name: 'Zabezpiecz folder hasłem' })).toBeVisible()
    await choosePassphrase(page, PASSPHRASE)
    await expect(folderCard(page)).toContainText(SEALED)
    await expectAccessible(page)

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
    await expect(folderCard(page)).toContainText(`Pliki bez hasła, których nie wczytano${OPEN}`)
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

    // Another passphrase: the other browser is told, asks for the new one, and loses nothing.
    await page.goto(TAB)
    await page.getByRole('button', { name: 'Zmień hasło folderu' }).click()
    await choosePassphrase(page, OTHER)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const changed = await readFolderBytes(page)
    await there.goto('/employees/new')
    await there.getByLabel('Imię').fill('Żaneta')
    await there.getByLabel('Nazwisko').fill('Źdźbło')
    await there.getByLabel('Stanowisko').fill('magazynier')
    await there.getByRole('button', { name: 'Dodaj pracownika' }).click()
    await expect(there.getByRole('heading', { level: 1, name: 'Żaneta Źdźbło' })).toBeVisible()
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
    await removeFromFolder(page, SEALED)
    await writeFolderBytes(page, merged)
    await lookAgain(page)
    await page.goto('/employees')
    await expect(page.getByRole('link', { name: 'Źdźbło Żaneta' })).toBeVisible()

    // An altered file changes nothing here and is not written over.
    const sealedBytes = Buffer.from(merged[SEALED] ?? '', 'base64')
    sealedBytes[sealedBytes.length - 1] = (sealedBytes.at(-1) ?? 0) ^ 1
    await writeFolderBytes(there, { [SEALED]: sealedBytes.toString('base64') })
    await there.goto(TAB)
    await expect(there.getByRole('alert').filter({ hasText: 'jest uszkodzony' }).first()).toBeVisible()
    expect((await readFolderBytes(there))[SEALED]).toBe(sealedBytes.toString('base64'))
    await there.context().close()
  })
})
