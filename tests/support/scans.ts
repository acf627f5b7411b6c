import type { Locator, Page } from 'playwright/test'

import { expect } from './journey.ts'

/** A PDF of one empty page. `words` make it another file, and `script` runs when it is opened. */
export function pdf(words = 'Orzeczenie', script = ''): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      `% ${words}`,
      '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj',
      `4 0 obj<</S/JavaScript/JS(${script.replace(/[()\\]/g, '\\$&')})>>endobj`,
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  )
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

export const pdfFile = (name: string, words = name): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(words),
})

/** Chooses files by „Dodaj skan” within a part of the screen, and waits until they are taken. */
export async function addScans(part: Page | Locator, files: ChosenFile[]): Promise<void> {
  await part.getByLabel('Pliki ze skanami').setInputFiles(files)
  await expect(part.getByRole('button', { name: 'Dodawanie…' })).toHaveCount(0)
}

/** Returns the hashes of the scans that the browser keeps, sorted. */
export async function readScanHashes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'pewnik-scans')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('pewnik-scans')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('scans').objectStore('scans').getAllKeys()
        reading.addEventListener('error', () => reject(reading.error))
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result.map((key) => (Array.isArray(key) ? String(key[1]) : '')).toSorted())
        })
      })
    })
  })
}
