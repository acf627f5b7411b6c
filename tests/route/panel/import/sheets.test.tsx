import { readFileSync } from 'node:fs'

import { utils, write } from '@e965/xlsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { choose, goOn, goToPeople, openImport, record } from '../../../support/import-steps'

const HEADINGS = ['Nazwisko i imię', 'Nr pracownika', 'Stanowisko']

/** Two sheets with the same columns, one with others, one without people and a hidden one. */
function company() {
  const book = utils.book_new()
  const sheets: Record<string, (string | number)[][]> = {
    Magazyn: [
      ['Magazyn, stan na dziś'],
      HEADINGS,
      ['Lis Jan', 901, 'Magazynier'],
      ['Kos Ewa', 902, 'Magazynier'],
    ],
    Biuro: [HEADINGS, ['Sowa Anna', 903, 'Księgowa']],
    Budowa: [
      ['Imię i nazwisko', 'Telefon'],
      ['Jan Dudek', '600 100 200'],
    ],
    Listy: [['Kolory'], ['czerwony']],
    Dawni: [HEADINGS, ['Dawny Dawid', 904, 'Magazynier']],
  }
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  utils.book_set_sheet_visibility(book, 'Dawni', 1)
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' })
  return new Uint8Array(bytes)
}

const sheet = (name: RegExp) => screen.findByRole('checkbox', { name })

test('sheets with the same columns are read together, others after them, and the last step names what was not read', async () => {
  const page = await openImport()
  await choose(page, 'firma.xlsx', company())
  expect(await sheet(/^Magazyn, 2\sosoby$/)).toBeChecked()
  expect(await sheet(/^Biuro, 1\sosoba$/)).toBeChecked()
  expect(await sheet(/^Budowa, 1\sosoba$/)).toBeChecked()
  expect(await sheet(/^Listy, nie widać/)).not.toBeChecked()
  expect(await sheet(/^Dawni, 1\sosoba, ukryty$/)).not.toBeChecked()
  expect(screen.getByText(/^Inne kolumny mają: Budowa\./)).toBeVisible()

  await goOn(page)
  expect(await screen.findByRole('row', { name: /Magazyn 3.*Jan Lis/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Biuro 2.*Anna Sowa/ })).toBeVisible()
  await goOn(page)
  await screen.findByText('Nowi ludzie: 3')
  await record(page)
  expect(screen.getByText(/^Arkusze, których nie wczytujemy: Listy, Dawni \(1\sosoba\)\./)).toBeVisible()

  await page.user.click(screen.getByRole('button', { name: 'Wczytaj teraz arkusz „Budowa”' }))
  expect(await sheet(/^Budowa/)).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: /^Magazyn/ })).toBeNull()
  await goToPeople(page)
  expect(screen.getByText('Nowi ludzie: 1')).toBeVisible()
})

test('hidden rows and sheets are left out and counted, and come in when ticked', async () => {
  const page = await openImport()
  const file = readFileSync('tests/support/workbooks/other-programs/hidden-sheet-and-rows.xlsx')
  await choose(page, 'ukryte.xlsx', new Uint8Array(file))
  expect(await sheet(/^Listy.*ukryty$/)).not.toBeChecked()
  expect(await sheet(/^Rejestr, 3\sosoby$/)).toBeChecked()
  expect(screen.getByText('Ukryte wiersze, których nie wczytujemy: 2.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Dalej: 3\swiersze/ })).toBeVisible()
  await page.user.click(await sheet(/^Wczytaj także ukryte wiersze: 2$/))
  expect(await screen.findByRole('button', { name: /^Dalej: 5\swierszy/ })).toBeVisible()
})

test('a sheet that cannot be read is named, and the others are read', async () => {
  const page = await openImport()
  const file = readFileSync('tests/support/workbooks/other-programs/wide-second-sheet.xlsx')
  await choose(page, 'szeroki.xlsx', new Uint8Array(file))
  expect(
    await screen.findByText(/^Arkusza „Harmonogram” nie da się wczytać\. Arkusz jest za\sduży/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /^Dalej: 3\swiersze/ })).toBeVisible()
})

test('letters and separators can be chosen by what they make of the file', async () => {
  const page = await openImport()
  await choose(
    page,
    'lista.csv',
    new Uint8Array(readFileSync('tests/support/workbooks/other-programs/iso-8859-2.csv')),
  )
  expect(await screen.findByRole('option', { name: /^imię – ISO-8859-2/, selected: true })).toBeVisible()
  await page.user.selectOptions(screen.getByLabelText('Polskie litery'), 'cp852')
  expect(await screen.findByRole('option', { name: /CP852/, selected: true })).toBeVisible()
  await page.user.selectOptions(screen.getByLabelText('Polskie litery'), 'iso-8859-2')
  await page.user.selectOptions(await screen.findByLabelText('Co oddziela kolumny'), '|')
  expect(await screen.findAllByText(/Nazwisko i\simię;Stanowisko/)).not.toHaveLength(0)
})
