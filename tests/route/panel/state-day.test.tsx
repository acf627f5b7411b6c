import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { saveCsv } from '../../support/downloads'
import { fill } from '../../support/fill'
import { printedText } from '../../support/printed-text'
import { findHeading, findToast, named, row } from '../../support/queries'
import { ANNA, LUKASZS_SEP } from '../../support/sample'
import { visit } from '../../support/visit'

// Today is 21 November 2026. Łukasz Zięba's SEP certificate ends on 26 November.
const LUKASZ = 'Zięba Łukasz'
const SEP = `/certificates/${LUKASZS_SEP}`
const MATRIX = '/employees?view=matrix'

const banner = () => screen.queryByRole('region', { name: 'Stan na dzień' })
const dayField = () => screen.findByLabelText('Stan na dzień', { selector: 'input' })
const backToToday = () => screen.getByRole('link', { name: 'Wróć do dzisiaj' })
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? ''
const search = () => screen.getByRole('searchbox')

async function chooseDay(day: string): Promise<void> {
  fill(await dayField(), day)
}

test('the employer asks who will be qualified', async () => {
  const { user, address } = await visit(MATRIX, { as: 'employer' })
  expect(banner()).toBeNull()
  expect(await dayField()).toHaveValue('2026-11-21')
  expect(row(LUKASZ)).toHaveTextContent('Do 26.11.2026')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kto' }), 'Nie mogą pracować')
  await findToast('3 pracowników')

  await chooseDay('2026-11-27')
  await findToast('4 pracowników, stan na 27 listopada 2026')
  await waitFor(() => expect(address()).toBe(`${MATRIX}&state=unable&on=2026-11-27`))
  expect(banner()).toHaveTextContent(/^Stan na 27 listopada 2026/)
  expect(row(LUKASZ)).toHaveTextContent('wygasł 1 dzień po terminie')
  expect(screen.getByRole('main')).not.toHaveTextContent(/dziś|jutro/)
})

test('the employer follows one person on that day to the certificate, and comes back to today', async () => {
  const { user, address, go } = await visit(`${MATRIX}&on=2026-11-27`, { as: 'employer' })
  await go(hrefOf(within(row(LUKASZ)).getByRole('link', { name: LUKASZ })))
  await findHeading('Łukasz Zięba')
  expect(banner()).toHaveTextContent(/^Stan na 27 listopada 2026/)
  expect(screen.getByText('Nie może tego dnia pracować')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'SEP-75824' }))
  await screen.findByText('Wygasł 26.11.2026')
  expect(address()).toBe(`${SEP}?on=2026-11-27`)

  await user.click(backToToday())
  await screen.findByText('Ważny do 26.11.2026')
  expect(address()).toBe(SEP)
  expect(banner()).toBeNull()
})

test('a cell leads to the certificate on that day, what is left of the time is named by its day', async () => {
  const { user, address, go } = await visit(`${MATRIX}&on=2026-11-26`, { as: 'employer' })
  await user.click(
    screen.getByRole('link', { name: /^26\.11\.2026 ?– wygasa tego dnia, SEP E, G1, Zięba Łukasz/ }),
  )
  await screen.findByText('Wygasa tego dnia')
  expect(address()).toBe(`${SEP}?on=2026-11-26`)
  expect(screen.getByText('Tego dnia kończy się ważność.')).toBeVisible()
  await go(`${MATRIX}&on=2026-11-25`)
  await screen.findByRole('table')
  expect(row(LUKASZ)).toHaveTextContent('wygasa do 26.11.2026')
})

test('filters stay on the way back to today, and Back restores the day', async () => {
  const { user, address, back } = await visit(`${MATRIX}&on=2027-03-01`, { as: 'employer' })
  await user.type(search(), 'operator')
  await waitFor(() => expect(address()).toBe(`${MATRIX}&q=operator&on=2027-03-01`))
  const heading = screen.getByRole('columnheader', { name: named('Nazwisko i imię') })
  await user.click(within(heading).getByRole('link'))
  await waitFor(() => expect(address()).toBe(`${MATRIX}&q=operator&sort=name&on=2027-03-01`))
  await user.click(backToToday())
  await waitFor(() => expect(banner()).toBeNull())
  expect(address()).toBe(`${MATRIX}&q=operator&sort=name`)
  expect(await dayField()).toHaveValue('2026-11-21')
  await back()
  await waitFor(() => expect(banner()).toBeVisible())
  expect(await dayField()).toHaveValue('2027-03-01')
  await user.click(screen.getByRole('link', { name: 'Wyczyść filtry' }))
  await waitFor(() => expect(address()).toBe(`${MATRIX}&on=2027-03-01`))
})

test('correcting the day adds no step to the history, and a day of the past is not taken', async () => {
  const { address, back } = await visit('/certificates', { as: 'employer' })
  await chooseDay('2027-03-01')
  await waitFor(() => expect(address()).toBe('/certificates?on=2027-03-01'))
  await chooseDay('2027-04-01')
  await waitFor(() => expect(address()).toBe('/certificates?on=2027-04-01'))
  await back()
  await waitFor(() => expect(banner()).toBeNull())
  expect(address()).toBe('/certificates')
  expect(await dayField()).toHaveValue('2026-11-21')
  await chooseDay('2026-11-20')
  expect(address()).toBe('/certificates')
  expect(banner()).toBeNull()
  fireEvent.blur(await dayField())
  expect(await dayField()).toHaveValue('2026-11-21')
})

test('statuses, their counts and the preview of certificates follow the day', async () => {
  const { user, address, go } = await visit('/certificates?status=expired', { as: 'employer' })
  const rowCount = () =>
    Number.parseInt(screen.getByText(/^\d+ certyfikat/, { selector: '[role=status]' }).textContent)
  const today = rowCount()
  await chooseDay('2026-11-27')
  await waitFor(() => expect(address()).toBe('/certificates?status=expired&on=2026-11-27'))
  await waitFor(() => expect(banner()).toBeVisible())
  expect(rowCount()).toBeGreaterThan(today)
  const sep = screen.getAllByRole('article').find(({ textContent }) => textContent.includes('SEP-75824'))
  expect(sep).toHaveTextContent('Wygasły')
  await user.click(within(sep ?? document.body).getByRole('button', { name: /^Podgląd/ }))
  const preview = await screen.findByRole('dialog')
  await user.click(within(preview).getByRole('link', { name: named('Cały certyfikat') }))
  await waitFor(() => expect(address()).toBe(`${SEP}?on=2026-11-27`))
  await go('/certificates?on=2026-11-27')
  await user.click(await screen.findByRole('link', { name: 'Dodaj certyfikat' }))
  await waitFor(() => expect(address()).toBe('/certificates/new'))
})

test('the list of employees says who may work, today and on that day', async () => {
  const { user, address, go } = await visit('/employees', { as: 'employer' })
  expect(row(LUKASZ)).toHaveTextContent('Do 26.11.2026')
  await chooseDay('2026-11-27')
  await waitFor(() => expect(within(row(LUKASZ)).getByRole('cell', { name: 'Nie' })).toBeVisible())
  const { name, rows } = await saveCsv(user)
  expect(name).toBe('pracownicy-2026-11-27.csv')
  expect(rows.find(([last, first]) => `${last} ${first}` === LUKASZ)?.slice(-4)).toEqual([
    'nie',
    '',
    'SEP E, G1: 1\u00a0dzień po terminie',
    'Aktywny',
  ])
  await user.click(within(row(LUKASZ)).getByRole('link', { name: LUKASZ }))
  await findHeading('Łukasz Zięba')
  expect(address()).toMatch(/\/employees\/\w+\?on=2026-11-27$/)
  await user.click(screen.getByRole('button', { name: 'Więcej czynności' }))
  // The field beside the name is for wider screens.
  const [, inMenu = document.body] = await screen.findAllByLabelText('Stan na dzień', { selector: 'input' })
  fill(inMenu, '2026-11-26')
  await screen.findByText('Dokumenty aktualne do 26.11.2026')
  await go('/employees?on=2026-11-27')
  await user.click(await screen.findByRole('link', { name: 'Kwalifikacje' }))
  await waitFor(() => expect(address()).toBe(`${MATRIX}&on=2026-11-27`))
})

test('the list for the gate may have nobody on a later day', async () => {
  const { user } = await visit(`${MATRIX}&on=2027-03-01`, { as: 'employer' })
  await user.click(screen.getByRole('link', { name: 'Brama' }))
  await screen.findByText('Brak osób z aktualnymi dokumentami')
  await user.click(screen.getByRole('link', { name: 'Pokaż wszystkie osoby' }))
  await findToast('7 pracowników, stan na 1 marca 2027')
  expect(banner()).toBeVisible()
})

test.each(['/certificates', '/employees', `/employees/${ANNA}`])(
  '%s says the day on paper, and from when the prediction is',
  async (path) => {
    await visit(`${path}?on=2027-03-01`, { as: 'employer' })
    expect(banner()).toBeVisible()
    expect(printedText()).toContain('Stan na 01.03.2027, przewidywany 21.11.2026')
    expect(printedText()).not.toContain('Wróć do dzisiaj')
  },
)

test.each(['2026-11-21', '2026-11-20', '2027-02-30', '2100-01-01', 'jutro'])(
  'the day %s in the address is today',
  async (on) => {
    await visit(`${MATRIX}&on=${on}`, { as: 'employer' })
    expect(row(LUKASZ)).toHaveTextContent('Do 26.11.2026')
    expect(banner()).toBeNull()
  },
)
