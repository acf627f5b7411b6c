import { readFile } from 'node:fs/promises'

import { openByPassphrase } from '~/browser/sealing/age-file.client'

import { filesIn } from '../support/backup.ts'
import { examinationRecorded } from '../support/changes.ts'
import { expect } from '../support/journey.ts'
import { manyPeople } from '../support/many-people.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { printedPages } from '../support/printed-pages.ts'

const PASSPHRASE = 'poprawny koń bateria'

test('an employer of 200 people prints what an inspector asks for, stops a package, and saves one with a passphrase', async ({
  page,
}) => {
  const examination = examinationRecorded('paper', { userId: 'person-0', outcome: 'fit' })
  await openRegister(page, [manyPeople(200), examination], '/employer/inspection', 'Kontrola jutro')
  const sheets = await printedPages(page)
  expect(sheets).toPrint('Ocena ryzyka zawodowego')
  expect(sheets).not.toPrint('Orzeczenia lekarskie')

  const save = page.getByRole('button', { name: 'Pobierz ZIP' })
  await page.getByRole('button', { name: 'Pakiet ZIP', exact: true }).click()
  await save.click()
  await expect(page.getByRole('progressbar', { name: 'Przygotowanie pakietu' })).toBeVisible()
  await page.getByRole('button', { name: 'Przerwij' }).click()
  await expect(save).toBeEnabled()

  await page.getByRole('checkbox', { name: /^Orzeczenia lekarskie w/ }).check()
  await save.click()
  const dialog = page.getByRole('dialog', { name: /^Pakiet z/ })
  await dialog.getByLabel('Hasło', { exact: true }).fill(PASSPHRASE)
  await dialog.getByLabel('Powtórz hasło').fill(PASSPHRASE)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Pobierz pakiet' }).click()
  const download = await downloading
  expect(download.suggestedFilename(), 'the stopped package is never saved').toBe(
    'kontrola-2026-11-22.zip.age',
  )
  const sealed = new Blob([await readFile(await download.path())])
  const { content } = await openByPassphrase(sealed, PASSPHRASE)
  const files = filesIn(new Uint8Array((await content?.arrayBuffer()) ?? []))
  const dossiers = Object.keys(files).filter((path) => path.endsWith('/teczka.html'))
  expect(dossiers).toHaveLength(200)
  const text = dossiers.map((path) => Buffer.from(files[path] ?? []).toString()).join('\n')
  expect(text).toContain('Orzeczenie lekarskie')
})
