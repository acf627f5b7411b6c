import { filesOfCopy } from '../support/backup.ts'
import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { drawPng } from '../support/photos.ts'
import { printedPages } from '../support/printed-pages.ts'
import { addScans, pdfFile } from '../support/scans.ts'

/** An employee of the sample. */
const MAREK = 'iyGjppxfdbffQoF1'

test('an employer prints the dossier of a person, and saves it as a ZIP with the scans', async ({ page }) => {
  await openAs(page, 'Pracodawca', `/employees/${MAREK}`, 'Marek Gżegżółka')
  await page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie').click()
  const paper = page
    .getByRole('listitem')
    .filter({ hasText: /^Orzeczenie z/ })
    .first()
  await addScans(paper, [
    pdfFile('orzeczenie.pdf'),
    { name: 'strona.png', mimeType: 'image/png', buffer: await drawPng(page, 400, 300) },
  ])
  await expect(paper.getByRole('button', { name: /strona\.jpg/ })).toBeVisible()
  await page.getByRole('link', { name: 'Teczka dla inspektora' }).click()

  const dossier = page.getByRole('article', { name: 'Teczka: Marek Gżegżółka' })
  await expect(dossier).toContainText(/Skany: orzeczenie\.pdf \(PDF, tylko w\spliku ZIP\), strona\.jpg/)
  await expect(page.getByRole('button', { name: 'Drukuj' }), 'the photos are read').toBeEnabled()
  const sheets = await printedPages(page)
  expect(sheets).toPrint('Orzeczenie lekarskie')
  expect(sheets).not.toPrint('Wydaj ją tylko temu')
  expect(sheets, 'the photo has a page of its own').toHaveLength(2)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz ZIP ze skanami' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('teczka-Gżegżółka Marek-2026-11-21.zip')
  const files = await filesOfCopy(await download.path())
  expect(Object.keys(files)).toEqual([
    'Gżegżółka Marek/teczka.html',
    'Gżegżółka Marek/01 orzeczenie.pdf',
    'Gżegżółka Marek/02 strona.jpg',
  ])
  expect(Buffer.from(files['Gżegżółka Marek/01 orzeczenie.pdf'] ?? []).toString()).toContain('%PDF-1.4')
})
