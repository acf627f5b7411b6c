import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { findToast, named } from '../../../support/queries'
import {
  AGATA,
  ANNAS_BHP,
  ANNAS_PENDING_FIRST_AID,
  BOGUMILAS_PENDING_BHP,
  MAREK,
  MAREKS_PENDING_FIRST_AID,
  NORBERT,
  REPORT_OF_ANNA,
} from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const toDo = () => screen.findByRole('region', { name: 'Do zrobienia' })
const group = async (name: string) => within(await toDo()).getByRole('region', { name: named(name) })
const texts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))

/** Returns the line that begins with the text. */
async function line(text: string): Promise<HTMLElement> {
  const found = within(await toDo())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.replaceAll('\u00a0', ' ').includes(text))
  if (!found) throw new Error(`Nothing to do is about ${text}.`)
  return found
}

const press = ({ user }: Visit, name: string | RegExp, part: HTMLElement) =>
  user.click(within(part).getByRole('button', { name }))
const showAll = async (page: Visit) => press(page, /^Pokaż wszystkie/, await toDo())

test('an employer sees who may not work today, why, and the way to mend it', async () => {
  const page = await visit('/dashboard', { as: 'employer' })
  await showAll(page)
  const unable = await group('3 osoby nie mogą dziś pracować')
  expect(unable).toHaveTextContent('aktualne dokumenty: 4 z 7 osób')
  expect(texts(unable)).toEqual([
    expect.stringMatching(
      /^Bogumiła Krzyżanowska-Świętochłowicka.*Certyfikat BHP-84001 czeka na potwierdzenie/,
    ),
    expect.stringMatching(/^Józef Kaźmierczak.*Ppoż\.: 140 dni po terminie/),
    expect.stringMatching(
      /^Marek Gżegżółka.*Orzeczenie lekarskie: 6 dni po terminie; BHP: 8 dni po terminie; UDT wózek: termin na wniosek minął, wygasa jutro/,
    ),
  ])
  const marek = await line('Marek Gżegżółka')
  expect(marek).toHaveTextContent('Skieruj na badania')
  expect(marek).toHaveTextContent('zapisano na szkolenie 23.11.2026')
  expect(marek, 'the day of one of several papers').not.toHaveTextContent('ważny do')
  const linkOf = async (person: string, name: RegExp) =>
    within(await line(person)).getByRole('link', { name })
  expect(await linkOf('Marek', /^Marek Gżegżółka$/)).toHaveAttribute('href', `/employees/${MAREK}`)
  expect(await linkOf('Marek', /^Zobacz, czego brakuje/)).toHaveAttribute('href', `/employees/${MAREK}`)
  expect(await linkOf('Józef', /^Zobacz terminy/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/certificates\/renew\?for=\w+&type=fire_protection&scope=staff/),
  )
  await page.user.click(await linkOf('Bogumiła', /^Zobacz oczekujący/))
  await waitFor(() => expect(page.address()).toBe(`/certificates/${BOGUMILAS_PENDING_BHP}`))
})

test('an employer sees what comes soon by its day, also the protocol of an accident', async () => {
  const page = await visit('/dashboard', { as: 'employer' })
  await showAll(page)
  expect(texts(await group('Po terminie i wkrótce'))).toEqual(
    [
      /^Działanie: Wycofać zawiesia pasowe.*2 dni po terminie, Józef Kaźmierczak/,
      /Doręczenie protokołuWypadek z 03\.11\.2026: niezwłocznie/,
      /Sporządzenie protokołuWypadek z 09\.11\.2026: do 23\.11\.2026, za 2 dni/,
      /Zatwierdzenie protokołuWypadek z 05\.11\.2026: z reguły do 23\.11\.2026, za 2 dni/,
      /SEP E, G1: za 5 dni/,
      /Sporządzenie protokołuWypadek z 18\.11\.2026: do 02\.12\.2026, za 11 dni/,
      /BHP: za 12 dni; UDT wózek: wniosek do 18\.12\.2026/,
      /Żaneta Ćwik/,
      /Agnieszka Szczęsna/,
    ].map((text) => expect.stringMatching(text)),
  )
  const accident = await line('Wypadek z 18.11.2026')
  await page.user.click(within(accident).getByRole('link', { name: /^Otwórz zgłoszenie/ }))
  await waitFor(() => expect(page.address()).toBe(`/reports/${REPORT_OF_ANNA}`))
})

test('a worker sees the own deadlines and the training of tomorrow', async () => {
  // A Sunday: the next training is on Monday.
  const page = await visit('/dashboard', { as: 'employee', today: '2026-11-22' })
  expect(texts(await group('Wkrótce'))).toEqual([
    expect.stringContaining('Jutro 8:00, jesteś na liście'),
    expect.stringContaining('Wygasa za 1 tydzień'),
    expect.stringContaining('Złóż wniosek do 19.12.2026'),
  ])
  const tomorrow = await line('Jutro 8:00')
  await page.user.click(within(tomorrow).getByRole('link', { name: named('W kalendarzu') }))
  await waitFor(() => expect(page.address()).toBe('/calendar?date=2026-11-23'))
})

test('a worker without a required qualification is told not to work', async () => {
  const revoked: Change = {
    kind: 'certificate-revoked',
    id: 'revoked',
    day: '2026-11-21',
    certificateId: ANNAS_BHP,
    reason: 'Pomyłka',
  }
  await visit('/dashboard', { as: 'employee', changes: [revoked] })
  expect(await group('Nie możesz dziś pracować')).toHaveTextContent('Szkolenie okresowe BHP')
})

test('an administrator confirms three certificates at once and takes all back at once', async () => {
  const page = await visit('/dashboard', { as: 'admin' })
  const waiting = () => group('Czeka na potwierdzenie')
  expect(texts(await waiting())).toHaveLength(2)
  await showAll(page)
  expect(texts(await waiting())).toHaveLength(3)

  await press(page, 'Potwierdź zaznaczone', await waiting())
  const alert = within(await waiting()).getByRole('alert')
  await waitFor(() => expect(alert).toHaveTextContent('Zaznacz certyfikaty, które potwierdzasz'))
  for (const name of ['Anna Dąbrowska', 'Marek Gżegżółka', 'Bogumiła Krzyżanowska-Świętochłowicka']) {
    await page.user.click(within(await waiting()).getByRole('checkbox', { name: named(name) }))
  }
  await press(page, 'Potwierdź zaznaczone', await waiting())
  expect(await findToast('Potwierdzono w panelu')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: named('Czeka na potwierdzenie') })).toBeNull(),
  )
  const { readChanges } = await import('~/browser/records/records.client')
  expect(await readChanges(AGATA)).toHaveLength(3)

  await page.user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  const region = await screen.findByRole('region', { name: named('Czeka na potwierdzenie') })
  expect(texts(region)).toHaveLength(3)
  for (const box of within(region).getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('a training centre confirms only what is ticked, of what it has issued', async () => {
  const page = await visit('/dashboard', { as: 'training_center' })
  const waiting = await group('Czeka na potwierdzenie')
  expect(texts(waiting)).toHaveLength(2)
  expect(waiting).not.toHaveTextContent('Bogumiła')
  await page.user.click(within(waiting).getByRole('checkbox', { name: named('Marek Gżegżółka') }))
  await press(page, 'Potwierdź zaznaczone', waiting)
  await waitFor(() => expect(texts(waiting)).toEqual([expect.stringContaining('Anna Dąbrowska')]))

  await page.user.click(within(waiting).getByRole('link', { name: /KPP-48570/ }))
  const article = await screen.findByRole('article')
  expect(article).toHaveTextContent('czeka na potwierdzenie')
  await page.go(`/certificates/${MAREKS_PENDING_FIRST_AID}`)
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Ważny do'))
})

test('where nothing is to be done, nothing is said about it', async () => {
  const confirmed = [ANNAS_PENDING_FIRST_AID, MAREKS_PENDING_FIRST_AID].map((certificateId): Change => {
    return { kind: 'certificate-confirmed', id: certificateId, day: '2026-11-21', certificateId }
  })
  vi.resetModules()
  const { saveSettings } = await import('~/browser/records/settings.client')
  await saveSettings(NORBERT, { expiryReminders: false })
  await visit('/dashboard', { as: 'training_center', changes: confirmed })
  await screen.findByRole('region', { name: 'Wygasające certyfikaty' })
  expect(screen.queryByRole('region', { name: 'Do zrobienia' })).toBeNull()
})
