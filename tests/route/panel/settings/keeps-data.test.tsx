import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { ACCIDENT, ELECTRICAL, fileOf, SIGN_UP } from '../../../support/annas-changes'
import { refuseWritesAfter } from '../../../support/database'
import { watchDownloads, textOfSavedCopy } from '../../../support/downloads'
import { BEGUN, personSaved } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { ANNA, MALGORZATA } from '../../../support/sample'
import { closeDialog } from '../../../support/steps'
import { readChanges, readRows, storeOwnData } from '../../../support/stored'
import { visit, type Visit } from '../../../support/visit'

const TAB = '/settings?tab=data'
const CHANGES = [ELECTRICAL, ACCIDENT, SIGN_UP]
const UNREADABLE = /^Zapisz kopię tego, czego nie da się odczytać$/

const card = () => screen.getByRole('region', { name: 'Czy moje dane są bezpieczne?' })
const preview = () => screen.findByRole('form', { name: named('Dane z pliku') })
const hasNoPreview = () =>
  waitFor(() => expect(screen.queryByRole('form', { name: named('Dane z pliku') })).toBeNull())
const button = (name: string) => screen.getByRole('button', { name: named(name) })

async function openWith(changes: readonly unknown[], others: object = {}): Promise<Visit> {
  await storeOwnData(ANNA, { changes, ...others })
  return visit(TAB, { as: 'employee' })
}

/** Waits until the card counts the stored data so. */
async function findKept(counts: Record<string, string | number>) {
  await waitFor(() => {
    for (const [name, count] of Object.entries(counts)) expect(card()).toHaveTextContent(`${name}${count}`)
  })
}

async function press({ user }: Visit, name: string) {
  await user.click(button(name))
}

async function choose({ user }: Visit, text: string, size?: number) {
  const file = new File([text], 'kopia.json')
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  await user.upload(screen.getByLabelText('Plik z kopią danych'), file)
}

async function erase(opened: Visit) {
  await press(opened, 'Usuń dane')
  const question = await screen.findByRole('dialog', { name: named('Usunąć dane z tej przeglądarki?') })
  await opened.user.click(within(question).getByRole('button', { name: 'Usuń dane' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Presses „Cofnij” in the toast with this text. */
async function undo({ user }: Visit, text: string) {
  await user.click(within(await findToast(text)).getByRole('button', { name: 'Cofnij' }))
}

const textsOf = (list: string) =>
  within(screen.getByRole('list', { name: named(list) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

test('a person who exports, erases and imports data has the same data again', async () => {
  const saved = watchDownloads()
  const opened = await openWith(CHANGES, {
    settings: { reminderPeriod: '7' },
    drafts: { report: { id: 'd', fields: { description: ['Upa'] } } },
  })
  const all = { Certyfikaty: 1, Zgłoszenia: 1, 'Zapisy na szkolenia': 1, Szkice: 1, Ustawienia: 'zmienione' }
  const none = { Certyfikaty: 0, Zgłoszenia: 0, 'Zapisy na szkolenia': 0, Szkice: 0, Ustawienia: 'domyślne' }
  await findKept(all)
  await press(opened, 'Pobierz kopię')
  await expect.poll(() => saved).toHaveLength(1)
  const [file] = saved
  expect(file?.name).toBe('pewnik-dane-2026-11-21.zip')
  const text = file ? await textOfSavedCopy(file) : ''
  expect(JSON.parse(text).records).toEqual(CHANGES)

  await press(opened, 'Usuń dane')
  await opened.user.click(await screen.findByRole('button', { name: 'Anuluj' }))
  await findKept(all)

  await erase(opened)
  await findKept({ ...none, Rozmiar: '0 KB' })
  await choose(opened, text)
  expect(await preview()).toHaveTextContent('kopia z 21 listopada 2026')
  expect(await preview()).toHaveTextContent('Nowe wpisy3')
  await press(opened, 'Wczytaj dane')
  await findKept(all)
  await hasNoPreview()
  expect(await readChanges(ANNA)).toEqual(CHANGES)
  await opened.go('/certificates?q=SEP-90001')
  await screen.findByText(/^1\scertyfikat$/)
})

test('an erasure is undone from its toast', async () => {
  const opened = await openWith(CHANGES)
  await erase(opened)
  await undo(opened, 'Usunięto dane z tej przeglądarki')
  await findKept({ Certyfikaty: 1 })
  expect(await readChanges(ANNA)).toEqual(CHANGES)
})

test('an erasure is undone from its toast on another screen, too', async () => {
  const opened = await openWith(CHANGES)
  await erase(opened)
  await findToast('Usunięto dane z tej przeglądarki')
  await opened.go('/certificates')
  await screen.findByRole('heading', { level: 1, name: 'Certyfikaty' })
  expect(screen.queryByText(/SEP-90001/)).toBeNull()
  await undo(opened, 'Usunięto dane z tej przeglądarki')
  await screen.findAllByText(/SEP-90001/)
})

test('a file adds only records that are not stored yet', async () => {
  const opened = await openWith([ELECTRICAL])
  await choose(opened, fileOf(CHANGES))
  expect(await preview()).toHaveTextContent('Nowe wpisy2')
  expect(await preview()).toHaveTextContent('Już zapisane1')
  expect(textsOf('Nowe wpisy z pliku')).toEqual([
    'Zapis na szkolenie (20.11.2026)',
    'Nowe zgłoszenie: Wypadek z 19.11.2026 (20.11.2026)',
  ])
  await press(opened, 'Wczytaj dane')
  await findKept({ Certyfikaty: 1, Zgłoszenia: 1, 'Zapisy na szkolenia': 1 })
  await undo(opened, 'Wczytano dane z pliku')
  await findKept({ Certyfikaty: 1, Zgłoszenia: 0, 'Zapisy na szkolenia': 0 })
})

test('replacing asks first, and the button of the way back gives the focus away', async () => {
  const opened = await openWith([ELECTRICAL, SIGN_UP])
  const { user } = opened
  await choose(opened, fileOf([ACCIDENT]))
  const replacing = within(await preview()).getByRole('radio', { name: /^Zastąp zapisane/ })
  await user.click(replacing)
  await waitFor(() => expect(replacing).toBeChecked())
  await press(opened, 'Wczytaj dane')
  const title = { name: named('Zastąpić dane zapisane w tej przeglądarce?') }
  expect(await screen.findByRole('dialog', title)).toHaveTextContent('Plik zabierze więcej, niż przyniesie.')
  await closeDialog({ user })
  await findKept({ Certyfikaty: 1, Zgłoszenia: 0 })

  await press(opened, 'Wczytaj dane')
  await user.click(
    within(await screen.findByRole('dialog', title)).getByRole('button', { name: 'Zastąp dane' }),
  )
  await findKept({ Certyfikaty: 0, Zgłoszenia: 1, 'Zapisy na szkolenia': 0 })
  await press(opened, 'Przywróć poprzednie dane')
  await findKept({ Certyfikaty: 1, Zgłoszenia: 0, 'Zapisy na szkolenia': 1 })
  await waitFor(() => expect(document.activeElement?.id).toBe('own-data'))
})

test.each([
  { title: 'of another person', text: fileOf([], { userId: MALGORZATA }), problem: 'dane innej osoby' },
  { title: 'that is broken off', text: fileOf(CHANGES).slice(0, -9), problem: 'Plik jest uszkodzony' },
  { title: 'of something else', text: '{"name":"package"}', problem: 'To nie jest plik z danymi' },
  { title: 'of a newer version', text: fileOf([], { version: 2 }), problem: 'nowsza wersja aplikacji' },
  {
    title: 'that is made to stop the tab',
    text: fileOf(['here']).replace('"here"', () => '['.repeat(2_000_000) + ']'.repeat(2_000_000)),
    problem: 'To nie jest plik z danymi',
  },
  { title: 'that is too large', text: ' ', size: 100 * 1024 * 1024 + 1, problem: 'większy niż 100 MB' },
])('a file $title is refused, and nothing changes', async ({ text, size, problem }) => {
  const opened = await openWith([ELECTRICAL])
  await choose(opened, text, size)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(problem)
  expect(alert).toHaveTextContent('Nic się nie zmieniło.')
  await hasNoPreview()
  expect(await readChanges(ANNA)).toEqual([ELECTRICAL])

  await choose(opened, fileOf(CHANGES))
  await preview()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('rejected entries of a file are listed with the reason, and the rest is taken', async () => {
  const forged = {
    ...ELECTRICAL,
    id: 'forged',
    certificate: { ...ELECTRICAL.certificate, id: 'forged', number: 'SEP-666', status: 'active' },
  }
  const impossible = { ...ACCIDENT, id: 'bad', report: { ...ACCIDENT.report, date: '2026-02-30' } }
  const opened = await openWith([])
  await choose(opened, fileOf([impossible, { kind: '<img src=x>', id: 'x' }, forged, ELECTRICAL]))
  expect(await preview()).toHaveTextContent('Nie pasują3')
  expect(textsOf('Wpisy, które nie pasują')).toEqual([
    'Wpis 1, nowe zgłoszenie – nieprawidłowa wartość pola report.date',
    'Wpis 2 – nieznany rodzaj wpisu',
    'Dodanie certyfikatu (forged) – poza uprawnieniami tej osoby',
  ])
  await press(opened, 'Wczytaj dane')
  await findKept({ Certyfikaty: 1, Zgłoszenia: 0 })
  expect(await readChanges(ANNA)).toEqual([ELECTRICAL])
})

test('a file that begins a register under a sample account gives nobody another role', async () => {
  const opened = await openWith([])
  const begun = { ...BEGUN, id: ANNA }
  await choose(opened, fileOf([begun, personSaved('p', 'Zofia', 'Tajemnicza'), ELECTRICAL]))
  await preview()
  expect(textsOf('Wpisy, które nie pasują')).toEqual([
    `Założenie rejestru (${ANNA}) – poza uprawnieniami tej osoby`,
    'Dodanie lub zmiana osoby (p) – poza uprawnieniami tej osoby',
  ])
  await press(opened, 'Wczytaj dane')
  await findKept({ Certyfikaty: 1 })
  expect(await readChanges(ANNA)).toEqual([ELECTRICAL])
  await opened.go('/employees')
  await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })
})

test('a full storage imports nothing of a file and says so, and the file can be tried again', async () => {
  const opened = await openWith([ELECTRICAL])
  await choose(opened, fileOf(CHANGES))
  await preview()
  refuseWritesAfter(0)
  await press(opened, 'Wczytaj dane')
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się zapisać zmian')
  await waitFor(() => expect(button('Wczytaj dane')).toBeEnabled())
  expect(await preview()).toBeVisible()
  await findKept({ Certyfikaty: 1, Zgłoszenia: 0 })
  expect(await readChanges(ANNA)).toEqual([ELECTRICAL])
})

describe('what cannot be read', () => {
  test('is saved as a file of its own, also if it was set aside', async () => {
    const saved = watchDownloads()
    const copy = { source: 'settings', text: '{"reminderPeriod":"31"}' }
    const opened = await openWith([ELECTRICAL, 7], { unreadable: [copy] })
    await opened.user.click(screen.getByRole('button', { name: UNREADABLE }))
    await expect.poll(() => saved).toMatchObject([{ name: 'pewnik-nieczytelne-2026-11-21.json' }])
    const text = await saved[0]?.content.text()
    expect(JSON.parse(text ?? '')).toEqual({ records: [7], drafts: {}, copies: [copy] })
    await erase(opened)
    await waitFor(() => expect(screen.queryByRole('button', { name: UNREADABLE })).toBeNull())
    await undo(opened, 'Usunięto dane')
    await screen.findByRole('button', { name: UNREADABLE })
    expect(await readRows('unreadable')).toEqual([{ userId: ANNA, ...copy }])
  })

  test('hides no other entry, is reported and is exported', async () => {
    const saved = watchDownloads()
    const opened = await openWith([ELECTRICAL, 7, {}])
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Nieczytelne wpisy: 2.')
    await opened.user.click(within(alert).getByRole('link', { name: named('Dane w tej przeglądarce') }))
    await waitFor(() => expect(opened.address()).toBe('/settings?tab=data#own-data'))
    await findKept({ Certyfikaty: 1 })
    await press(opened, 'Pobierz kopię')
    await expect.poll(() => saved).toHaveLength(1)
    const text = saved[0] ? await textOfSavedCopy(saved[0]) : ''
    expect(JSON.parse(text).records).toEqual([ELECTRICAL, 7, {}])
  })
})

test('data that are deleted while a tab is open are reported there, and their copy brings them back', async () => {
  const opened = await openWith(CHANGES)
  await deleteDatabase()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'W tej przeglądarce nie ma już zapisanych danych',
  )
  await findKept({ Certyfikaty: 0 })
  await choose(opened, fileOf(CHANGES))
  await preview()
  await press(opened, 'Wczytaj dane')
  await findKept({ Certyfikaty: 1 })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a database of a newer version is reported and stays unchanged', async () => {
  await storeOwnData(ANNA, { changes: CHANGES })
  await upgradeDatabase(9)
  const opened = await visit(TAB, { as: 'employee' })
  expect(await screen.findByRole('alert')).toHaveTextContent('zapisała nowsza wersja aplikacji')
  await findKept({ Certyfikaty: 0 })
  await press(opened, 'Pobierz kopię')
  await screen.findByText('Nie udało się przygotować pliku')
})

test('a person sees neither the data of another person nor a copy of them', async () => {
  const saved = watchDownloads()
  const unreadable = [{ source: 'drafts' as const, text: '"torn' }]
  await storeOwnData(MALGORZATA, { changes: CHANGES, unreadable })
  const opened = await visit(TAB, { as: 'employee' })
  await findKept({ Certyfikaty: 0, Zgłoszenia: 0, Rozmiar: '0 KB' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: UNREADABLE })).toBeNull()
  await press(opened, 'Pobierz kopię')
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0] && (await textOfSavedCopy(saved[0]))).not.toContain(ELECTRICAL.id)
  await erase(opened)
  expect(await readChanges(MALGORZATA)).toEqual(CHANGES)

  await visit(TAB, { as: 'employer' })
  await findKept({ 'Zapisy na szkolenia': 1 })
  expect(screen.getByRole('button', { name: UNREADABLE })).toBeVisible()
})

/** Deletes the database of the records under the open page, as a browser without room does. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase('pewnik').addEventListener('success', () => resolve())
  })
}

function upgradeDatabase(version: number): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('pewnik', version)
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
  })
}
