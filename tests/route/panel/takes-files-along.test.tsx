import { screen, waitFor } from '@testing-library/react'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { saveCsv, watchDownloads, type Download } from '../../support/downloads'
import { named } from '../../support/queries'
import { ANNAS_BHP } from '../../support/sample'
import { visit, type Visit } from '../../support/visit'

/** Presses a button and returns the file that it saves. */
async function fileOf(
  { user }: Visit,
  name: string | ((name: string) => boolean),
): Promise<Download & { text: string }> {
  const downloads = watchDownloads()
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(downloads).toHaveLength(1))
  const [file] = downloads
  if (!file) throw new Error('Nothing is saved.')
  return { ...file, text: await file.content.text() }
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

test('a list is exported with its filters and all its pages', async () => {
  const { user } = await visit('/certificates', { as: 'admin' })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
  const all = await saveCsv(user)
  expect(all.name).toBe('certyfikaty-2026-11-21.csv')
  expect(all.rows).toHaveLength(35)

  await user.type(screen.getByRole('searchbox'), 'zieba')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  const { rows } = await saveCsv(user)
  expect(
    rows.map(([last, first, _type, scope, number, status]) => [last, first, scope, number, status]),
  ).toEqual([
    ['Zięba', 'Łukasz', 'eksploatacja', 'SEP-75824', 'Aktywny'],
    ['Zięba', 'Łukasz', 'tytuł ratownika', 'KPP-81852', 'Aktywny'],
    ['Zięba', 'Łukasz', 'stanowiska robotnicze', 'BHP-50434', 'Aktywny'],
  ])
})

test.each([
  { role: 'employee', path: '/reports', name: 'zgloszenia', count: 3 },
  { role: 'employer', path: '/trainings', name: 'szkolenia', count: 15 },
  { role: 'employer', path: '/employees', name: 'pracownicy', count: 7 },
] as const)('$path is exported within the scope of $role', async ({ role, path, name, count }) => {
  const { user } = await visit(path, { as: role })
  const file = await saveCsv(user)
  expect(file.name).toBe(`${name}-2026-11-21.csv`)
  expect(file.rows).toHaveLength(count)
})

test('a certificate that waits to be confirmed says why it has no PDF', async () => {
  const { user } = await visit('/certificates', { as: 'employee' })
  expect(screen.getByRole('link', { name: named('certyfikat BHP-42653 jako PDF') })).toHaveAttribute(
    'href',
    expect.stringContaining(`/certificates/${ANNAS_BHP}/certificate.pdf`),
  )
  await user.click(screen.getByRole('button', { name: named('certyfikat KPP-48570 jako PDF') }))
  expect(await screen.findByText(/Na\srazie certyfikat czeka na\spotwierdzenie\./)).toBeVisible()
})

test('own trainings and deadlines are exported to a calendar, with the alarm of the settings', async () => {
  const page = await visit('/settings', { as: 'employee' })
  await page.user.selectOptions(screen.getByLabelText('Ile dni przed wygaśnięciem'), '14')
  await screen.findByText(/Zapisano w\stej przeglądarce/)
  await page.go('/calendar')

  const trainings = await fileOf(page, 'Pobierz moje szkolenia')
  expect(trainings.name).toBe('szkolenia.ics')
  expect(eventsOf(trainings.text).map(({ summary }) => summary)).toEqual([
    'Szkolenie okresowe BHP dla stanowisk robotniczych',
    'Pierwsza pomoc w zakładzie pracy z użyciem AED',
  ])

  expect(screen.getByText(/^Kalendarz przypomni o terminie 14\sdni wcześniej/)).toBeVisible()
  const deadlines = await fileOf(page, 'Pobierz moje terminy')
  expect(eventsOf(deadlines.text).map(({ startDate }) => startDate.toString())).toEqual([
    '2026-12-03',
    // The last day to apply to UDT, and the expiry of that certificate.
    '2026-12-18',
    '2027-03-19',
  ])
  expect(deadlines.text).toContain('TRIGGER:-P13DT15H')
})

test('an employer exports the deadlines of the staff, or of the chosen person', async () => {
  const page = await visit('/calendar', { as: 'employer' })
  const all = await fileOf(page, 'Pobierz terminy wszystkich osób')
  const summaries = eventsOf(all.text).map(({ summary }) => summary)
  expect(summaries).toContain(
    'Termin wniosku do UDT: Anna Dąbrowska, Operator wózka jezdniowego (UDT) · wózek z\u00a0wysięgnikiem lub podnoszonym operatorem',
  )
  expect(summaries.some((summary) => summary.includes('Łukasz Zięba'))).toBe(true)

  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Terminy' }), 'Łukasz Zięba')
  const one = eventsOf((await fileOf(page, 'Pobierz terminy wybranej osoby')).text)
  expect(one).toHaveLength(3)
  for (const { summary } of one) expect(summary).toContain('Łukasz Zięba')
})

test('one training and one deadline are exported to a calendar alone', async () => {
  const page = await visit('/calendar?date=2026-11-27', { as: 'employee' })
  await page.user.click(
    screen.getByRole('button', { name: 'Pierwsza pomoc w zakładzie pracy z użyciem AED' }),
  )
  const training = await fileOf(page, named('Dodaj do kalendarza'))
  expect(training.name).toBe('szkolenie-2026-11-27.ics')
  expect(eventsOf(training.text)).toHaveLength(1)

  await visit(`/certificates/${ANNAS_BHP}`, { as: 'employee' })
  const deadline = await fileOf(page, named('Termin do kalendarza'))
  expect(eventsOf(deadline.text).map(({ summary }) => summary)).toEqual([
    'Koniec ważności: Szkolenie okresowe BHP · stanowiska robotnicze',
  ])
})

test('the address of the feed of all trainings can be copied', async () => {
  const { user } = await visit('/calendar', { as: 'training_center' })
  await user.click(screen.getByRole('button', { name: 'Kopiuj link' }))
  await screen.findByText('Link skopiowany')
  expect(await navigator.clipboard.readText()).toBe('http://localhost/trainings.ics')
})
