import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { saveCsv } from '../../../support/downloads'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { named, row, texts } from '../../../support/queries'
import { LUKASZ, LUKASZS_SEP, STANISLAW } from '../../../support/sample'
import { visit } from '../../../support/visit'

const MATRIX = '/employees?view=matrix'

const view = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Widok' })).getByRole('link', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const search = () => screen.getByRole('searchbox')
const firstPerson = () => screen.getAllByRole('rowheader')[0]
const cellsOf = (person: string) => within(row(person)).getAllByRole('cell')

/** Waits until the list says that it has so many people. */
const findCount = (text: string) => screen.findByText(text, { selector: '[role=status]' })

test('a document that does not say the voltage is entered with it: one of the sample has no entry to correct', async () => {
  const qualification = { type: 'electrical', scope: 'e_g1', voltage: 'above_1_kv' } as const
  const position = { name: 'elektryk', requirements: [{ qualification }] }
  const { user } = await visit(`/employees/${LUKASZ}`, {
    as: 'employer',
    changes: [{ kind: 'position-saved', id: 'above', day: TODAY, position }],
  })
  await user.click(await screen.findByRole('link', { name: named('Wpisz z dokumentu') }))
  expect(await screen.findByLabelText('Osoba')).toHaveDisplayValue('Łukasz Zięba')
  expect(screen.getByLabelText(/napięci/i)).toBeVisible()
})

describe('the panel of an employer', () => {
  test('says who may not work above all else, and leads to the whole table', async () => {
    const { user } = await visit('/employer', { as: 'employer' })
    const section = screen.getByRole('region', { name: named('3 osoby nie mogą dziś pracować') })
    expect(section).toHaveTextContent('aktualne dokumenty: 4 z 7 osób')
    expect(section).toHaveTextContent('7 z 7 osób wymaga działania')
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      '3 osoby nie mogą dziś pracować',
      'Certyfikaty pracowników',
      'Wypadki w toku',
      'Najbliższe szkolenia',
      'Terminy przez 12 tygodni',
      'Stanowiska',
    ])
    await user.click(within(section).getByRole('link', { name: /^Wszystkie osoby/ }))
    await screen.findByRole('navigation', { name: 'Widok' })
    await findCount('7 pracowników')
    expect(view('Kwalifikacje')).toHaveAttribute('aria-current', 'page')
  })

  test('never calls fine who may not work', async () => {
    await visit('/employer', { as: 'employer' })
    expect(row('Krzyżanowska')).toHaveTextContent('Nie może pracować')
    expect(row('Gżegżółka Marek')).toHaveTextContent('Nie może pracować')
    expect(row('Dąbrowska Anna')).not.toHaveTextContent('Nie może pracować')
  })

  test('names two causes of a position and counts the others, which the table of its people shows', async () => {
    const welder = personSaved('a', 'Łucja', 'Ćwik')
    const changes = [BEGUN, { ...welder, person: { ...welder.person, position: 'spawacz' } }]
    const { user } = await visit('/employer', { as: OWNER, changes })
    const positions = screen.getByRole('region', { name: 'Stanowiska' })
    await user.click(within(positions).getByRole('link', { name: named('i jeszcze 3 przyczyny: spawacz') }))
    await screen.findByRole('navigation', { name: 'Widok' })
    expect(view('Kwalifikacje')).toHaveAttribute('aria-current', 'page')
  })
})

describe('the table of qualifications', () => {
  test('says in words what each person has, and leads to the certificate', async () => {
    const { user, address } = await visit(MATRIX, { as: 'employer' })
    const names = [
      'Nazwisko i imię',
      'Dokumenty aktualne',
      'Orzeczenie',
      'Szkolenie wstępne',
      'BHP',
      'Ppoż.',
      'SEP E, G1',
      'SEP D, G1',
      'UDT wózek',
      'Świadectwo spawacza',
    ]
    const headings = screen.getAllByRole('columnheader')
    expect(headings).toHaveLength(names.length)
    for (const [place, heading] of headings.entries())
      expect(heading).toHaveAccessibleName(names[place]?.replace('i imię', 'i\u00a0imię'))
    expect(firstPerson()).toHaveTextContent('Krzyżanowska')
    expect(row('Zięba Łukasz')).toHaveTextContent('Do 26.11.2026')
    expect(row('Zięba Łukasz')).toHaveTextContent('nie dotyczy')
    expect(row('Gżegżółka Marek')).toHaveTextContent('wygasł 8 dni po terminie')
    expect(row('Krzyżanowska')).toHaveTextContent('oczekuje do potwierdzenia przez: Centrum')
    await user.click(
      screen.getByRole('link', { name: /^26\.11\.2026 ?– wygasa za 5\sdni, SEP E, G1, Zięba/ }),
    )
    await waitFor(() => expect(address()).toBe(`/certificates/${LUKASZS_SEP}`))
  })

  test('says in its last row of each qualification how many who need it may work with it', async () => {
    const { user } = await visit(MATRIX, { as: 'employer' })
    const sums = () => row('Razem')
    expect(within(sums()).getByRole('rowheader')).toHaveTextContent(/^Razem: 7 osób$/)
    expect(texts(within(sums()).getAllByRole('cell'))).toEqual([
      'aktualne: 4 z 7',
      'ważne: 6 z 7',
      'ważne: 7 z 7',
      'ważne: 5 z 7',
      'ważne: 1 z 2',
      'ważne: 1 z 1',
      'ważne: 1 z 1',
      'ważne: 2 z 2',
      'ważne: 1 z 1',
    ])
    await user.selectOptions(choice('Stanowisko'), 'elektryk')
    await waitFor(() => expect(within(sums()).getByRole('rowheader')).toHaveTextContent(/^Razem: 1 osoba$/))
    expect(sums()).toHaveTextContent('aktualne: 1 z 1')
  })

  test('has position, search and order in the URL, and Back restores them', async () => {
    const page = await visit(`${MATRIX}&sort=name`, { as: 'employer' })
    expect(firstPerson()).toHaveTextContent('Ćwik Żaneta')
    await page.user.selectOptions(choice('Stanowisko'), 'operator wózka widłowego')
    await findCount('2 pracowników')
    await page.user.type(search(), 'gzegzolka')
    await findCount('1 pracownik')
    await waitFor(() =>
      expect(page.address()).toMatch(/\?view=matrix&q=gzegzolka&position=operator[^&]*&sort=name$/),
    )
    expect((await saveCsv(page.user)).rows).toHaveLength(1)
    await page.user.click(screen.getByRole('link', { name: 'Wyczyść filtry' }))
    await findCount('7 pracowników')
    expect(page.address()).toBe(MATRIX)
    await page.back()
    await findCount('1 pracownik')
  })

  test('is sorted by the days of any column, and the address keeps it', async () => {
    const names = ['Ada', 'Ewa', 'Iga']
    const changes = [
      BEGUN,
      PAPERS_ELSEWHERE,
      ...names.map((name, index) => {
        const change = personSaved(`p${index}`, name, `Lis${index}`)
        return { ...change, person: { ...change.person, hiredOn: '2019-03-04' } }
      }),
      certificateAdded('c', {
        userId: 'person-p0',
        type: 'bhp',
        scope: 'workers',
        expiryDate: '2028-01-10',
        status: 'active',
      }),
    ]
    const { user, address, back } = await visit(`${MATRIX}&sort=name`, { as: OWNER, changes })
    const heading = () => screen.getByRole('columnheader', { name: 'BHP' })
    expect(firstPerson()).toHaveTextContent('Lis0 Ada')
    await user.click(within(heading()).getByRole('link'))
    await waitFor(() => expect(firstPerson()).toHaveTextContent('Lis1 Ewa'))
    expect(address()).toBe(`${MATRIX}&sort=bhp`)
    expect(heading()).toHaveAttribute('aria-sort', 'ascending')
    await back()
    await waitFor(() => expect(firstPerson()).toHaveTextContent('Lis0 Ada'))
  })

  test('leads an administrator from the employees through a company to what is missing', async () => {
    const { user, address } = await visit('/employees', { as: 'admin' })
    await user.click(view('Kwalifikacje'))
    await findCount('12 pracowników')
    await waitFor(() => expect(row('Pączkowska Iwona')).toHaveTextContent('Nie wiadomo'))
    await user.selectOptions(choice('Firma'), 'Magazyny Brzozowy Port sp. z o.o.')
    await user.selectOptions(choice('Kto'), 'Nie mogą pracować')
    await findCount('1 pracownik')
    expect(address()).toMatch(/\?view=matrix&company=Magazyny[^&]*&state=unable$/)
    await user.click(screen.getByRole('link', { name: /^brak, dodaj/ }))
    await waitFor(() => expect(address()).toBe(`/certificates/new?for=${STANISLAW}&type=bhp&scope=workers`))
  })
})

describe('the list for the gate', () => {
  test('says who may work until when, and no reason', async () => {
    const page = await visit(MATRIX, { as: 'employer' })
    await page.user.click(view('Brama'))
    await screen.findByRole('table', { name: 'Dokumenty aktualne dziś' })
    const [anna, position, until, ...more] = cellsOf('Dąbrowska Anna')
    expect(anna).toHaveTextContent(/^Dąbrowska Anna/)
    expect(position).toHaveTextContent(/^operator wózka widłowego$/)
    expect(until).toHaveTextContent(/^03\.12\.2026$/)
    expect(more).toEqual([])
    expect((await saveCsv(page.user)).rows).toHaveLength(4)
    await page.user.type(search(), 'krzyżanowska')
    await screen.findByText('Brak osób z aktualnymi dokumentami')
    await page.user.click(screen.getByRole('link', { name: 'Pokaż wszystkie osoby' }))
    await waitFor(() => expect(row('Krzyżanowska')).toBeVisible())
    const [, , mayWork, noDay, ...rest] = cellsOf('Krzyżanowska')
    expect(mayWork).toHaveTextContent(/^Nie$/)
    expect(noDay).toHaveTextContent(/^$/)
    expect(rest).toEqual([])
    await page.user.clear(search())
    await findCount('7 pracowników')
    expect((await saveCsv(page.user)).rows).toHaveLength(7)
  })

  test('names first who may work, and apart who may not', async () => {
    await visit('/employees?view=gate&state=all', { as: 'employer' })
    expect(texts(screen.getAllByRole('rowheader'))).toEqual(['Dokumenty aktualne', 'Nie mogą pracować'])
    const admitted = screen
      .getAllByRole('rowgroup')
      .find((group) => within(group).queryByRole('rowheader', { name: 'Dokumenty aktualne' }))
    expect(within(admitted ?? document.body).getAllByRole('row')).toHaveLength(5)
    expect(admitted).not.toHaveTextContent('Nie')
  })

  test('does not name those whose work has not begun among those who may not work', async () => {
    const saved = personSaved('b', 'Ewa', 'Nowak')
    const later = { ...saved, person: { ...saved.person, hiredOn: '2027-01-04' } }
    await visit('/employees?view=gate&state=all', { as: OWNER, changes: [BEGUN, later] })
    expect(texts(screen.getAllByRole('rowheader'))).toEqual(['Poza zatrudnieniem'])
  })
})

describe('other views and addresses', () => {
  test.each([MATRIX, '/employees?view=gate'])('a worker has no %s', async (address) => {
    await visit(address, { as: 'employee' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('the former addresses of the views lead to them with all filters', async () => {
    const changes = [BEGUN, personSaved('p1', 'Zoja', 'Lis'), personSaved('p2', 'Ada', 'Lis')]
    const matrix = await visit('/employees/duty?show=lacking&sort=name#q=Zoja', { as: OWNER, changes })
    await findCount('1 pracownik')
    expect(matrix.address()).toBe('/employees?sort=name&view=matrix&state=unable#q=Zoja')
    const gate = await visit('/employees/admitted?show=all', { as: OWNER })
    await findCount('2 pracowników')
    expect(gate.address()).toBe('/employees?view=gate&state=all')
  })
})
