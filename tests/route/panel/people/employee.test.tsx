import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { printedText } from '../../../support/printed-text'
import { findHeading, findToast, named, rows } from '../../../support/queries'
import { MAREK, STANISLAW, WITHOUT_POSITION } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const PAGE = `/employees/${MAREK}`
const TRAINING = 'Szkolenie okresowe BHP dla stanowisk robotniczych'

const region = (name: string) => screen.getByRole('region', { name })

/** Returns the item of a required qualification. */
function required(name: string): HTMLElement {
  const found = within(region('Wymagane na tym stanowisku'))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: named(name) }))
  if (!found) throw new Error(`${name} is not required.`)
  return found
}

const bhp = () => required('Szkolenie okresowe BHP')
const press = ({ user }: Visit, name: RegExp) => user.click(within(bhp()).getByRole('button', { name }))

test('an employer opens a person from the lists and reads why they may not work', async () => {
  const page = await visit('/employees', { as: 'employer' })
  await page.user.type(screen.getByRole('searchbox'), 'gzegzolka marek')
  await waitFor(() => expect(rows('Szczęsna')).toEqual([]))
  await page.user.click(screen.getByRole('link', { name: 'Gżegżółka Marek' }))
  await findHeading('Marek Gżegżółka')
  expect(page.address()).toBe(PAGE)
  expect(region('Czy może pracować')).toHaveTextContent('Nie może dziś pracować')
  expect(region('Czy może pracować')).toHaveTextContent('BHP: 8 dni po terminie')
  expect(bhp()).toHaveTextContent(
    /BHP-39648.*wygasł.*8 dni po terminie.*od 13\.11\.2023.*do 13\.11\.2026.*23 listopada 2026/,
  )
  expect(required('UDT')).toHaveTextContent(
    /Wygasa jutro; termin na wniosek minął.*od 22\.11\.2021.*do 22\.11\.2026/,
  )
  expect(region('Czeka na potwierdzenie')).toHaveTextContent('KPP-16448')
  expect(region('Szkolenia')).toHaveTextContent('Próbna ewakuacja')

  await page.go('/employer')
  await findHeading('Panel pracodawcy')
  const [link = document.body] = screen.getAllByRole('link', { name: 'Gżegżółka Marek' })
  await page.user.click(link)
  await waitFor(() => expect(page.address()).toBe(PAGE))
})

test('an employer signs an employee off and up in one step each, and the training shows it', async () => {
  const page = await visit(PAGE, { as: 'employer' })
  await press(page, /^Wypisz ze szkolenia/)
  await within(bhp()).findByRole('button', { name: /^Zapisz na szkolenie.*Marek Gżegżółka/ })
  expect(bhp()).toHaveTextContent('Wolne miejsca: 18')
  await page.user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await within(bhp()).findByText('Na liście')

  await press(page, /^Wypisz ze szkolenia/)
  await within(bhp()).findByRole('button', { name: /^Zapisz na szkolenie/ })
  await press(page, /^Zapisz na szkolenie/)
  await findToast('Zapisano na szkolenie: Marek Gżegżółka')
  await page.reload()
  expect(within(bhp()).getByText('Na liście')).toBeVisible()

  await page.go('/trainings')
  await findHeading('Szkolenia')
  const [training = document.body] = rows(TRAINING).filter(({ textContent }) =>
    textContent.includes('23.11.2026'),
  )
  expect(training).toHaveTextContent('3 / 20')
  // It is the employee who is signed up, not the employer.
  expect(within(training).getByRole('button', { name: /^Zapisz się/ })).toBeVisible()
  await page.user.click(within(training).getByRole('button', { name: /^Szczegóły/ }))
  const crew = await screen.findByRole('region', { name: 'Twoi pracownicy' })
  expect(crew).toHaveTextContent('Marek Gżegżółka')
  expect(crew).not.toHaveTextContent('Łuczak')
})

test('renewing and adding begin with the person and the qualification filled in', async () => {
  const page = await visit(PAGE, { as: 'employer' })
  await page.user.click(within(bhp()).getByRole('link', { name: /^Odnów/ }))
  await waitFor(() => expect(page.address()).toBe(`/certificates/renew?for=${MAREK}&type=bhp&scope=workers`))
  await page.back()
  await page.user.click(await screen.findByRole('link', { name: 'Dodaj certyfikat' }))
  await waitFor(() => expect(page.address()).toBe(`/certificates/new?for=${MAREK}`))
})

test('an administrator sees everybody’s page but signs nobody up', async () => {
  const page = await visit(`/employees/${STANISLAW}`, { as: 'admin' })
  await findHeading('Stanisław Śmiałek')
  expect(within(bhp()).getByText('brak')).toBeVisible()
  expect(bhp()).toHaveTextContent(TRAINING)
  expect(screen.queryByRole('button', { name: /^Zapisz na szkolenie/ })).toBeNull()
  await page.go(`/employees/${WITHOUT_POSITION}`)
  await screen.findByText('Nie określono stanowiska · Bez firmy')
  expect(region('Czy może pracować')).toHaveTextContent('Nie podano stanowiska')
})

test.each([
  { as: 'employer' as const, path: `/employees/${STANISLAW}`, message: 'Strona nie znaleziona' },
  { as: 'employer' as const, path: '/employees/nikt', message: 'Strona nie znaleziona' },
  { as: 'employee' as const, path: PAGE, message: 'Brak dostępu' },
])('$as reads nothing of a person on $path', async ({ as, path, message }) => {
  await visit(path, { as })
  expect(screen.getByRole('heading', { level: 1, name: message })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Gżegżółka|Śmiałek/)
})

test('a person’s page has no free places and no buttons on paper', async () => {
  await visit(PAGE, { as: 'employer' })
  expect(printedText()).toContain('Stan na 21.11.2026')
  expect(printedText()).toContain('Zakłady Metalowe Żelbrzeg')
  // Places are gone when somebody reads the paper.
  expect(printedText()).not.toMatch(/Wolne miejsca|Drukuj|Odnów/)
})
