import { zipSync } from 'fflate'
import type { Locator, Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test, openMore } from '../support/journey.ts'
import { readRows } from '../support/own-data.ts'
import { rowXml, sharing, SHEET, workbook } from '../support/workbook.ts'

const LIST = 'tests/support/workbooks/list.xlsx'
const MATRIX = 'tests/support/workbooks/matrix.xlsx'
const WINDOWS_1250 = 'tests/support/workbooks/windows-1250.csv'

async function openImport(page: Page): Promise<void> {
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  await page.getByRole('link', { name: /^Wczytaj z\sExcela$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Wczytaj z\sExcela$/ })).toBeVisible()
}

async function chooseFile(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Wybierz plik' }).click()
  await (await chooser).setFiles(file)
}

async function paste(page: Page, ...rows: string[]): Promise<void> {
  await page.getByLabel('Albo wklej tabelę').fill(rows.join('\n').replaceAll(' | ', '\t'))
  await page.getByRole('button', { name: 'Wczytaj wklejoną tabelę' }).click()
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Dalej/ }).click()
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Wczytano' })).toBeVisible()
}

function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

test('an employer brings people and certificates out of a workbook, and takes all of it back', async ({
  page,
}) => {
  await openImport(page)
  await expectAccessibleEverywhere(page)
  await chooseFile(page, LIST)

  // The columns are proposed by their headings, which stand below a title.
  await expect(page.getByLabel('Co jest w kolumnie Nazwisko i imię')).toHaveValue('lastFirst')
  await expect(page.getByLabel('Co jest w kolumnie Ważne do')).toHaveValue('expiryDate')
  await expectAccessibleEverywhere(page)
  await goOn(page)

  await expect(rowWith(page, 'Łucja Ćwiąkała')).toContainText(
    /eksploatacja · E1\/204\/26 · wydany 12\.03\.2026/,
  )
  await expect(page.getByText('3 dobre')).toBeVisible()
  await goOn(page)
  await expect(page.getByText('Nowi ludzie: 3', { exact: true })).toBeVisible()
  await record(page)
  await expect(page.getByText('Nowe certyfikaty: 3', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await page.getByRole('link', { name: 'Ćwiąkała Łucja' }).click()
  await expect(page.getByText('E1/204/26').first()).toBeVisible()
  await page.goBack()
  await page.goBack()

  await openImport(page)
  await chooseFile(page, LIST)
  await goOn(page)
  await goOn(page)
  await expect(page.getByText(/nie ma nic nowego/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wczytaj', exact: true })).toBeDisabled()
})

test('the whole import is taken back by one press, out of this browser, and its toast brings it back', async ({
  page,
}) => {
  await openImport(page)
  await chooseFile(page, LIST)
  await goOn(page)
  await goOn(page)
  await record(page)
  await page.getByRole('button', { name: 'Cofnij całe wczytanie' }).click()
  await expect(page.getByRole('heading', { name: 'Wczytanie cofnięte' })).toBeVisible()
  await expect(page.getByText('nie ma już w tej przeglądarce')).toBeVisible()
  expect(JSON.stringify(await readRows(page, 'changes'))).not.toContain('Ćwiąkała')
  await page.getByRole('button', { name: 'Przywróć' }).click()
  await expect(page.getByRole('heading', { name: 'Wczytano' })).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij całe wczytanie' }).click()
  await expect(page.getByRole('heading', { name: 'Wczytanie cofnięte' })).toBeVisible()
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pracownicy' })).toBeVisible()
  await expect(page.getByText('Ćwiąkała Łucja')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Ćwiąkała Łucja')).toHaveCount(0)
})

test('an earlier import is taken back from the list, but not once something of it was changed', async ({
  page,
}) => {
  await openImport(page)
  await chooseFile(page, LIST)
  await goOn(page)
  await goOn(page)
  await record(page)
  await openImport(page)
  const past = page.getByRole('region', { name: 'Wcześniejsze wczytania' })
  await expect(past).toContainText(/list\.xlsx, 21\.11\.2026\s*3\sosoby, 3\scertyfikaty/)
  await expectAccessibleEverywhere(page)
  await past.getByRole('button', { name: /^Cofnij/ }).press('Enter')
  await expect(past).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await chooseFile(page, LIST)
  await goOn(page)
  await goOn(page)
  await expect(page.getByText('Nowi ludzie: 3', { exact: true })).toBeVisible()
  await record(page)
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await page.getByRole('link', { name: 'Ćwiąkała Łucja' }).click()
  await openMore(page)
  await page.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()
  await openImport(page)
  await expect(past).toContainText('Dane zmieniono później')
  await expect(past.getByRole('button')).toHaveCount(0)
})

test('a sheet with a date for each person and qualification is read as well', async ({ page }) => {
  await openImport(page)
  await chooseFile(page, MATRIX)
  await expect(page.getByLabel('Co jest w kolumnie BHP robotnicze')).toHaveValue('expiryDates')
  await expect(page.getByLabel('Jakie uprawnienie jest w kolumnie Wózek widłowy UDT')).toHaveValue(
    'machine_operator.forklift',
  )
  await goOn(page)
  const jan = rowWith(page, 'Jan Kowalski')
  await expect(jan.getByRole('listitem')).toHaveCount(3)
  await expect(jan).toContainText('bez numeru · data wydania nieznana · ważny do 04.05.2027')
  await expect(jan).toContainText('wydany 10.02.2025 · bezterminowo')
})

test('errors stand beside their cells, are mended in place or left out', async ({ page }) => {
  await openImport(page)
  await paste(
    page,
    'Nazwisko i imię | Rodzaj | Numer | Wydano | Ważne do',
    'Ćwiąkała Łucja | SEP E G1 | 1 | 12.03.2026 | 31.02.2031',
    'Ósmak Bogusław | Dopuszczenie W2 | 2 | 02.05.2021 | 02.05.2031',
    'Źrebięca Żaneta | BHP robotnicze | 3 | 04/05/2024 | ',
    'Nowak | BHP robotnicze | 4 | 04.05.2024 | ',
    'Kos Ewa | Dopuszczenie W2 | 5 | 02.05.2021 | ',
    "=cmd|'/c calc'!A1 | BHP robotnicze | 6 | 04.05.2024 | ",
  )
  await goOn(page)
  await expect(page.getByText('5 do poprawy')).toBeVisible()
  await expect(page.getByText('1 bez osoby')).toBeVisible()
  await expect(page.getByText(/4\smaja 2024 czy 5\skwietnia 2024\?/)).toBeVisible()
  await expect(page.getByText(/wygląda na formułę/)).toBeVisible()
  await expectAccessibleEverywhere(page)
  // Beside the sidebar of a tablet, a row has no room for its columns.
  await page.setViewportSize({ width: 768, height: 800 })
  const skip = await rowWith(page, 'Łucja Ćwiąkała')
    .getByRole('button', { name: /^Pomiń/ })
    .boundingBox()
  expect(skip && skip.x + skip.width).toBeLessThanOrEqual(768)
  await page.setViewportSize({ width: 360, height: 800 })

  await expect(page.getByRole('button', { name: /^Dalej: 4\swiersze, 4\spola bez wartości/ })).toBeVisible()
  await rowWith(page, 'Łucja Ćwiąkała').getByLabel('Ważne do').fill('12.03.2031')
  await rowWith(page, 'Łucja Ćwiąkała').getByLabel('Ważne do').press('Enter')
  await expect(rowWith(page, 'Łucja Ćwiąkała')).toContainText('ważny do 12.03.2031')
  // One answer holds for all rows with the same text.
  const question = rowWith(page, 'Bogusław Ósmak').getByLabel('Co znaczy')
  // An arrow key passes answers by; only the button gives one.
  await question.press('ArrowDown')
  await expect(question).toBeVisible()
  await question.selectOption('machine_operator.forklift')
  await rowWith(page, 'Bogusław Ósmak').getByRole('button', { name: 'Zastosuj' }).press('Enter')
  await expect(question).toHaveCount(0)
  await expect(rowWith(page, 'Bogusław Ósmak').getByRole('button', { name: /^Pomiń/ })).toBeFocused()
  await expect(rowWith(page, 'Ewa Kos')).toContainText('ważny do 02.05.2031')
  await rowWith(page, 'Żaneta Źrebięca').getByRole('button', { name: 'Pomiń' }).click()
  await expect(page.getByText(/^Nie wczytamy pominiętych: 1\swiersz\.$/)).toBeVisible()
  await expect(page.getByText(/^Wiersze, w\sktórych nie ma osoby, zostaną pominięte: 1\.$/)).toBeVisible()
  await expect(page.getByText('Osób bez imienia albo nazwiska nie wczytamy: 1.')).toBeVisible()
  await goOn(page)
  await expect(page.getByText('Nowi ludzie: 3', { exact: true })).toBeVisible()
  await record(page)

  // What was chosen is proposed for the next file.
  await page.getByRole('button', { name: 'Wczytaj następny plik' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await paste(page, 'Nazwisko i imię | Rodzaj | Numer | Wydano', 'Lis Jan | dopuszczenie w2 | 9 | 02.05.2021')
  await goOn(page)
  await expect(rowWith(page, 'Jan Lis')).toContainText('wózek podnośnikowy')
})

test('a cell that cannot be read costs no person: it waits on their page until somebody has dealt with it', async ({
  page,
}) => {
  const rows = [
    'Nazwisko i imię | Stanowisko | BHP robotnicze ważne do | Badania lekarskie ważne do',
    'Lis Jan | magazynier | po świętach | 04.05.2027',
    'Kos Ewa | magazynier | 04.05.2027 | 31.02.2027',
    'Żak Anna | magazynier | 04.05.2027 | 04.05.2027',
    'RAZEM: 3 |  |  | ',
  ]
  await openImport(page)
  await paste(page, ...rows)
  await goOn(page)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: /^Dalej: 3\swiersze, 2\spola bez wartości/ }).click()
  await expect(page.getByText(/^Do uzupełnienia na stronach osób: 2\spola$/)).toBeVisible()
  await record(page)
  await expect(page.getByText(/^Czego nie wczytano: 3\./)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz listę CSV' }).click()
  const chunks = await (await (await downloading).createReadStream()).toArray()
  const file = Buffer.concat(chunks).toString()
  expect(file).toContain('"Powód"')
  expect(file).toContain('"2";"Jan Lis";"BHP robotnicze ważne do";"po świętach";"To nie jest data')
  expect(file).toContain('"5";"";"";"";"To wiersz podsumowania, a nie osoba"')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Pokaż wszystkie/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Do uzupełnienia po wczytaniu arkusza' })
  await expect(line).toContainText(/2\sosoby, 2\spola/)
  await line.getByRole('link', { name: /^Pokaż osoby/ }).click()
  await expect(page).toHaveURL('/employees?state=unread')
  await expect(page.getByRole('row', { name: /Kos Ewa/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Zięba Łukasz/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lis Jan' }).click()
  const card = page.getByRole('region', { name: 'Do uzupełnienia' })
  await expect(card.getByText('„BHP robotnicze ważne do”: „po świętach”')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await card.getByRole('button', { name: /^Załatwione/ }).press('Enter')
  await expect(card).toBeHidden()
  const toast = page.getByRole('status').filter({ hasText: 'Załatwione' })
  await toast.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await card.getByRole('button', { name: /^Załatwione/ }).press('Enter')
  await expect(card).toBeHidden()
  await page.goto('/employees?state=unread')
  await expect(page.getByRole('row', { name: /Kos Ewa/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Lis Jan/ })).toHaveCount(0)

  // The same table again brings nothing back.
  await openImport(page)
  await paste(page, ...rows)
  await goOn(page)
  await goOn(page)
  await expect(page.getByText(/nie ma nic nowego/)).toBeVisible()
})

test('a doubtful person is asked for, and never guessed', async ({ page }) => {
  await openImport(page)
  const headings = 'Nazwisko i imię | Nr pracownika | Stanowisko | Telefon'
  await paste(page, headings, 'Lis Jan | 7 | Monter | ', 'Kos Ewa |  | Spawacz | ')
  await goOn(page)
  await goOn(page)
  await record(page)
  await page.getByRole('button', { name: 'Wczytaj następny plik' }).click()
  await paste(page, headings, 'Lis Jan | 8 | Monter | ', 'Kos Ewa |  | Spawacz | 500600700')
  await goOn(page)
  await goOn(page)
  await expect(page.getByText('Nowe dane znanych ludzi: 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Wskaż najpierw, kto to jest: Jan Lis')
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Jan Lis, nr 8, Monter').selectOption('Nowa osoba')
  await record(page)
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Lis Jan' })).toHaveCount(2)
})

test('one answer mends all dates of which the same is unclear, and none is taken for granted', async ({
  page,
}) => {
  await openImport(page)
  const rows = ['Lis Jan | 15-03-27', 'Kos Ewa | 16.04.28', 'Żak Anna | 04/05/2027', 'Nowak Ola | 04.05.2028']
  await paste(page, 'Nazwisko i imię | BHP robotnicze ważne do', ...rows, 'Dąb Jan | 01.02.2028')
  await page.getByLabel('Co jest w kolumnie BHP robotnicze ważne do').selectOption('expiryDates')
  await page
    .getByLabel('Jakie uprawnienie jest w kolumnie BHP robotnicze ważne do')
    .selectOption('bhp.workers')
  await goOn(page)
  await expect(page.getByText('„15-03-27” → 15.03.2027')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: /^Przyjmij: 2\spola.*Rok/ }).press('Enter')
  await expect(rowWith(page, 'Ewa Kos')).toContainText('ważny do 16.04.2028')
  await expect(page.getByText('1 do poprawy')).toBeVisible()
  await page.getByRole('button', { name: /^Przyjmij: 1\spole/ }).press('Enter')
  await expect(rowWith(page, 'Anna Żak')).toContainText('ważny do 04.05.2027')
  await expect(page.getByText('5 dobrych')).toBeVisible()
})

test('namesakes are nobody’s guess: two rows are two people unless somebody says otherwise', async ({
  page,
}) => {
  await openImport(page)
  const headings = 'Nazwisko i imię | Stanowisko | BHP robotnicze ważne do'
  const rows = ['Lis Jan | Monter | 04.05.2027', 'Lis Jan | Monter | 04.06.2028', 'Kos Ewa |  | 04.05.2027']
  await paste(page, headings, ...rows, 'Kos Ewa | Monter | 04.05.2027')
  await goOn(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: /^Do wyjaśnienia: 2\sosoby$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Wszystkie to różne osoby (2)' }).press('Enter')
  await expect(page.getByText('Nowi ludzie: 4', { exact: true })).toBeVisible()
  await record(page)
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Lis Jan' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Kos Ewa' })).toHaveCount(2)
})

test('who is in the archive comes back with a new certificate', async ({ page }) => {
  await openImport(page)
  const headings = 'Nazwisko i imię | Nr pracownika | Rodzaj | Wydano'
  await paste(page, headings, 'Lis Jan | 7 |  | ')
  await goOn(page)
  await goOn(page)
  await record(page)
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await page.getByRole('link', { name: 'Lis Jan' }).click()
  await openMore(page)
  await page.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()

  await openImport(page)
  await paste(page, headings, 'Lis Jan | 7 | BHP robotnicze | 04.05.2025')
  await goOn(page)
  await goOn(page)
  await page
    .getByLabel('Jan Lis, nr 7')
    .selectOption({ label: 'Znana osoba: Jan Lis, nr 7 (wróci z archiwum)' })
  await expect(page.getByText(/^Wracają z\sarchiwum: 1\sosoba$/)).toBeVisible()
  await record(page)
  await page.getByRole('link', { name: 'Pracownicy', exact: true }).first().click()
  await page.getByRole('link', { name: 'Lis Jan' }).click()
  await expect(page.getByText(/^Wygasa za 17\smiesięcy$/)).toBeVisible()
})

test('a heading that leaves the scope open says that the choice is for everybody in the column', async ({
  page,
}) => {
  await openImport(page)
  await paste(page, 'Nazwisko i imię | SEP | BHP', 'Lis Jan | 04.05.2027 | 04.05.2027')
  await expect(
    page.getByLabel('Jakie uprawnienie jest w kolumnie SEP', { exact: true }),
  ).toHaveAccessibleDescription(/jeden dla wszystkich osób w\stej kolumnie/)
  // The group of BHP training follows the position of each person.
  const bhp = page.getByLabel('Jakie uprawnienie jest w kolumnie BHP')
  await expect(bhp).toHaveValue('bhp')
  await expect(bhp).toHaveAccessibleDescription('')
})

test('the sheet itself shows how its columns are understood, and a real person of it follows each choice', async ({
  page,
}) => {
  await openImport(page)
  await paste(
    page,
    'Wykaz pracowników',
    'Lp. | Nazwisko i imię | Stanowisko | Dział | Data zatrudnienia | Badania lekarskie do | Szkolenie BHP | UDT wózek | Uwagi',
    '1 | Zielińska Łucja | Brygadzistka | Produkcja | 10.06.2015 | brak | brak | brak | ',
    '2 | Kowalski Jan | Operator | Magazyn | 01.03.2019 | 30.11.2028 | 04.05.2027 | 04.05.2031 | urlop do maja',
    '3 | Nowak Anna | Kadrowa | Biuro | 15.09.2021 | XII 2027 | 15-03-26 | brak | brak',
  )
  const sheet = page.getByRole('region', { name: 'Pierwsze wiersze arkusza' })
  await expect(sheet.getByRole('row', { name: /^Wiersz 2 Lp\. Nazwisko i imię/ })).toBeVisible()
  await expect(sheet.getByRole('row', { name: /^5 3 Nowak Anna/ })).toContainText('XII 2027')
  await expect(sheet.getByRole('button', { name: /kolumnę Stanowisko$/ })).toHaveText(/^Stanowisko/)
  await expect(sheet.getByRole('button', { name: /kolumnę UDT wózek$/ })).toHaveText(/^Ważne do: .*UDT/)
  await expect(sheet.getByRole('button', { name: /kolumnę Uwagi$/ })).toHaveText(/^Pominięta/)
  await expect(page.getByText('7 rozpoznanych')).toBeVisible()

  // The person whose row has the most.
  const person = page.getByRole('region', { name: 'Jak to się wczyta' })
  const sentence = person.getByRole('status')
  await expect(sentence).toHaveText(
    'Jan Kowalski: 2 certyfikaty, orzeczenie do 30.11.2028, pominięto: „Lp.”, „Uwagi”',
  )
  await expect(person).toContainText('Wiersz 4 · nowa osoba · Operator · Magazyn · pracuje od 01.03.2019')
  await expectAccessibleEverywhere(page)

  // The page is narrow now: the sheet scrolls in its box, by keys as well, and not the page.
  const chip = sheet.getByRole('button', { name: /kolumnę Uwagi$/ })
  await expect(chip).not.toBeInViewport()
  await sheet.focus()
  await expect(async () => {
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight')
    await expect(chip).toBeInViewport({ timeout: 500 })
  }).toPass()
  await chip.press('Enter')
  const notes = page.getByLabel('Co jest w kolumnie Uwagi')
  await expect(notes).toBeFocused()
  await expect(notes).toBeInViewport()
  await notes.selectOption('unit')
  await expect(chip).toHaveText(/^Wybierz, co to jest/)
  await expect(sentence).toHaveText(/czeka na wybór: „Uwagi”, pominięto: „Lp\.”$/)
  await page.getByLabel('Co jest w kolumnie UDT wózek').selectOption('ignored')
  await expect(sentence).toHaveText(/^Jan Kowalski: 1\scertyfikat, .*pominięto: „Lp\.”, „UDT wózek”$/)

  await person.getByRole('button', { name: 'Inna osoba' }).press('Enter')
  await expect(sentence).toHaveText(
    'Anna Nowak: orzeczenie do 31.12.2027, do poprawy: „Szkolenie BHP”, pominięto: „Lp.”',
  )
  await expect(person).toContainText('„Szkolenie BHP”: „15-03-26”. Wpisz rok czterema cyframi')
})

test('a refused step moves to the column that lacks something, and says there what it is', async ({
  page,
}) => {
  await openImport(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await paste(page, 'Kto | Lp. | SEP', 'Lis Jan | 1 | 04.05.2027', 'Kos Ewa | 2 | 04.05.2027')
  const name = page.getByLabel('Co jest w kolumnie Kto')
  const kind = page.getByLabel('Jakie uprawnienie jest w kolumnie SEP', { exact: true })
  await expect(page.getByText('2 do wyboru')).toBeVisible()
  await expect(name).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: /^Dalej/ }).press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await expect(name).toHaveAccessibleDescription(/^Wskaż kolumnę z\simieniem i\snazwiskiem/)
  await expect(kind).toHaveAccessibleDescription(/Wybierz, jakiego uprawnienia są te daty\.$/)
  await expectAccessibleEverywhere(page, [360])

  await name.selectOption('lastFirst')
  await expect(name).toHaveAccessibleDescription('')
  await goOn(page)
  await expect(kind).toBeFocused()
  await kind.selectOption('electrical.e_g1')
  await expect(kind).not.toHaveAccessibleDescription(/Wybierz/)
  await goOn(page)
  await expect(page.getByText('2 dobre')).toBeVisible()
})

test('an empty table is refused beside its field, which has the focus', async ({ page }) => {
  await openImport(page)
  await paste(page, ' ')
  const field = page.getByLabel('Albo wklej tabelę')
  await expect(field).toHaveAccessibleDescription(/Nie ma tu żadnego wiersza/)
  await expect(field).toBeFocused()
})

test('letters of another encoding can be chosen', async ({ page }) => {
  await openImport(page)
  await chooseFile(page, WINDOWS_1250)
  await expect(page.getByLabel('Polskie litery')).toHaveValue('windows-1250')
  await expect(page.getByRole('row', { name: /Ćwiąkała Łucja/ })).toBeVisible()
  await page.getByLabel('Polskie litery').selectOption('utf-8')
  await expect(page.getByRole('row', { name: /�wi�ka/ })).toBeVisible()
})

test('a file that is none is refused with a sentence, and the next one is read', async ({ page }) => {
  await openImport(page)
  const input = page.getByLabel('Plik z arkuszem')
  const refuse = async (name: string, buffer: Buffer, sentence: RegExp) => {
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByRole('alert')).toHaveText(sentence)
  }
  await refuse('a.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 9, 9]), /uszkodzony/)
  await refuse('b.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /chroniony hasłem/)
  await refuse('c.csv', Buffer.alloc(11 * 1024 * 1024, 'a'), /za duży/)
  await refuse('d.csv', Buffer.from('a;b\n'.repeat(20_021)), /za duży.*20\s000\swierszy/)
  await refuse('e.csv', Buffer.from(' '), /Nie ma tu żadnego wiersza/)
  await chooseFile(page, LIST)
  await expect(page.getByLabel('Co jest w kolumnie Nr prac.')).toHaveValue('employeeNumber')
})

test('a hostile file is refused with a sentence, and the screen goes on', async ({ page }) => {
  await openImport(page)
  const input = page.getByLabel('Plik z arkuszem')
  const refuse = async (file: Uint8Array, sentence: RegExp) => {
    await input.setInputFiles({ name: 'a.xlsx', mimeType: 'application/zip', buffer: Buffer.from(file) })
    await expect(page.getByRole('alert')).toHaveText(sentence)
  }
  const far = `<row r='1048576'><c r='XFD1048576' t='str'><v>x</v></c></row>`
  await refuse(workbook({ [SHEET]: far }), /za duży.*20\s000\swierszy/)
  await refuse(
    zipSync({ 'xl/styles.xml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 }),
    /za dużo tekstu/,
  )
  const { table, parts } = sharing('x'.repeat(32_000), 20_000)
  await refuse(workbook({ [SHEET]: table }, parts), /za dużo tekstu/)
  await refuse(workbook({ [SHEET]: rowXml(1, 'x'.repeat(8_000_000)) }), /32\s767\sznaków/)
  await chooseFile(page, LIST)
  await expect(page.getByLabel('Co jest w kolumnie Nr prac.')).toHaveValue('employeeNumber')
})

test('a reader that dies is told from one that is busy, and the next file is read', async ({ page }) => {
  // Dies in the middle of the first file, as it does without memory: with no answer and no error.
  const dying = 'File.prototype.arrayBuffer = () => { self.close(); return new Promise(() => {}) };'
  await page.route('**/workbook-worker*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${dying}${await response.text()}` })
  })
  await openImport(page)
  await chooseFile(page, LIST)
  await expect(page.getByRole('alert')).toHaveText(/Nie udało się tego odczytać/)
  await page.unroute('**/workbook-worker*')
  await chooseFile(page, LIST)
  await expect(page.getByLabel('Co jest w kolumnie Nr prac.')).toHaveValue('employeeNumber')
})

test('a filled template can be saved and is read back', async ({ page }) => {
  await openImport(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz wzór' }).click()
  await chooseFile(page, await (await saved).path())
  await goOn(page)
  await expect(page.getByText('4 dobre')).toBeVisible()
  await expect(rowWith(page, 'Anna Wzorcowa').last()).toContainText('bez numeru')
})

test('only who manages people has the screen', async ({ page }) => {
  await openAs(page, 'Administrator', '/employees', 'Pracownicy')
  await expect(page.getByRole('link', { name: /^Wczytaj z/ })).toHaveCount(0)
  await page.goto('/employees/import')
  await expect(page.getByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeVisible()
})

test('a register brings examinations and initial training; what it holds besides is named before and after', async ({
  page,
}) => {
  await openImport(page)
  const headings = ['Nazwisko i imię', 'Stanowisko', 'Data zatrudnienia', 'Badania lekarskie ważne do']
  await paste(
    page,
    [...headings, 'Szkolenie wstępne', 'BHP robotnicze ważne do', 'Badania wysokościowe'].join(' | '),
    'Lis Jan | magazynier | 01.09.1998 | XII 2027 | 01.09.1998 | 04.05.2027 | 04.05.2027',
    'Kos Ewa | magazynier | 02.11.2026 | bezterminowo | 02.11.2026 | brak | brak',
    'Żak Anna | magazynier | 01.09.2026 | 14.09.2028 | 01.09.2026 | brak | brak',
    'RAZEM: |  | ',
  )
  const leftOut = '„Badania wysokościowe”'
  await expect(page.getByLabel('Co jest w kolumnie Data zatrudnienia')).toHaveValue('hiredOn')
  await expect(page.getByLabel('Co jest w kolumnie Badania lekarskie ważne do')).toHaveValue('examinationEnd')
  await expect(page.getByLabel('Co jest w kolumnie Szkolenie wstępne')).toHaveValue('induction')
  // It would become a kind of its own.
  await page.getByLabel('Co jest w kolumnie Badania wysokościowe').selectOption('ignored')
  await expect(page.getByText(/^Dat z\stych kolumn nie wczytamy/)).toContainText(
    /: „Badania wysokościowe”\.$/,
  )
  await expectAccessibleEverywhere(page)
  await goOn(page)
  const end = rowWith(page, 'Ewa Kos').getByLabel('Badania lekarskie ważne do')
  await expect(end).toHaveAccessibleDescription('Orzeczenie ma datę następnych badań. Podaj ją')
  await end.fill('12.11.2027')
  await end.press('Enter')
  await expect(rowWith(page, 'Ewa Kos')).toContainText('orzeczenie lekarskie · ważne do 12.11.2027')
  await expect(rowWith(page, 'Ewa Kos')).toContainText('szkolenie wstępne · 02.11.2026')
  await expect(page.getByText('To wiersz podsumowania, a nie osoba')).toBeVisible()
  await goOn(page)
  await record(page)
  await expect(page.getByText(/^Bez dat z\spominiętych kolumn/)).toContainText(leftOut)
  await expect(page.getByText('Nowe certyfikaty: 1')).toBeVisible()
  await expect(page.getByText('Nowe orzeczenia lekarskie: 3')).toBeVisible()
  await expect(page.getByText('Nowe szkolenia wstępne: 3')).toBeVisible()
  await page.getByRole('link', { name: 'Kto może pracować' }).click()
  // The page keeps the narrowest width, where people are a list.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(rowWith(page, 'Lis Jan')).toContainText('Do 04.05.2027')
  await expect(rowWith(page, 'Kos Ewa')).toContainText('Do 02.11.2027')
})
