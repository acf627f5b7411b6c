import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { refuseWritesAfter } from '../../../support/database'
import { watchDownloads } from '../../../support/downloads'
import { fillIn } from '../../../support/fill'
import { named } from '../../../support/queries'
import { ANNA, ZANETA } from '../../../support/sample'
import { pdf } from '../../../support/scans'
import { visit, type Visit } from '../../../support/visit'

const SENTENCE = 'Poślizgnięcie na oleju przy regale, stłuczone kolano'
const NEAR_MISS = 'Zdarzenie potencjalnie wypadkowe'

const INJURED = 'Osoba poszkodowana (opcjonalnie)'
const WITNESSES = 'Świadkowie (opcjonalnie)'

const choose = ({ user }: Visit, kind: string) => user.click(screen.getByRole('radio', { name: named(kind) }))
const send = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
const whatNow = () => screen.findByRole('region', { name: 'Co teraz' })
const witness = (name: string) => screen.getByRole('checkbox', { name: named(name) })
const firstRow = () => screen.getAllByRole('row')[1]

/** Opens the form as a worker of the sample. */
const openForm = () => visit('/reports/new', { as: 'employee' })

async function beginReport(): Promise<Visit> {
  const page = await openForm()
  await choose(page, 'Wypadek')
  fillIn('Opis zdarzenia', SENTENCE)
  return page
}

/** Waits until the draft holds the text: it is kept a moment after it was typed. */
async function draftIsKept(text: string): Promise<void> {
  const { readDraft } = await import('~/browser/records/drafts.client')
  await waitFor(async () => expect(JSON.stringify(await readDraft(ANNA, 'report'))).toContain(text))
}

test('a draft survives closing the tab, and several taps send it once', async () => {
  const page = await beginReport()
  fillIn('Miejsce (opcjonalnie)', 'Hala B')
  fillIn(WITNESSES, 'ćwik')
  await page.user.click(witness('Żaneta Ćwik'))
  await draftIsKept(ZANETA)

  const again = await openForm()
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveValue(SENTENCE)
  expect(screen.getByLabelText('Miejsce (opcjonalnie)')).toHaveValue('Hala B')
  expect(witness('Żaneta Ćwik')).toBeChecked()
  const button = screen.getByRole('button', { name: 'Zapisz zgłoszenie' })
  fireEvent.click(button)
  fireEvent.click(button)
  await whatNow()
  await again.go('/reports')
  fillIn(/^Szukaj/, 'oleju przy regale')
  await screen.findByText(/^1\szgłoszenie$/)

  await again.go('/reports/new')
  for (const kind of await screen.findAllByRole('radio')) expect(kind).not.toBeChecked()
})

test('a discarded draft can be restored', async () => {
  const page = await beginReport()
  await page.user.click(await screen.findByRole('button', { name: 'Odrzuć szkic' }))
  await waitFor(() => expect(page.address()).toBe('/reports'))
  await page.user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await draftIsKept(SENTENCE)
  await page.go('/reports/new')
  expect(await screen.findByLabelText('Opis zdarzenia')).toHaveValue(SENTENCE)
})

test('a near miss is told from an accident in the form, on its page, in the list and in its files', async () => {
  const page = await openForm()
  await choose(page, NEAR_MISS)
  expect(screen.queryByLabelText(INJURED)).toBeNull()
  fillIn('Opis zdarzenia', 'Z regału spadła pusta paleta')
  await send(page)
  await screen.findByRole('heading', { level: 1, name: NEAR_MISS })
  expect(screen.queryByText('Osoba poszkodowana')).toBeNull()
  expect(await whatNow()).not.toHaveTextContent('protokół')

  const downloads = watchDownloads()
  await page.go('/reports?filter=accident')
  await waitFor(() => expect(firstRow()).toHaveTextContent('Wypadek'))
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Rodzaj lub status' }),
    'Zdarzenia potencjalnie wypadkowe',
  )
  await waitFor(() => expect(page.address()).toBe('/reports?filter=near_miss'))
  await waitFor(() => expect(firstRow()).toHaveTextContent(new RegExp(`${NEAR_MISS}.*Anna Dąbrowska`)))
  await page.user.click(screen.getByRole('button', { name: 'Pobierz CSV' }))
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(await downloads[0]?.content.text()).toContain(`"${NEAR_MISS}";"2026-11-21"`)
})

test('an accident says at what hour it happened and who was hurt', async () => {
  const page = await beginReport()
  fillIn('Data zdarzenia', '2026-11-20')
  fillIn('Godzina (opcjonalnie)', '09:05')
  await page.user.selectOptions(screen.getByLabelText(INJURED), 'Ktoś spoza załogi')
  await send(page)
  const hurt = await screen.findByLabelText('Kto ucierpiał')
  await waitFor(() => expect(hurt).toHaveAccessibleDescription(/Podaj, kto ucierpiał/))
  fillIn('Kto ucierpiał', 'Jan Lis, firma zewnętrzna')
  await page.user.selectOptions(screen.getByLabelText('Kim jest osoba poszkodowana'), 'other_employer')
  await send(page)
  await screen.findByText('20 listopada 2026, 9:05')
  expect(screen.getByText('Jan Lis, firma zewnętrzna')).toBeVisible()
})

test('the injured person is the reporter or a colleague, who is then no witness, and stays in the draft', async () => {
  const page = await beginReport()
  const injured = () => screen.getByLabelText<HTMLSelectElement>(INJURED)
  expect(injured().options[1]).toHaveTextContent('Anna Dąbrowska (Ty)')
  fillIn(WITNESSES, 'zieba')
  await page.user.click(witness('Łukasz Zięba'))
  await page.user.selectOptions(injured(), 'Łukasz Zięba')
  expect(screen.queryByRole('checkbox', { name: /^Łukasz Zięba/ })).toBeNull()
  await choose(page, NEAR_MISS)
  expect(witness('Łukasz Zięba')).toBeChecked()
  await choose(page, 'Wypadek')
  await draftIsKept('injuredId')
  await page.reload()
  expect(injured()).toHaveDisplayValue('Łukasz Zięba')
  await send(page)
  await whatNow()
  expect(screen.getByText('Łukasz Zięba'), 'once, and no witness').toBeVisible()
  expect(screen.queryByRole('link', { name: 'Łukasz Zięba' }), 'no page of a colleague').toBeNull()
})

test('an hour later than the clock of the device is refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00+01:00') })
  onTestFinished(() => void vi.useRealTimers())
  const page = await beginReport()
  fillIn('Godzina (opcjonalnie)', '10:01')
  await send(page)
  await waitFor(() =>
    expect(screen.getByLabelText('Godzina (opcjonalnie)')).toHaveAccessibleDescription(
      'Godzina zdarzenia nie może być późniejsza niż teraz',
    ),
  )
  fillIn('Godzina (opcjonalnie)', '10:00')
  await send(page)
  await screen.findByText('21 listopada 2026, 10:00')
})

test('the form of an indisposition asks for no diagnosis, no witnesses and no photos', async () => {
  const page = await openForm()
  await choose(page, 'Niedyspozycja')
  expect(screen.getByText(/współpracownicy nie widzą tego zgłoszenia/)).toHaveTextContent(
    'Nie podawaj diagnozy ani objawów',
  )
  expect(screen.getAllByRole('textbox'), 'the words and the place').toHaveLength(2)
  expect(screen.queryByLabelText(WITNESSES)).toBeNull()
  expect(screen.queryByLabelText('Pliki ze skanami')).toBeNull()
  fillIn('Wpływ na pracę', 'Praca przerwana o 11:15')
  await send(page)
  expect(await whatNow()).toHaveTextContent('bez diagnozy i objawów')
  expect(await whatNow()).not.toHaveTextContent('112')
  await page.go('/reports')
  await waitFor(() => expect(firstRow()).toHaveTextContent('Niedyspozycja'))
})

test('an error stands beside its field, and nothing typed is lost, however long', async () => {
  const page = await openForm()
  await choose(page, 'Wypadek')
  const long = 'x'.repeat(100_000)
  fillIn('Opis zdarzenia', long)
  fillIn('Data zdarzenia', '2026-11-22')
  fillIn('Miejsce (opcjonalnie)', 'Hala B')
  await send(page)
  await waitFor(() =>
    expect(screen.getByRole('group', { name: named('Popraw dane w formularzu') })).toHaveFocus(),
  )
  const description = screen.getByLabelText('Opis zdarzenia')
  expect(description).toHaveAccessibleDescription(/Skróć opis do 2000 znaków/)
  expect(description).toHaveValue(long)
  expect(screen.getByLabelText('Data zdarzenia')).toHaveAccessibleDescription(
    'Data zdarzenia nie może być późniejsza niż dziś',
  )
  expect(screen.getByLabelText('Miejsce (opcjonalnie)')).toHaveValue('Hala B')
})

test('a full storage is reported, and the text stays', async () => {
  const page = await openForm()
  refuseWritesAfter(0)
  await choose(page, 'Wypadek')
  expect(await screen.findByRole('alert')).toHaveTextContent('Szkic się nie zapisuje')
  fillIn('Opis zdarzenia', SENTENCE)
  await send(page)
  await screen.findByText('Nie udało się zapisać')
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveValue(SENTENCE)
  expect(page.address()).toBe('/reports/new')
})

const HOSTILE = '<img src=x onerror="document.title=1">\u202Egnp.exe javascript:alert(1) \uD800 <b>x</b>'

test('hostile input is shown as text', async () => {
  const page = await openForm()
  await choose(page, 'Wypadek')
  fillIn('Opis zdarzenia', HOSTILE)
  fillIn('Miejsce (opcjonalnie)', HOSTILE)
  await send(page)
  await whatNow()
  // The order of reading is not turned, and a form sends a lone surrogate as the replacement character.
  const shown = '<img src=x onerror="document.title=1">gnp.exe javascript:alert(1) \uFFFD <b>x</b>'
  expect(screen.getAllByText(shown)).toHaveLength(2)
  expect(document.title).toBe('Wypadek – Pewnik')
})

const pdfFile = (name: string) => new File([pdf(name).toString()], name, { type: 'application/pdf' })
const addFiles = ({ user }: Visit, files: File[]) =>
  user.upload(screen.getByLabelText('Pliki ze skanami'), files)

test('photos and files are at most five, and neither another file nor one that is too large is among them', async () => {
  const page = await beginReport()
  const other = new File(['to nie jest zdjęcie'], 'inny.png', { type: 'image/png' })
  const large = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'duze.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 })
  await addFiles(page, [other, large, pdfFile('0.pdf')])
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent(/inny\.png: To nie jest zdjęcie ani PDF.*duze\.jpg: Plik jest za duży/)
  const taken = () => screen.getAllByRole('button', { name: /^Usuń plik/ })
  await waitFor(() => expect(taken()).toHaveLength(1))

  await addFiles(
    page,
    [1, 2, 3, 4, 5].map((number) => pdfFile(`${number}.pdf`)),
  )
  await waitFor(() => expect(taken()).toHaveLength(5))
  expect(screen.getByRole('alert')).toHaveTextContent('najwyżej 5 skanów')
})

test('photos and files are not kept if the storage is full, which says so and keeps the form', async () => {
  const page = await beginReport()
  await draftIsKept(SENTENCE)
  refuseWritesAfter(0)
  await addFiles(page, [pdfFile('szkic.pdf')])
  await screen.findByText(/nie ma miejsca na ten skan/)
  await send(page)
  await screen.findByText('Nie udało się zapisać')
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveValue(SENTENCE)
})

test('a role that files no reports has no button and no access', async () => {
  await visit('/reports/new', { as: 'training_center' })
  expect(screen.getByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nowe zgłoszenie' })).toBeNull()
  await visit('/reports', { as: 'employee' })
  const banner = screen.getByRole('banner')
  expect(within(banner).getByRole('link', { name: 'Nowe zgłoszenie' })).toBeVisible()
})
