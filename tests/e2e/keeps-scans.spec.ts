import { writeFile } from 'node:fs/promises'

import { zipSync } from 'fflate'
import type { Page } from 'playwright/test'

import { filesOfCopy } from '../support/backup.ts'
import { expect, expectAccessible, openAs, test } from '../support/journey.ts'
import { scansCard, toast } from '../support/locators.ts'
import { ANNA, ELECTRICAL, storeOwnData } from '../support/own-data.ts'
import { drawPng } from '../support/photos.ts'
import { addScans, pdf, pdfFile, readScanHashes } from '../support/scans.ts'

/** An employee whose orzeczenie has ended. */
const MAREK = 'iyGjppxfdbffQoF1'

/** The centre of the sample runs it. */
const TRAINING = '/trainings/5aCnsH1TUC27vjEQ'
const TRAINING_TITLE = 'Bezpieczna obsługa wózków jezdniowych: warsztat praktyczny'

const CERTIFICATE = `/certificates/${ELECTRICAL.certificate.id}`

const scan = (page: Page, name: string) => scansCard(page).getByRole('button', { name })

/** Opens a certificate that Anna has added. */
async function openCertificate(page: Page): Promise<void> {
  await storeOwnData(page, ANNA, { changes: [ELECTRICAL] })
  await openAs(page, 'Pracownik', CERTIFICATE, 'Elektryczne')
}

const photoFile = async (page: Page, name: string, width = 60, height = 40) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPng(page, width, height),
})

/** Opens a scan in the viewer and waits until the viewer has the focus, because its keys work only then. */
async function openViewer(page: Page, name: string) {
  await scan(page, name).click()
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
}

test('a certificate has a photo and a PDF of its document, which open, turn and stay', async ({ page }) => {
  await openCertificate(page)
  await addScans(scansCard(page), [
    await photoFile(page, 'swiadectwo.png', 3000, 1500),
    pdfFile('zaswiadczenie.pdf'),
  ])
  await expect(toast(page, 'Dodano 2 skany')).toBeVisible()
  await page.reload()
  await expect(scan(page, 'zaswiadczenie.pdf')).toBeVisible()
  await expectAccessible(page)

  await openViewer(page, 'swiadectwo.jpg')
  const viewer = page.getByRole('dialog')
  const photo = viewer.getByRole('img', { name: 'swiadectwo.jpg' })
  await expect(photo).toBeVisible()
  expect(
    await photo.evaluate(
      (image) => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight],
    ),
    'a photo is made smaller',
  ).toEqual([2000, 1000])
  const widthOf = async () => (await photo.boundingBox())?.width ?? 0
  const heightOf = async () => (await photo.boundingBox())?.height ?? 0
  const upright = await widthOf()
  await page.keyboard.press('+')
  await expect.poll(widthOf, 'a plus makes it larger').toBeCloseTo(upright * 1.5, 0)
  await page.keyboard.press('-')
  // A button at its end keeps the focus, and the keys go on.
  await viewer.getByRole('button', { name: 'Powiększ' }).focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter')
  await expect(viewer.getByRole('button', { name: 'Powiększ' })).toBeFocused()
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('-')
  await expect.poll(widthOf, 'minus makes it smaller again').toBeCloseTo(upright, 0)
  await page.keyboard.press('r')
  await expect.poll(heightOf, 'R turns it').toBeGreaterThan(await widthOf())
  await expectAccessible(page, 'in the viewer')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'zaswiadczenie.pdf' })).toBeVisible()
  const download = page.waitForEvent('download')
  await viewer.getByRole('link', { name: 'Zapisz plik' }).click()
  expect((await download).suggestedFilename()).toBe('zaswiadczenie.pdf')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

test('a PDF opens in a tab of its own, whose dialogs are not over the app @whole-chromium', async ({
  page,
  context,
}) => {
  const dialogs: string[] = []
  context.on('dialog', async (dialog) => {
    dialogs.push(`${dialog.page() === page ? 'app' : 'tab'}: ${dialog.message()}`)
    await dialog.accept()
  })
  await openCertificate(page)
  await addScans(scansCard(page), [
    {
      name: 'zaswiadczenie.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('Zaświadczenie', "app.alert('Podaj kod')"),
    },
  ])
  await openViewer(page, 'zaswiadczenie.pdf')
  await expectAccessible(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('dialog').getByRole('link', { name: 'Otwórz PDF' }).click()
  const tab = await opening
  const isShown = () => tab.frames().some((frame) => frame.url().startsWith('chrome-extension:'))
  await expect.poll(isShown).toBe(true)
  await expect.poll(() => dialogs).toEqual(['tab: Podaj kod'])
  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // It goes on in the tab when the app has left it.
  await tab.reload()
  await expect.poll(isShown).toBe(true)
  expect(page.frames()).toHaveLength(1)
  expect(new Set(dialogs)).toEqual(new Set(['tab: Podaj kod']))
})

test('the same file is added once, a file can be pasted and dropped, and a replaced one stays in the history', async ({
  page,
}) => {
  await openCertificate(page)
  await addScans(scansCard(page), [pdfFile('a.pdf', 'ten sam')])
  await expect(scan(page, 'a.pdf')).toBeVisible()
  await addScans(scansCard(page), [pdfFile('b.pdf', 'ten sam')])
  await expect(toast(page, 'Ten skan już tu jest')).toBeVisible()
  await expect(scansCard(page).getByRole('button', { name: /\.pdf/ })).toHaveCount(1)

  const give = (kind: 'paste' | 'drop', name: string) =>
    page.evaluate(
      ({ event, file, text }) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], file, { type: 'application/pdf' }))
        const init = { bubbles: true, cancelable: true }
        if (event === 'paste') {
          document.body.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer }))
        } else {
          const area = document.querySelector('[data-scan-picker]')
          area?.dispatchEvent(new DragEvent('dragover', { ...init, dataTransfer }))
          area?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer }))
        }
      },
      { event: kind, file: name, text: pdf(name).toString() },
    )
  await give('paste', 'wklejony.pdf')
  await expect(scan(page, 'wklejony.pdf')).toBeVisible()
  await give('drop', 'upuszczony.pdf')
  await expect(scan(page, 'upuszczony.pdf')).toBeVisible()

  await scan(page, 'a.pdf').click()
  await page.getByLabel('Plik z nowym skanem').setInputFiles([pdfFile('nowy.pdf')])
  await expect(toast(page, 'Zastąpiono skan. Nowy: nowy.pdf')).toBeVisible()
  await expect(scan(page, 'nowy.pdf')).toBeVisible()
  await expect(scan(page, 'a.pdf')).toHaveCount(0)
  // By keys: the pointer would keep a toast over what it waits for.
  await scansCard(page).getByText('Poprzednie skany: 1').press('Enter')
  await scan(page, 'a.pdf').press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Usuń' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await scan(page, 'nowy.pdf').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  const removed = toast(page, 'Usunięto skan i jego poprzednie wersje: nowy.pdf')
  await expect(removed).toBeVisible()
  await expect(scan(page, 'a.pdf')).toHaveCount(0)
  await expect(scan(page, 'nowy.pdf')).toHaveCount(0)
  await removed.getByRole('button', { name: 'Cofnij' }).click()
  await expect(scan(page, 'nowy.pdf')).toBeVisible()
})

test('only photos and PDFs are taken, by their content, up to 5 MB and five', async ({ page }) => {
  await openCertificate(page)
  const refused = scansCard(page).getByRole('alert')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await addScans(scansCard(page), [{ name: 'skan.pdf', mimeType: 'application/pdf', buffer: svg }])
  await expect(refused).toContainText('skan.pdf: To nie jest zdjęcie ani PDF')
  const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)])
  await addScans(scansCard(page), [{ name: 'duzy.pdf', mimeType: 'application/pdf', buffer: large }])
  await expect(refused).toContainText('duzy.pdf: Plik jest za duży')
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)])
  await addScans(scansCard(page), [{ name: 'zepsute.jpg', mimeType: 'image/jpeg', buffer: broken }])
  await expect(refused).toContainText('nie potrafi odczytać tego pliku')
  await expect(scansCard(page).getByRole('button', { name: /\.(pdf|jpg)/ })).toHaveCount(0)

  const six = Array.from({ length: 6 }, (_, place) => pdfFile(`${place + 1}.pdf`))
  await scansCard(page).getByLabel('Pliki ze skanami').setInputFiles(six)
  await expect(scansCard(page).getByRole('button', { name: /\.pdf/ })).toHaveCount(5)
  await expect(refused).toContainText('najwyżej 5 skanów')
  await expect(scansCard(page).getByRole('button', { name: 'Dodaj skan' })).toHaveCount(0)
  await expect(scansCard(page).locator(':focus'), 'the focus stays where the button was').toHaveCount(1)

  // Undoing a removal can bring back more than there is room for.
  await scan(page, '1.pdf').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  const undo = toast(page, 'Usunięto skan').getByRole('button', { name: 'Cofnij' })
  await addScans(scansCard(page), [pdfFile('7.pdf')])
  await undo.click()
  await expect(scansCard(page).getByRole('button', { name: /\.pdf/ })).toHaveCount(6)
  await scansCard(page).getByLabel('Pliki ze skanami').waitFor({ state: 'detached' })
})

test('the scan of an orzeczenie is taken with it, and only its employer sees it', async ({ page }) => {
  await openAs(page, 'Pracodawca', `/employees/${MAREK}/examination`, 'Dodaj orzeczenie')
  await page.getByLabel('Rodzaj badań').selectOption({ label: 'okresowe' })
  await page.getByLabel('Orzeczenie stwierdza').selectOption({ index: 1 })
  await page.getByLabel('Data orzeczenia').fill('2026-11-20')
  await page.getByLabel('Data następnych badań').fill('2029-11-20')
  await addScans(page, [pdfFile('orzeczenie.pdf')])
  await expect(page.getByText('orzeczenie.pdf')).toBeVisible()
  // It is kept with the draft.
  await page.reload()
  await expect(page.getByText('orzeczenie.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dodaj orzeczenie' }).click()
  await page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
  await expect(page.getByRole('button', { name: /orzeczenie\.pdf/ })).toBeVisible()

  await page.goto('/scans')
  await expect(page.getByRole('row', { name: /orzeczenie\.pdf.*Gżegżółka.*Orzeczenie z/ })).toBeVisible()
  await expectAccessible(page)

  await openAs(page, 'Administrator', '/scans', 'Skany')
  await expect(page.getByText('Nie ma jeszcze skanów')).toBeVisible()
})

test('a copy brings scans back but one whose bytes were changed, all or none of them, and undoing an erasure does, too', async ({
  page,
}, testInfo) => {
  test.slow()
  await openCertificate(page)
  await addScans(
    scansCard(page),
    ['dobry.pdf', 'zmieniony.pdf', 'trzeci.pdf'].map((name) => pdfFile(name)),
  )
  await expect(scan(page, 'trzeci.pdf')).toBeVisible()
  const hashes = await readScanHashes(page)
  await page.goto('/settings?tab=data')
  await expect(page.getByText('3 skany,')).toBeAttached()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  const files = await filesOfCopy(await (await downloading).path())
  expect(Object.keys(files).toSorted()).toEqual(
    ['dane.json', ...hashes.map((hash) => `dokumenty/${hash}.pdf`)].toSorted(),
  )
  const whole = testInfo.outputPath('cala.zip')
  await writeFile(whole, zipSync(files))
  const [changed = ''] =
    Object.entries(files).find(
      ([name, bytes]) => name.startsWith('dokumenty/') && Buffer.from(bytes).includes('zmieniony'),
    ) ?? []
  files[changed] = pdf('podmieniony')
  const copy = testInfo.outputPath('kopia.zip')
  await writeFile(copy, zipSync({ ...files, 'dokumenty/a.html': pdf(), 'inne/b.pdf': pdf() }))

  const erase = async () => {
    await page.getByRole('button', { name: 'Usuń dane' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Usuń dane' }).click()
    await expect(toast(page, 'Usunięto dane z tej przeglądarki').first()).toBeVisible()
    await expect.poll(() => readScanHashes(page), 'erased data leave no scan').toEqual([])
  }
  await erase()
  await toast(page, 'Usunięto dane').getByRole('button', { name: 'Cofnij' }).click()
  await expect.poll(() => readScanHashes(page)).toEqual(hashes)
  await erase()
  await page.reload()

  // A full disk takes in none of them.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    let room = 2
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      if (this.name === 'scans' && room === 0) throw new DOMException('Full.', 'QuotaExceededError')
      if (this.name === 'scans') room -= 1
      return Reflect.apply(put, this, args)
    }
  })
  await page.getByLabel('Plik z kopią danych').setInputFiles(whole)
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await readScanHashes(page)).toEqual([])
  await page.reload()

  // A slow computer: the hash of the second scan waits.
  await page.evaluate(() => {
    const { digest } = SubtleCrypto.prototype
    let started = 0
    SubtleCrypto.prototype.digest = async function (...args) {
      started += 1
      if (started === 3) await new Promise((resolve) => addEventListener('hurry', resolve, { once: true }))
      return Reflect.apply(digest, this, args)
    }
  })
  await page.getByLabel('Plik z kopią danych').setInputFiles(whole)
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(page.getByText('Zapisywanie skanów: 1 z 3')).toBeVisible()
  await page.getByRole('button', { name: 'Przerwij' }).click()
  await page.evaluate(() => dispatchEvent(new Event('hurry')))
  await expect(page.getByRole('button', { name: 'Wczytaj dane' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Anuluj' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await readScanHashes(page)).toEqual([])
  await page.reload()

  await page.getByLabel('Plik z kopią danych').setInputFiles(copy)
  await expect(page.getByText('których nie wymienia żaden wpis, zostaną pominięte: 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(toast(page, 'Pominięto 1 skan')).toBeVisible()
  await page.goto(CERTIFICATE)
  await openViewer(page, 'dobry.pdf')
  await expect(page.getByRole('link', { name: 'Zapisz plik' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Tego skanu nie ma w tej przeglądarce')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(scan(page, 'zmieniony.pdf')).toContainText('brak w tej przeglądarce')
})

test('a full disk keeps the record and says that the scan was not kept', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      if (this.name === 'scans') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return Reflect.apply(put, this, args)
    }
  })
  await openAs(page, 'Pracownik', '/certificates/new?type=first_aid', 'Dodaj certyfikat')
  await page.getByLabel('Zakres').selectOption({ label: 'szkolenie pracowników' })
  await page.getByLabel('Numer', { exact: true }).fill('KPP-90009')
  await page.getByLabel('Data wydania').fill('2026-11-02')
  await page.getByLabel('Data ważności').fill('2029-11-02')
  await addScans(page, [pdfFile('skan.pdf')])
  await expect(page.getByRole('alert')).toContainText('nie ma miejsca na ten skan')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  await expect(page.getByText('KPP-90009').first()).toBeVisible()
  await expect(scansCard(page).getByRole('button', { name: /\.pdf/ })).toHaveCount(0)
})

test('opening the panel reads no scan, and a removed one is cleared away after a day', async ({ page }) => {
  await page.clock.install()
  await openCertificate(page)
  await addScans(scansCard(page), [pdfFile('zostaje.pdf'), pdfFile('znika.pdf')])
  await expect(scan(page, 'znika.pdf')).toBeVisible()
  expect(await readScanHashes(page)).toHaveLength(2)
  await scan(page, 'znika.pdf').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(toast(page, 'Usunięto skan: znika.pdf')).toBeVisible()

  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, ...args: Parameters<typeof get>) {
      if (this.name === 'scans') Reflect.set(globalThis, 'hasReadScan', true)
      return Reflect.apply(get, this, args)
    }
  })
  const readUnnamed = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('pewnik-scans')
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('unnamed').objectStore('unnamed').count()
            counting.addEventListener('success', () => {
              opening.result.close()
              resolve(counting.result)
            })
          })
        }),
    )
  await page.goto('/dashboard')
  await expect.poll(readUnnamed, 'it is noted first').toBe(1)
  expect(await readScanHashes(page)).toHaveLength(2)
  await page.clock.fastForward('25:00:00')
  await page.goto('/certificates')
  await expect.poll(() => readScanHashes(page)).toHaveLength(1)
  expect(await page.evaluate(() => Reflect.has(globalThis, 'hasReadScan'))).toBe(false)
  await page.goto(CERTIFICATE)
  await expect(scan(page, 'zostaje.pdf')).not.toContainText('brak')
})

test('a training has the scan of its attendance list, for those who run it', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', TRAINING, TRAINING_TITLE)
  const part = page.getByRole('region', { name: 'Skany listy obecności i dokumentów' })
  await addScans(part, [pdfFile('lista.pdf')])
  await expect(part.getByRole('button', { name: /lista\.pdf/ })).toBeVisible()
  await expectAccessible(page)
  await openAs(page, 'Pracownik', TRAINING, TRAINING_TITLE)
  await expect(part).toHaveCount(0)
})
