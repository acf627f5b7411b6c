import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { ANNAS_RENEWAL } from '../../../support/annas-changes'
import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { findToast, named, row } from '../../../support/queries'
import { ANNA, ANNAS_BHP, MAREK } from '../../../support/sample'
import { closeDialog } from '../../../support/steps'
import { visit } from '../../../support/visit'

const PAGE = `/certificates/${ANNAS_BHP}`
const WORKERS = 'Szkolenie okresowe BHP dla stanowisk robotniczych'
const ZANETA = 'Żaneta Ćwik'

const ADDED = certificateAdded('added', ANNAS_RENEWAL)
const CONFIRMED = {
  kind: 'certificate-confirmed',
  id: 'confirmed',
  day: TODAY,
  certificateId: ANNAS_RENEWAL.id,
} as const

const waiting = { as: 'employee', changes: [ADDED] } as const
const confirmed = { as: 'employee', changes: [ADDED, CONFIRMED] } as const

const main = () => screen.getByRole('main')
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const region = (name: string) => screen.getByRole('region', { name })
const count = () => within(main()).getByRole('status')

/** Finds a card by its own number; others may name that number in a text. */
function card(number: string): HTMLElement {
  const found = screen.getAllByRole('article').find((one) => within(one).queryByText(number))
  if (!found) throw new Error(`No card is about ${number}.`)
  return found
}

test('a renewal that waits to be confirmed is so in the list, and ends no alert', async () => {
  const { go } = await visit('/certificates', waiting)
  expect(count()).toHaveTextContent('7 certyfikatów')
  for (const text of [
    'Oczekujący',
    'tylko w tej przeglądarce',
    'niepotwierdzony przez wystawcę',
    '20.11.2029',
  ]) {
    expect(card('BHP-90001')).toHaveTextContent(text)
  }
  expect(card('BHP-42653')).toHaveTextContent('Nowszy oczekuje: BHP-90001')
  expect(card('BHP-42653')).not.toHaveTextContent('Zastąpiony')
  expect(card('BHP-42653')).toHaveTextContent('Aktywny')
  await go('/dashboard')
  await findHeading('Dzień dobry, Anna')
  const [first] = within(region('Wygasające certyfikaty')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Wygasa za 1 tydzień')
  expect(first).toHaveTextContent('Nowszy certyfikat BHP-90001 czeka na potwierdzenie przez: administrator.')
})

test('a deadline stays while the renewal waits to be confirmed', async () => {
  const { user, address, go } = await visit('/certificates', waiting)
  expect(card('BHP-42653')).toHaveTextContent('Wygasa za 1 tydzień')
  await user.click(screen.getByRole('button', { name: /^Podgląd.*BHP-42653$/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Wygasa za 1 tydzień')
  await closeDialog({ user })

  await go('/calendar?date=2026-12-03')
  const deadlines = await screen.findByRole('region', { name: 'Koniec ważności' })
  expect(deadlines).toHaveTextContent('BHP-42653')
  await user.click(within(deadlines).getByRole('link'))
  await findHeading('Szkolenie okresowe BHP')
  expect(address()).toBe(PAGE)
  expect(within(main()).getByRole('article')).toHaveTextContent('Wygasa za 1 tydzień')
  expect(screen.getByRole('button', { name: 'Termin do kalendarza' })).toBeVisible()
})

test('a deadline goes once the renewal is confirmed', async () => {
  const { go } = await visit('/certificates?q=BHP', confirmed)
  expect(card('BHP-90001')).toHaveTextContent('Aktywny')
  expect(card('BHP-42653')).toHaveTextContent('Zastąpiony')
  expect(card('BHP-42653')).not.toHaveTextContent('Wygasa')

  await go('/calendar?date=2029-11-20')
  expect(await screen.findByRole('region', { name: 'Koniec ważności' })).toHaveTextContent('BHP-90001')
  await go('/calendar?date=2026-12-03')
  await screen.findByRole('heading', { level: 2, name: /^czwartek, 3\sgrudnia 2026$/i })
  expect(screen.queryByRole('region', { name: 'Koniec ważności' })).toBeNull()

  await go(PAGE)
  await findHeading('Szkolenie okresowe BHP')
  expect(within(main()).getByRole('article')).toHaveTextContent('Ważny do 03.12.2026')
  expect(screen.queryByRole('button', { name: 'Termin do kalendarza' })).toBeNull()
})

test('a certificate of another scope replaces nothing', async () => {
  const office = { ...ANNAS_RENEWAL, scope: 'office', number: 'BHP-office' } as const
  await visit('/certificates?q=BHP', {
    as: 'employee',
    changes: [certificateAdded('office', office), CONFIRMED],
  })
  expect(card('BHP-office')).toHaveTextContent('stanowiska administracyjno-biurowe')
  expect(card('BHP-42653')).not.toHaveTextContent('Zastąpiony')
  expect(card('BHP-42653')).toHaveTextContent('Wygasa za 1 tydzień')
})

test('the older certificate is linked under „Historia” and says that it is still valid', async () => {
  const { user, address } = await visit('/certificates', waiting)
  await user.click(screen.getByRole('button', { name: /^Podgląd.*BHP-90001$/ }))
  const preview = await screen.findByRole('dialog', { name: 'Podgląd certyfikatu' })
  expect(preview).toHaveTextContent('niepotwierdzony przez wystawcę')
  await user.click(within(preview).getByRole('link', { name: /historia/ }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Szkolenie okresowe BHP')
  expect(main()).toHaveTextContent('Oczekujący – czeka na potwierdzenie')
  const [chain] = within(region('Historia')).getAllByRole('list')
  const links = within(chain ?? main()).getAllByRole('listitem')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('BHP-90001'),
    expect.stringContaining('BHP-42653'),
    expect.stringContaining('BHP-35615'),
  ])
  expect(region('Historia')).toHaveTextContent('Dodany')
  expect(region('Historia')).toHaveTextContent('21.11.2026, Anna Dąbrowska')

  await user.click(within(region('Historia')).getByRole('link', { name: /BHP-42653/ }))
  await waitFor(() => expect(address()).toBe(PAGE))
  const older = within(main()).getByRole('article')
  await waitFor(() => expect(older).toHaveTextContent('Ważny do 03.12.2026'))
  expect(older).not.toHaveTextContent('Zastąpi')
  expect(older).toHaveTextContent(
    'Nowszy certyfikat BHP-90001 czeka na potwierdzenie przez: administrator. Do tego czasu termin biegnie dalej.',
  )
  expect(screen.queryByRole('link', { name: 'Odnów' })).toBeNull()
  await user.click(within(region('Historia')).getByRole('link', { name: /BHP-90001/ }))
  await waitFor(() => expect(main()).toHaveTextContent('Oczekujący – czeka na potwierdzenie'))
})

test('an own certificate has no QR code, and a sheet of the browser in place of a PDF', async () => {
  const { user } = await visit('/certificates', waiting)
  expect(screen.queryByRole('button', { name: /^Kod QR.*BHP-90001$/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: /^Pobierz.*BHP-90001 jako wydruk$/ }))
  await findHeading('Certyfikat do druku')
  const sheet = screen.getByRole('article', { name: 'Certyfikat BHP-90001' })
  expect(sheet).toHaveTextContent('Anna Dąbrowska')
  expect(sheet).toHaveTextContent('niepotwierdzony przez wystawcę, niepodpisany')
})

test('a removed certificate is restored by „Cofnij”', async () => {
  const { user, address, go, reload } = await visit(`/certificates/${ANNAS_RENEWAL.id}`, waiting)
  await user.click(screen.getByRole('button', { name: 'Usuń' }))
  await findToast('Usunięto certyfikat')
  await findHeading('Certyfikaty')
  expect(address()).toBe('/certificates')
  expect(count()).toHaveTextContent('6 certyfikatów')
  expect(card('BHP-42653')).toHaveTextContent('Aktywny')
  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(count()).toHaveTextContent('7 certyfikatów'))
  await go('/certificates?q=BHP')
  await reload()
  expect(card('BHP-42653')).toHaveTextContent('Nowszy oczekuje: BHP-90001')
})

const offers = () => region('Najbliższe szkolenia')
const asked = () => region('Co jest potrzebne')
const own = () => screen.getByRole('link', { name: named('Mam już nowy certyfikat – dodaj go') })

/** Returns the line of the dashboard about Żaneta, which is folded at first: deadlines of accidents come before it. */
async function findLine(user: UserEvent): Promise<HTMLElement> {
  await findHeading('Dzień dobry, Małgorzata')
  const toDo = within(region('Do zrobienia'))
  await toDo.findAllByRole('listitem')
  const all = toDo.queryByRole('button', { name: /^Pokaż wszystkie/ })
  if (all) await user.click(all)
  return waitFor(() => {
    const line = toDo.getAllByRole('listitem').find(({ textContent }) => textContent.includes(ZANETA))
    if (!line) throw new Error('No line is about Żaneta.')
    return line
  })
}

test('an employer signs an employee up from the line that needs a training, and the line says so', async () => {
  const { user, go } = await visit('/dashboard', { as: 'employer' })
  const openTerms = async () => {
    await user.click(within(await findLine(user)).getByRole('link', { name: /^Zobacz terminy/ }))
    await findHeading('Odnów kwalifikację')
  }
  await openTerms()
  expect(within(main()).getByText(ZANETA)).toBeVisible()
  await user.click(within(offers()).getByRole('button', { name: /^Wypisz ze szkolenia/ }))
  await within(offers()).findByRole('button', { name: new RegExp(`^Zapisz na\\sszkolenie.*${ZANETA}`) })
  await go('/dashboard')
  expect(await findLine(user)).not.toHaveTextContent('zapisano')

  await openTerms()
  await user.click(
    within(offers()).getByRole('button', { name: new RegExp(`^Zapisz na\\sszkolenie.*${ZANETA}`) }),
  )
  await findToast(`Zapisano na szkolenie: ${ZANETA}`)
  await within(offers()).findByText('Na liście')
  await go('/dashboard')
  expect(await findLine(user)).toHaveTextContent('zapisano na szkolenie 23.11.2026')

  await go('/trainings?q=robotniczych')
  await findHeading('Szkolenia')
  await user.click(within(row('23.11.2026')).getByRole('button', { name: /^Szczegóły/ }))
  expect(await screen.findByRole('region', { name: 'Twoi pracownicy' })).toHaveTextContent(ZANETA)
})

test('a worker renews by a training, and adds the new document only then', async () => {
  const { user, address } = await visit(PAGE, { as: 'employee' })
  await user.click(screen.getByRole('link', { name: 'Odnów' }))
  await findHeading('Odnów kwalifikację')
  expect(within(offers()).getByText('Na liście')).toBeVisible()
  await user.click(own())
  await findHeading('Dodaj certyfikat')
  expect(address()).toBe(`/certificates/new?for=${ANNA}&type=bhp&scope=workers`)
})

test('where no training leads to a qualification, the screen says what the law asks', async () => {
  const { user, address, go } = await visit('/certificates/renew?type=electrical&scope=e_g1', {
    as: 'employee',
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj brakującą kwalifikację')
  expect(asked()).toHaveTextContent('Potrzebny jest egzamin przed komisją kwalifikacyjną')
  expect(screen.queryByRole('region', { name: 'Najbliższe szkolenia' })).toBeNull()
  expect(own()).toBeVisible()

  await go('/certificates/renew?type=machine_operator&scope=forklift_with_boom')
  await waitFor(() =>
    expect(asked()).toHaveTextContent('Wniosek do UDT o przedłużenie trzeba złożyć do 18.12.2026'),
  )
  expect(screen.queryByRole('region', { name: 'Najbliższe szkolenia' })).toBeNull()
  await go('/certificates/renew?type=bhp&scope=office')
  await waitFor(() => expect(offers()).toHaveTextContent('Nie ma teraz szkolenia z wolnym miejscem'))
  await user.click(
    within(offers()).getByRole('link', { name: named('Zobacz wszystkie zaplanowane szkolenia') }),
  )
  await findHeading('Szkolenia')
  expect(address()).toBe('/trainings?status=scheduled')
})

test('without a scope the form opens at once', async () => {
  const { address } = await visit('/certificates/renew?type=bhp', { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj certyfikat')
  expect(address()).toBe('/certificates/new?type=bhp')
})

test('the renewal of a stranger is not there', async () => {
  await visit(`/certificates/renew?for=${MAREK}&type=bhp&scope=workers`, { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Strona nie znaleziona')
  expect(screen.queryByText(/Gżegżółka/)).toBeNull()
})

test('an administrator sees the trainings but signs nobody up', async () => {
  await visit(`/certificates/renew?for=${MAREK}&type=bhp&scope=workers`, { as: 'admin' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Odnów kwalifikację')
  expect(offers()).toHaveTextContent(WORKERS)
  expect(within(offers()).queryByRole('button')).toBeNull()
})

test('the page of a training is open to all by its link', async () => {
  const { user } = await visit(`/employees/${MAREK}`, { as: 'employer' })
  await user.click(screen.getByRole('link', { name: WORKERS }))
  await findHeading(WORKERS)
  expect(main()).toHaveTextContent('Marek Gżegżółka')
})
