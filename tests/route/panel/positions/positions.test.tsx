import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { positionSaved } from '../../../support/changes'
import { fillIn, halfTypeIn } from '../../../support/fill'
import { keptOf } from '../../../support/kept'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findHeading, findToast, item, named, row, texts } from '../../../support/queries'
import { visit, type Visit } from '../../../support/visit'

const LIST = '/employer/positions'

/** Returns the row of a position on the list. */
function position(name: string): HTMLElement {
  const found = screen
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { level: 3, name }))
  if (!found) throw new Error(`No row is about ${name}.`)
  return found
}

const findPosition = (name: string) => waitFor(() => position(name))
const findIn = (name: string, text: string | RegExp) =>
  waitFor(() => expect(position(name)).toHaveTextContent(text))
const region = (name: string) => screen.getByRole('region', { name })

const press = ({ user }: Visit, place: HTMLElement, name: string) =>
  user.click(within(place).getByRole('button', { name: named(name) }))
const follow = ({ user }: Visit, place: HTMLElement, name: string) =>
  user.click(within(place).getByRole('link', { name: named(name) }))

/** Opens the form of a position by the link in its row. */
async function openForm(page: Visit, name: string, link = 'Zmień'): Promise<void> {
  await follow(page, position(name), link)
  await screen.findByRole('button', { name: 'Zapisz wymagania' })
}

const save = (page: Visit) => press(page, document.body, 'Zapisz wymagania')

/** Undoes what the toast with this text tells of. */
async function undo(page: Visit, told: string): Promise<void> {
  await press(page, await findToast(told), 'Cofnij')
}

function of(name: string, firstName: string, lastName: string) {
  const change = personSaved(firstName.toLowerCase(), firstName, lastName)
  return { ...change, person: { ...change.person, position: name || undefined } }
}

test('an employer adds a requirement to a position, and undoing takes it back', async () => {
  const page = await visit('/employer', { as: 'employer' })
  await follow(page, document.body, 'Wymagania stanowisk')
  await screen.findByText('7 stanowisk', { selector: '[role=status]' })
  expect(screen.queryByRole('heading', { name: 'Do ustalenia' })).toBeNull()
  expect(position('spawacz')).toHaveTextContent('według wzoru')
  expect(position('operator wózka widłowego')).toHaveTextContent('2 osoby')
  await openForm(page, 'spawacz')
  expect(screen.getByLabelText('Szkolenie okresowe BHP')).toHaveValue('workers')
  const fire = screen.getByRole('group', { name: 'Ochrona przeciwpożarowa' })
  await page.user.click(within(fire).getByRole('checkbox', { name: 'inspektor' }))
  await save(page)
  await findPosition('spawacz')
  expect(position('spawacz')).toHaveTextContent('zmienione względem wzoru')
  expect(texts(within(position('spawacz')).getAllByRole('listitem'))).toEqual([
    'Szkolenie okresowe BHP · stanowiska robotnicze',
    'Ochrona przeciwpożarowa · inspektor',
    'Świadectwo spawacza',
  ])
  await undo(page, 'Ustalono wymagania: spawacz')
  await findIn('spawacz', 'według wzoru')
})

test('everybody in a position lacks at once what the employer has added to it', async () => {
  const inspector = { qualification: { type: 'fire_protection' as const, scope: 'inspector' as const } }
  const changes = [positionSaved('welder', 'spawacz', [inspector])]
  const { go } = await visit('/employees?view=matrix', { as: 'employer', changes })
  expect(screen.getByRole('columnheader', { name: 'Ppoż. inspektor' })).toBeVisible()
  await go(screen.getByRole('link', { name: 'Ćwik Żaneta' }).getAttribute('href') ?? '')
  await findHeading('Żaneta Ćwik')
  expect(region('Czy może pracować')).toHaveTextContent('Ppoż. inspektor: brak')
  expect(region('Wymagane na tym stanowisku')).toHaveTextContent('inspektor')
})

test('going back to the template is one press, and can be undone', async () => {
  const page = await visit(LIST, { as: 'employer' })
  expect(within(position('elektryk')).queryByRole('button', { name: /^Wróć/ })).toBeNull()
  await openForm(page, 'elektryk')
  await page.user.click(screen.getByRole('checkbox', { name: 'dozór (D), grupa G3' }))
  await save(page)
  await findPosition('elektryk')
  expect(position('elektryk')).toHaveTextContent('Świadectwo kwalifikacyjne D, G3 (gazowe)')
  await press(page, position('elektryk'), 'Wróć do wzoru')
  await findIn('elektryk', 'według wzoru')
  expect(position('elektryk')).not.toHaveTextContent('dozór')
  await undo(page, 'Przywrócono wymagania wzoru')
  await findIn('elektryk', 'Świadectwo kwalifikacyjne D, G3 (gazowe)')
  await openForm(page, 'elektryk')
  const [event, ...earlier] = within(region('Historia')).getAllByRole('listitem')
  expect(event).toHaveTextContent(/Ustalono wymagania.*Małgorzata Wiśniewska/)
  expect(earlier).toEqual([])
})

test('requirements of one company change nothing for an administrator', async () => {
  const page = await visit(LIST, { as: 'employer' })
  await press(page, position('spawacz'), 'Usuń')
  await waitFor(() => expect(region('Do ustalenia')).toHaveTextContent('spawacz'))
  await visit('/employees?q=ćwik', { as: 'employer' })
  expect(row('Ćwik Żaneta')).toHaveTextContent('Nie wiadomo')
  await visit('/employees?q=ćwik', { as: 'admin' })
  expect(row('Ćwik Żaneta')).not.toHaveTextContent('Nie wiadomo')
})

test('a position that nobody knows comes first, and the dashboard and the person lead to it', async () => {
  const changes = [
    BEGUN,
    PAPERS_ELSEWHERE,
    of('Tokarz', 'Ola', 'Nowak'),
    of('tokarz', 'Ewa', 'Nowak'),
    of('spawacz', 'Łucja', 'Ćwiąkała'),
    of('', 'Bez', 'Przydziału'),
  ]
  const page = await visit(LIST, { as: OWNER, changes })
  const unknown = within(region('Do ustalenia'))
  expect(texts(unknown.getAllByRole('heading', { level: 3 }))).toEqual(['Tokarz', 'Bez stanowiska'])
  expect(position('Tokarz')).toHaveTextContent('2 osoby')
  expect(unknown.getByRole('link', { name: 'Bez Przydziału' })).toBeVisible()

  await page.go('/employees/person-ola')
  expect(await screen.findByRole('link', { name: 'Ustal wymagania' })).toBeVisible()
  await page.go('/dashboard')
  await findHeading('Dzień dobry, Jan')
  const [first] = within(screen.getByRole('region', { name: 'Do zrobienia' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/^2\sosoby\s?Nie ustalono wymagań stanowiska\s?tokarz/)
  await follow(page, item('Nie ustalono wymagań stanowiska'), 'Ustal wymagania')
  expect(await findHeading('Wymagania stanowiska')).toBeVisible()
})

test('the form of an unknown position begins with a pattern, keeps its draft and settles it for all who hold it', async () => {
  const changes = [BEGUN, PAPERS_ELSEWHERE, of('Tokarz', 'Ola', 'Nowak'), of('tokarz', 'Ewa', 'Nowak')]
  const page = await visit(LIST, { as: OWNER, changes })
  await openForm(page, 'Tokarz', 'Ustal wymagania')
  const electrician = () => screen.getByRole('checkbox', { name: 'eksploatacja (E), grupa G1' })
  await save(page)
  await screen.findAllByText('Wybierz grupę szkolenia BHP')
  fillIn(/^Zacznij od wzoru/, 'elektryk')
  await waitFor(() => expect(screen.queryAllByText('Wybierz grupę szkolenia BHP')).toEqual([]))
  await waitFor(async () => expect(await keptOf(OWNER.id)).toContain('e_g1'))
  await page.reload()
  expect(electrician()).toBeChecked()
  await page.user.click(electrician())
  await save(page)
  await findPosition('Tokarz')
  expect(position('Tokarz')).toHaveTextContent('własne stanowisko')
  expect(screen.queryByRole('region', { name: 'Do ustalenia' })).toBeNull()
  await page.go('/dashboard')
  await findHeading('Dzień dobry, Jan')
  for (const name of ['Ewa Nowak', 'Ola Nowak']) {
    expect(item(name)).toHaveTextContent('BHP: podaj datę zatrudnienia')
  }
})

test('a position is added from a pattern, and only once', async () => {
  const page = await visit(LIST, { as: OWNER, changes: [BEGUN] })
  expect(screen.getByText('Brak stanowisk')).toBeVisible()
  await follow(page, document.body, 'Dodaj stanowisko')
  await findHeading('Wymagania stanowiska')
  await save(page)
  const summary = await screen.findByRole('group', { name: named('Popraw dane') })
  expect(texts(within(summary).getAllByRole('link'))).toEqual([
    'Podaj nazwę stanowiska',
    'Wybierz grupę szkolenia BHP',
  ])
  fillIn(/^Zacznij od wzoru/, 'operator wózka widłowego')
  expect(screen.getByLabelText('Nazwa stanowiska')).toHaveValue('operator wózka widłowego')
  fillIn(/^Nazwa stanowiska/, 'Operator dźwigu')
  await save(page)
  await findPosition('Operator dźwigu')
  expect(position('Operator dźwigu')).toHaveTextContent('nikt na tym stanowisku · własne stanowisko')
  expect(position('Operator dźwigu')).toHaveTextContent(
    'wózek podnośnikowy (wystarczy też: wózek z wysięgnikiem',
  )

  await follow(page, document.body, 'Dodaj stanowisko')
  await findHeading('Wymagania stanowiska')
  fillIn(/^Nazwa stanowiska/, 'operator DŹWIGU')
  fillIn(/^Szkolenie okresowe BHP/, 'none')
  await save(page)
  await screen.findAllByText('To stanowisko jest już na liście: zmień je tam')
  await press(page, document.body, 'Odrzuć szkic')
  await findPosition('Operator dźwigu')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('an office is offered without the instruktaż stanowiskowy, and the list says so', async () => {
  const page = await visit(`${LIST}/new`, { as: OWNER, changes: [BEGUN] })
  const induction = screen.getByLabelText('Instruktaż stanowiskowy')
  fillIn(/^Nazwa stanowiska/, 'dyrektor')
  fillIn(/^Szkolenie okresowe BHP/, 'office')
  expect(induction).toHaveValue('no')
  fillIn(/^Szkolenie okresowe BHP/, 'workers')
  expect(induction).toHaveValue('yes')
  fillIn(/^Szkolenie okresowe BHP/, 'managers')
  fillIn('Instruktaż stanowiskowy', 'no')
  await save(page)
  await findPosition('dyrektor')
  expect(position('dyrektor')).toHaveTextContent('bez instruktażu stanowiskowego')
})

test('a position that is removed leaves its people unknown until it is restored', async () => {
  const training = { qualification: { type: 'bhp' as const, scope: 'workers' as const } }
  const crane = positionSaved('crane', 'Operator dźwigu', [training])
  const page = await visit(LIST, { as: OWNER, changes: [BEGUN, crane] })
  await press(page, position('Operator dźwigu'), 'Usuń')
  await waitFor(() => expect(region('Usunięte')).toHaveTextContent('Operator dźwigu'))
  await visit('/employees/person-ola', {
    as: OWNER,
    changes: [of('operator dźwigu', 'Ola', 'Nowak')],
  })
  expect(screen.getAllByText(/Nie ustalono, czego wymaga stanowisko/).at(-1)).toBeVisible()
  const later = await visit(LIST, { as: OWNER })
  await press(later, position('Operator dźwigu'), 'Przywróć')
  await waitFor(() => expect(region('Stanowiska')).toHaveTextContent('1 osoba · własne stanowisko'))
  await later.go('/employees')
  await findHeading('Pracownicy')
  expect(within(row('Nowak Ola')).getByRole('cell', { name: 'Nie' })).toBeVisible()
})

test('two switches leave papers to another system, and the toast says what is still required', async () => {
  const page = await visit(LIST, { as: OWNER, changes: [BEGUN] })
  await page.user.click(screen.getByRole('switch', { name: 'Orzeczenie lekarskie' }))
  expect(await findToast('Wymagane od pracowników')).toHaveTextContent(/od pracowników\s*szkolenie wstępne/)
  await page.user.click(screen.getByRole('switch', { name: 'Szkolenie wstępne' }))
  expect(await findToast('ani orzeczenie, ani szkolenie wstępne')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Zapisz dzień' }))
  const day = screen.getByLabelText(/^Kategoria ryzyka wzrosła/)
  await waitFor(() => expect(day).toHaveAccessibleDescription(/dzisiejszą albo wcześniejszą/))
  fillIn(/^Kategoria ryzyka wzrosła/, '2026-09-01')
  await page.user.click(screen.getByRole('button', { name: 'Zapisz dzień' }))
  expect(await findToast('wstępne; kategoria ryzyka')).toBeVisible()
})

test('the day on which the risk rose is refused if it is none or one to come, and stays when a switch changes', async () => {
  const risen: Change = {
    kind: 'required-of-all-set',
    id: 'risen',
    day: TODAY,
    required: { examination: true, induction: true, riskRoseOn: '2026-09-01' },
  }
  const page = await visit(LIST, { as: OWNER, changes: [BEGUN, risen] })
  const field = screen.getByLabelText(/^Kategoria ryzyka wzrosła/)
  expect(field).toHaveValue('2026-09-01')
  fillIn(/^Kategoria ryzyka wzrosła/, '2026-11-22')
  await page.user.click(screen.getByRole('button', { name: 'Zapisz dzień' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/dzisiejszą albo wcześniejszą/))
  expect(field).toHaveFocus()
  halfTypeIn(/^Kategoria ryzyka wzrosła/)
  await page.user.click(screen.getByRole('button', { name: 'Zapisz dzień' }))
  await page.user.click(screen.getByRole('switch', { name: 'Szkolenie wstępne' }))
  expect(await findToast('orzeczenie lekarskie; kategoria ryzyka powyżej 3 od 01.09.2026')).toBeVisible()
})

test.each([
  { as: 'admin' as const, address: LIST, message: 'Brak dostępu' },
  { as: 'employee' as const, address: `${LIST}/new`, message: 'Brak dostępu' },
  { as: 'employer' as const, address: `${LIST}/nobody`, message: 'Strona nie znaleziona' },
])('$as on $address reads “$message”', async ({ as, address, message }) => {
  await visit(address, { as })
  expect(screen.getByRole('heading', { level: 1, name: message })).toBeVisible()
})
