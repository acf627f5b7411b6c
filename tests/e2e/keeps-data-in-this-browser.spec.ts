import { readFile, writeFile } from 'node:fs/promises'

import type { Download, Page } from 'playwright/test'

import { textOfCopy } from '../support/backup.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openAs,
  signIn,
  test,
} from '../support/journey.ts'
import {
  ACCIDENT,
  ANNA,
  ELECTRICAL,
  MALGORZATA,
  readChanges,
  readRows,
  refuseWrites,
  SIGN_UP,
  storeOwnData,
} from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { BEGUN, personSaved } from '../support/owner.ts'

const UNREADABLE = 'Zapisz kopię tego, czego nie da się odczytać'
const TAB = '/settings?tab=data'
const CHANGES = [ELECTRICAL, ACCIDENT, SIGN_UP]

const card = (page: Page) => page.getByRole('region', { name: 'Dane w tej przeglądarce' })
const preview = (page: Page) => page.getByRole('form', { name: 'Dane z pliku' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Expects the counts of the stored data on the card. */
const expectKept = async (page: Page, counts: Record<string, string | number>) => {
  for (const [name, count] of Object.entries(counts)) {
    await expect(card(page).getByText(`${name}${count}`, { exact: true })).toBeVisible()
  }
}

async function openWith(page: Page, changes: readonly unknown[], others: object = {}) {
  await storeOwnData(page, ANNA, { changes, ...others })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
}

async function textOf(download: Download): Promise<string> {
  return textOfCopy(await download.path())
}

async function exportData(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Pobierz kopię').click()])
  return { name: download.suggestedFilename(), text: await textOf(download) }
}

async function choose(page: Page, text: string, name = 'kopia.json') {
  // A file on the disk, because a large one would take long on its way to the browser.
  const path = test.info().outputPath(name)
  await writeFile(path, text)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Wczytaj z pliku').click(),
  ])
  await chooser.setFiles(path)
}

/** Presses „Cofnij” in the toast with this text. */
async function undo(page: Page, text: string) {
  await toast(page, text).getByRole('button', { name: 'Cofnij' }).click()
}

async function erase(page: Page) {
  await button(page, 'Usuń dane').click()
  const question = page.getByRole('dialog', { name: 'Usunąć dane z tej przeglądarki?' })
  await question.getByRole('button', { name: 'Usuń dane' }).click()
  await expect(question).toHaveCount(0)
}

/** Returns a file of Anna's with only these records. */
function fileOf(records: unknown[], parts: object = {}): string {
  return JSON.stringify({
    format: 'pewnik-dane',
    version: 1,
    day: '2026-11-20',
    userId: ANNA,
    records,
    drafts: {},
    ...parts,
  })
}

test('a person who exports, erases and imports data has the same data again', async ({ page }) => {
  await openWith(page, CHANGES, {
    settings: { reminderPeriod: '7' },
    drafts: { report: { id: 'd', fields: { description: ['Upa'] } } },
  })
  const all = { Certyfikaty: 1, Zgłoszenia: 1, 'Zapisy na szkolenia': 1, Szkice: 1, Ustawienia: 'zmienione' }
  const none = { Certyfikaty: 0, Zgłoszenia: 0, 'Zapisy na szkolenia': 0, Szkice: 0, Ustawienia: 'domyślne' }
  await expectKept(page, all)
  const file = await exportData(page)
  expect(file.name).toBe('pewnik-dane-2026-11-21.zip')
  expect(JSON.parse(file.text).records).toEqual(CHANGES)

  await button(page, 'Usuń dane').click()
  await button(page, 'Anuluj').click()
  await expectKept(page, all)

  await erase(page)
  await expectKept(page, { ...none, Rozmiar: '0 KB' })
  await choose(page, file.text)
  await expect(preview(page)).toContainText('kopia z 21 listopada 2026')
  await expect(preview(page).getByText('Nowe wpisy3', { exact: true })).toBeVisible()
  await button(page, 'Wczytaj dane').click()
  await expectKept(page, all)
  await expect(preview(page)).toHaveCount(0)
  expect(JSON.parse((await exportData(page)).text).records).toEqual(CHANGES)
  expect(await readChanges(page, ANNA)).toEqual(CHANGES)

  await page.goto('/certificates?q=SEP-90001')
  await expect(page.getByRole('status')).toHaveText('1 certyfikat')
})

test('an erasure is undone from its toast, also on another screen', async ({ page }) => {
  await openWith(page, CHANGES)
  const file = await exportData(page)
  await erase(page)
  await undo(page, 'Usunięto dane z tej przeglądarki')
  await expectKept(page, { Certyfikaty: 1 })
  expect((await exportData(page)).text).toBe(file.text)

  await erase(page)
  await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'SEP-90001' })).toHaveCount(0)
  await undo(page, 'Usunięto dane z tej przeglądarki')
  await expect(page.getByRole('article').filter({ hasText: 'SEP-90001' })).toBeVisible()
})

test('a file adds only records that are not stored yet', async ({ page }) => {
  await openWith(page, [ELECTRICAL])
  await choose(page, fileOf(CHANGES))
  await expect(preview(page).getByText('Nowe wpisy2', { exact: true })).toBeVisible()
  await expect(preview(page).getByText('Już zapisane1', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Nowe wpisy z pliku' }).getByRole('listitem')).toHaveText([
    'Zapis na szkolenie (20.11.2026)',
    /^Nowe zgłoszenie: Wypadek z\s19.11.2026 \(20.11.2026\)$/,
  ])
  await button(page, 'Wczytaj dane').click()
  await expectKept(page, { Certyfikaty: 1, Zgłoszenia: 1, 'Zapisy na szkolenia': 1 })
  await undo(page, 'Wczytano dane z pliku')
  await expectKept(page, { Certyfikaty: 1, Zgłoszenia: 0, 'Zapisy na szkolenia': 0 })
})

test('replacing asks first, and the way back is a toast and then a button that gives the focus away', async ({
  page,
}) => {
  await openWith(page, [ELECTRICAL, SIGN_UP])
  await choose(page, fileOf([ACCIDENT]))
  await preview(page).getByText('Zastąp zapisane').click()
  await button(page, 'Wczytaj dane').click()
  const question = page.getByRole('dialog', { name: 'Zastąpić dane zapisane w tej przeglądarce?' })
  await expect(question).toContainText('Plik zabierze więcej, niż przyniesie.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expectKept(page, { Certyfikaty: 1, Zgłoszenia: 0 })

  await button(page, 'Wczytaj dane').click()
  await question.getByRole('button', { name: 'Zastąp dane' }).click()
  await expectKept(page, { Certyfikaty: 0, Zgłoszenia: 1, 'Zapisy na szkolenia': 0 })
  await expectAccessibleEverywhere(page)
  await button(page, 'Przywróć poprzednie dane').click()
  await expectKept(page, { Certyfikaty: 1, Zgłoszenia: 0, 'Zapisy na szkolenia': 1 })
  await expect(card(page).locator('#own-data')).toBeFocused()
})

for (const { title, text, problem } of [
  { title: 'of another person', text: fileOf([], { userId: MALGORZATA }), problem: 'dane innej osoby' },
  { title: 'that is broken off', text: fileOf(CHANGES).slice(0, -9), problem: 'Plik jest uszkodzony' },
  { title: 'of something else', text: '{"name":"package"}', problem: 'To nie jest plik z danymi' },
  { title: 'of a newer version', text: fileOf([], { version: 2 }), problem: 'nowsza wersja aplikacji' },
  {
    title: 'that is made to stop the tab',
    text: fileOf(['here']).replace('"here"', () => '['.repeat(2_000_000) + ']'.repeat(2_000_000)),
    problem: 'To nie jest plik z danymi',
  },
  { title: 'that is too large', text: ' '.repeat(100 * 1024 * 1024 + 1), problem: 'większy niż 100 MB' },
]) {
  test(`a file ${title} is refused, and nothing changes`, async ({ page }) => {
    await openWith(page, [ELECTRICAL])
    const before = await readChanges(page, ANNA)
    await choose(page, text)
    await expect(page.getByRole('alert')).toContainText(problem)
    await expect(page.getByRole('alert')).toContainText('Nic się nie zmieniło.')
    await expect(preview(page)).toHaveCount(0)
    expect(await readChanges(page, ANNA)).toEqual(before)

    await choose(page, fileOf(CHANGES))
    await expect(preview(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('rejected entries of a file are listed with the reason, and the rest is taken', async ({ page }) => {
  const forged = {
    ...ELECTRICAL,
    id: 'forged',
    certificate: { ...ELECTRICAL.certificate, id: 'forged', number: 'SEP-666', status: 'active' },
  }
  const impossible = { ...ACCIDENT, id: 'bad', report: { ...ACCIDENT.report, date: '2026-02-30' } }
  await openWith(page, [])
  await choose(page, fileOf([impossible, { kind: '<img src=x>', id: 'x' }, forged, ELECTRICAL]))
  await expect(preview(page).getByText('Nie pasują3', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Wpisy, które nie pasują' }).getByRole('listitem')).toHaveText([
    'Wpis 1, nowe zgłoszenie – nieprawidłowa wartość pola report.date',
    'Wpis 2 – nieznany rodzaj wpisu',
    'Dodanie certyfikatu (forged) – poza uprawnieniami tej osoby',
  ])
  await button(page, 'Wczytaj dane').click()
  await expectKept(page, { Certyfikaty: 1, Zgłoszenia: 0 })
  expect(JSON.stringify(await readChanges(page, ANNA))).not.toContain('SEP-666')
})

test('a file that begins a register under a sample account gives nobody another role', async ({ page }) => {
  const begun = { ...BEGUN, id: ANNA }
  await openWith(page, [])
  await choose(page, fileOf([begun, personSaved('p', 'Zofia', 'Tajemnicza'), ELECTRICAL]))
  await expect(page.getByRole('list', { name: 'Wpisy, które nie pasują' }).getByRole('listitem')).toHaveText([
    `Założenie rejestru (${ANNA}) – poza uprawnieniami tej osoby`,
    'Dodanie lub zmiana osoby (p) – poza uprawnieniami tej osoby',
  ])
  await button(page, 'Wczytaj dane').click()
  await expectKept(page, { Certyfikaty: 1 })
  expect(await readChanges(page, ANNA)).toEqual([ELECTRICAL])
  await page.goto('/employees')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
})

test('a full storage imports nothing of a file and says so, and the file can be tried again', async ({
  page,
}) => {
  await openWith(page, [ELECTRICAL])
  const before = await readChanges(page, ANNA)
  await choose(page, fileOf(CHANGES))
  await expect(preview(page)).toBeVisible()
  await refuseWrites(page)
  await button(page, 'Wczytaj dane').click()
  await expect(page.getByRole('alert')).toContainText('Nie udało się zapisać zmian')
  await expect(preview(page)).toBeVisible()
  await expectKept(page, { Certyfikaty: 1, Zgłoszenia: 0 })
  expect(await readChanges(page, ANNA)).toEqual(before)
})

test('two tabs that import files at once lose nothing, and both show all records', async ({
  page,
  context,
}) => {
  await openWith(page, [])
  const other = await context.newPage()
  await other.goto(TAB)
  // Two files, because a browser reads no file that was changed after it was chosen.
  await choose(page, fileOf([ELECTRICAL, SIGN_UP]), 'kopia-1.json')
  await choose(other, fileOf([ACCIDENT, SIGN_UP]), 'kopia-2.json')
  await expect(preview(page)).toBeVisible()
  await expect(preview(other)).toBeVisible()
  await Promise.all([button(page, 'Wczytaj dane').click(), button(other, 'Wczytaj dane').click()])
  for (const tab of [page, other]) {
    await expectKept(tab, { Certyfikaty: 1, Zgłoszenia: 1, 'Zapisy na szkolenia': 1 })
  }
})

test('what cannot be read is saved as a file of its own, also if it was set aside', async ({ page }) => {
  const copy = { source: 'settings' as const, text: '{"reminderPeriod":"31"}' }
  await storeOwnData(page, ANNA, { changes: [ELECTRICAL, 7], unreadable: [copy] })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, UNREADABLE).click()])
  expect(download.suggestedFilename()).toBe('pewnik-nieczytelne-2026-11-21.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toEqual({ records: [7], drafts: {}, copies: [copy] })
  await erase(page)
  await expect(button(page, UNREADABLE)).toHaveCount(0)
  await undo(page, 'Usunięto dane')
  await expect(button(page, UNREADABLE)).toBeVisible()
  expect(await readRows(page, 'unreadable')).toEqual([{ userId: ANNA, ...copy }])
})

test('unreadable entries hide no others, are reported and are exported', async ({ page }) => {
  await openWith(page, [ELECTRICAL, 7, {}])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nieczytelne wpisy: 2.')
  await alert.getByRole('link', { name: 'Dane w tej przeglądarce' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=data#own-data$/)
  await expect(card(page)).toBeInViewport()
  await expectKept(page, { Certyfikaty: 1 })
  expect(JSON.parse((await exportData(page)).text).records).toEqual([ELECTRICAL, 7, {}])
})

test('data that are deleted while a tab is open are reported there, and their copy brings them back', async ({
  page,
}) => {
  await openWith(page, CHANGES)
  const copy = await exportData(page)
  await deleteDatabase(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('W tej przeglądarce nie ma już zapisanych danych')
  await expectKept(page, { Certyfikaty: 0 })
  await expectAccessible(page)
  await choose(page, copy.text)
  await button(page, 'Wczytaj dane').click()
  await expectKept(page, { Certyfikaty: 1 })
  await expect(alert).toHaveCount(0)
})

test('a register that is deleted under an open form refuses to save, keeps what is typed, and is stored again', async ({
  page,
}) => {
  await openRegister(
    page,
    [personSaved('lucja', 'Łucja', 'Żak')],
    '/employees/person-lucja/edit',
    'Zmiana danych pracownika',
  )
  await page.getByLabel('Nazwisko').fill('Żak-Nowak')
  await deleteDatabase(page)
  const alert = page.getByRole('alert').filter({ hasText: 'nie ma już tego rejestru' })
  await expect(alert.getByRole('button', { name: 'Zapisz ponownie' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(page.getByText('Nie udało się zapisać')).toBeVisible()
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Żak-Nowak')

  await alert.first().getByRole('button', { name: 'Zapisz ponownie' }).click()
  await expect(page.getByText('Zapisano rejestr ponownie')).toBeVisible()
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Łucja Żak-Nowak' })).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByText('1 pracownik', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a database of a newer version is reported and stays unchanged', async ({ page }) => {
  await storeOwnData(page, ANNA, { changes: CHANGES })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('pewnik', 9)
        request.addEventListener('success', () => {
          request.result.close()
          resolve()
        })
      }),
  )
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await expect(page.getByRole('alert')).toContainText('zapisała nowsza wersja aplikacji')
  await expectKept(page, { Certyfikaty: 0 })
  await button(page, 'Pobierz kopię').click()
  await expect(page.getByText('Nie udało się przygotować pliku')).toBeVisible()
  expect(await readChanges(page, ANNA)).toEqual(CHANGES)
})

test('an import that ends with the tab has stored all or nothing', async ({ page, context }) => {
  await openWith(page, [ELECTRICAL])
  const signUps = Array.from({ length: 3_000 }, (_, number) => ({
    ...SIGN_UP,
    id: `many-${number}`,
    trainingId: `training-${number}`,
  }))
  await choose(page, fileOf(signUps))
  await expect(preview(page)).toBeVisible()
  // The test does not await the click, so that the tab closes while the database writes.
  await page.evaluate(() => {
    const confirm = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Wczytaj dane',
    )
    confirm?.click()
  })
  await page.close()
  const reopened = await context.newPage()
  await reopened.goto(TAB)
  await expect(card(reopened)).toBeVisible()
  expect([1, 3_001]).toContain((await readChanges(reopened, ANNA)).length)
  await expectKept(reopened, { Certyfikaty: 1 })
})

test('a person sees neither the data of another person nor a copy of them', async ({ page }) => {
  const unreadable = [{ source: 'drafts' as const, text: '"torn' }]
  await storeOwnData(page, MALGORZATA, { changes: CHANGES, unreadable })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await expectKept(page, { Certyfikaty: 0, Zgłoszenia: 0, Rozmiar: '0 KB' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(button(page, UNREADABLE)).toHaveCount(0)
  expect((await exportData(page)).text).not.toContain(ELECTRICAL.id)
  await erase(page)
  expect(await readChanges(page, MALGORZATA)).toEqual(CHANGES)

  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto(`/login?${new URLSearchParams({ redirectTo: TAB })}`)
  await signIn(page, 'Pracodawca')
  await expectKept(page, { 'Zapisy na szkolenia': 1 })
  await expect(button(page, UNREADABLE)).toBeVisible()
})

test('export, import and erasure work by keyboard alone, and focus is never lost', async ({ page }) => {
  await openWith(page, CHANGES)
  await button(page, 'Usuń dane').focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Usuń dane')).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Usuń dane' }).focus()
  await page.keyboard.press('Enter')
  await expectKept(page, { Certyfikaty: 0 })
  await expect(button(page, 'Usuń dane')).toBeFocused()

  await toast(page, 'Usunięto dane').getByRole('button', { name: 'Cofnij' }).focus()
  await page.keyboard.press('Enter')
  await expectKept(page, { Certyfikaty: 1 })
  await expect(page.locator(':focus')).toBeVisible()

  await choose(page, fileOf(CHANGES))
  await button(page, 'Anuluj').focus()
  await page.keyboard.press('Enter')
  await expect(preview(page)).toHaveCount(0)
  await expect(button(page, 'Wczytaj z pliku')).toBeFocused()
})

test('own data beside unreadable copies and the preview of a file are accessible at every width', async ({
  page,
}) => {
  await storeOwnData(page, ANNA, {
    changes: [...CHANGES, { kind: 'unknown', id: 'x'.repeat(60) }],
    unreadable: [
      { source: 'settings', text: '{"damaged' },
      { source: 'drafts', text: '{' },
    ],
  })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await choose(page, fileOf([ELECTRICAL, { kind: 'x'.repeat(200) }]), `${'a-very-long-name'.repeat(8)}.json`)
  await expect(preview(page)).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('the dialog before an erasure is accessible at every width', async ({ page }) => {
  await openWith(page, CHANGES)
  await button(page, 'Usuń dane').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

/** Deletes the database of the records under the open page, as a browser without room does. */
async function deleteDatabase(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('pewnik').addEventListener('success', resolve)
      }),
  )
}
