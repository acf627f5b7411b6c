import type { Browser, Page, TestInfo } from 'playwright/test'

import { keyFileName, scansFolderName, sharedFileName } from '~/domain/register/shared-names'

import { expect, lookAgain, test } from '../support/journey.ts'
import { openPart, scansCard, toast } from '../support/locators.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'
import { addScans, pdfFile, readScanHashes } from '../support/scans.ts'
import {
  readFolder,
  readFolderBytes,
  readScansFolder,
  stubFolderPicker,
  writeFolderBytes,
  writeScansFolder,
} from '../support/shared-folder.ts'

const FILE = sharedFileName(OWNER)
const SEALED = `${FILE}.age`
const KEY = keyFileName(OWNER)
const PASSPHRASE = 'poprawny koń bateria'
const SCANS = scansFolderName(OWNER)
const CERTIFICATE = {
  kind: 'certificate-added',
  id: 'change-first-aid',
  day: '2026-11-20',
  certificate: {
    id: 'own-first-aid',
    userId: 'person-a',
    type: 'first_aid',
    number: 'KPP-90001',
    issueDate: '2026-11-02',
    expiryDate: '2029-11-02',
    status: 'active',
    enteredBy: OWNER.company,
  },
}

const scan = (page: Page, name: string) => scansCard(page).getByRole('button', { name })

/** Opens the certificate in another browser, which finds those files in the folder. */
async function openElsewhere(browser: Browser, { project }: TestInfo, files: Record<string, string>) {
  const context = await browser.newContext({ baseURL: project.use.baseURL })
  const page = await context.newPage()
  await stubFolderPicker(page)
  await page.goto('/login/new')
  await writeFolderBytes(page, files)
  await page.getByRole('button', { name: 'Otwórz folder wspólny' }).click()
  await page.getByLabel('Hasło').fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Otwórz', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await page.goto(`/certificates/${CERTIFICATE.certificate.id}`)
  await expect(scansCard(page)).toBeVisible()
  return page
}

/** Waits until the folder has so many scans and its list names the last one, and returns the files beside the scans. */
async function filesWith(page: Page, count: number): Promise<Record<string, string>> {
  await scansOfFolder(page, count)
  return readFolderBytes(page)
}

async function scansOfFolder(page: Page, count: number): Promise<Record<string, string>> {
  await expect.poll(async () => Object.keys(await readScansFolder(page, SCANS))).toHaveLength(count)
  return readScansFolder(page, SCANS)
}

test('three browsers share scans by a folder: one comes late, two were added at once, one is removed', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  await stubFolderPicker(page)
  const register = [personSaved('a', 'Łucja', 'Ćwiąkała'), CERTIFICATE]
  await openRegister(page, register, '/settings?tab=data', 'Ustawienia')
  await openPart(page, 'Folder wspólny')
  await page.getByRole('button', { name: 'Wybierz folder' }).click()
  await expect(page.getByText(FILE).first()).toBeVisible()
  // A register with scans may not be in an open folder.
  await page.goto(`/certificates/${CERTIFICATE.certificate.id}`)
  await addScans(scansCard(page), [pdfFile('pierwszy.pdf')])
  await expect(page.getByRole('alert').filter({ hasText: 'trzeba zabezpieczyć hasłem' })).toBeVisible()
  expect((await readFolder(page))[FILE]).not.toContain('pierwszy.pdf')
  await page.goto('/settings?tab=data')
  await page.getByRole('button', { name: 'Zabezpiecz folder hasłem' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hasło', { exact: true }).fill(PASSPHRASE)
  await dialog.getByLabel('Powtórz hasło').fill(PASSPHRASE)
  await dialog.getByRole('button', { name: 'Zabezpiecz', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  // The folder is sealed in one press, and nothing in it is left open.
  await expect(toast(page, 'Folder wspólny jest zabezpieczony hasłem')).toBeVisible()
  expect(Object.keys(await readFolder(page)).toSorted()).toEqual([KEY, SEALED])
  await page.goto(`/certificates/${CERTIFICATE.certificate.id}`)
  await expect(scan(page, 'pierwszy.pdf')).toBeVisible()
  const first = await scansOfFolder(page, 1)
  const [[name = '', bytes = ''] = []] = Object.entries(first)
  expect(name).toBe(`${(await readScanHashes(page))[0]}.pdf.age`)

  // The sync service brings the list of changes first.
  const there = await openElsewhere(browser, testInfo, await filesWith(page, 1))
  await expect(scan(there, 'pierwszy.pdf')).toContainText('brak w tej przeglądarce')
  await scan(there, 'pierwszy.pdf').click()
  await expect(there.getByText('Skan jeszcze się nie zsynchronizował')).toBeVisible()
  await there.keyboard.press('Escape')
  // Then a half of the scan, and another file under its name.
  const whole = Buffer.from(bytes, 'base64')
  const altered = Buffer.from(whole)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  for (const wrong of [whole.subarray(0, -40).toString('base64'), altered.toString('base64')]) {
    await writeScansFolder(there, SCANS, { [name]: wrong })
    await lookAgain(there)
    await there.goto('/settings?tab=data')
    await expect(there.getByText('Sprawdzanie folderu…')).toHaveCount(0)
    expect(await readScanHashes(there)).toEqual([])
  }
  await there.goto(`/certificates/${CERTIFICATE.certificate.id}`)
  await expect(scan(there, 'pierwszy.pdf')).toContainText('brak')
  await writeScansFolder(there, SCANS, first)
  await lookAgain(there)
  await expect(scan(there, 'pierwszy.pdf'), 'it shows as soon as it has come').not.toContainText('brak')

  // Both add a scan at once: the sync service makes a copy of the list of changes, and has both scans.
  await addScans(scansCard(page), [pdfFile('stad.pdf')])
  await addScans(scansCard(there), [pdfFile('stamtad.pdf')])
  const scans = { ...(await scansOfFolder(page, 2)), ...(await scansOfFolder(there, 2)) }
  const [here, other] = [await filesWith(page, 2), await filesWith(there, 2)]
  const third = await openElsewhere(browser, testInfo, {
    [KEY]: here[KEY] ?? '',
    [SEALED]: here[SEALED] ?? '',
    [SEALED.replace('.age', '-KOMPUTER2.age')]: other[SEALED] ?? '',
  })
  // Two whole scans under each other's names are neither of them.
  const [one = '', another = ''] = Object.keys(scans).filter((file) => file !== name)
  await writeScansFolder(third, SCANS, { [one]: scans[another] ?? '', [another]: scans[one] ?? '' })
  await lookAgain(third)
  await third.goto('/settings?tab=data')
  await expect(third.getByText('Sprawdzanie folderu…')).toHaveCount(0)
  expect(await readScanHashes(third)).toEqual([])
  await third.goto(`/certificates/${CERTIFICATE.certificate.id}`)
  await writeScansFolder(third, SCANS, scans)
  await lookAgain(third)
  for (const each of ['pierwszy.pdf', 'stad.pdf', 'stamtad.pdf']) {
    await expect(scan(third, each)).toBeVisible()
    await expect(scan(third, each)).not.toContainText('brak')
  }

  // A removed one leaves the folder, too, and undoing brings it back.
  await scan(third, 'pierwszy.pdf').click()
  await third.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await scansOfFolder(third, 2)
  await third
    .getByRole('status')
    .filter({ hasText: 'Usunięto skan' })
    .getByRole('button', { name: 'Cofnij' })
    .click()
  await scansOfFolder(third, 3)
  await there.context().close()
  await third.context().close()
})
