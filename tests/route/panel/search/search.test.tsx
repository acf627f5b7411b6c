import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { closeDialog } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const LABEL = 'Osoba, numer, nazwa lub ekran'

const dialog = () => screen.queryByRole('dialog', { name: 'Szukaj' })
const field = () => screen.getByRole('combobox', { name: LABEL })
const heading = () => screen.getByRole('heading', { level: 1 })

/** Returns the results under a heading of the search, as text. */
function results(name: string): string[] {
  const group = screen.queryByRole('group', { name })
  const options = group ? within(group).queryAllByRole('option') : []
  return options.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
}

/** Returns the result that Enter opens. */
function marked(): HTMLElement | null {
  return document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
}

const statusShows = (text: string | RegExp) =>
  waitFor(() => expect(within(dialog() ?? document.body).getByRole('status')).toHaveTextContent(text))

/** Opens the search by its keys. */
async function openSearch({ user }: Visit): Promise<void> {
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(field()).toHaveFocus())
}

/** Puts a text into the field at once. The box holds what is typed a moment later, when a test has typed on. */
async function searchFor(page: Visit, query: string): Promise<void> {
  if (!dialog()) await openSearch(page)
  fireEvent.change(field(), { target: { value: query } })
}

test('an employer finds people, certificates, positions and trainings by keyboard alone', async () => {
  const page = await visit('/dashboard', { as: 'employer' })
  await openSearch(page)
  // Nothing is typed: the screens and actions of an employer, and none is marked.
  await waitFor(() => expect(results('Ekrany')[0]).toBe('Pulpit'))
  expect(results('Ekrany')).toContainEqual(expect.stringMatching(/^Wymagania stanowisk/))
  expect(results('Działania')).toContainEqual(expect.stringMatching(/^Dodaj pracownika/))
  expect(field()).not.toHaveAttribute('aria-activedescendant')

  await searchFor(page, 'dabrowska ANNA')
  await statusShows(/^7\swyników$/)
  expect(results('Osoby')).toEqual([expect.stringMatching(/^Anna Dąbrowska/)])
  expect(results('Certyfikaty')).toHaveLength(6)
  await waitFor(() => expect(marked()).toHaveTextContent(/^Anna Dąbrowska/))
  await page.user.keyboard('{ArrowDown}')
  await waitFor(() => expect(marked()?.textContent.replaceAll(/\s/g, ' ')).toBe(results('Certyfikaty')[0]))
  await page.user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(heading()).toHaveTextContent('Anna Dąbrowska'))
  await waitFor(() => expect(dialog()).toBeNull())

  await searchFor(page, 'dzwigowych gdansk')
  await waitFor(() => expect(results('Szkolenia')[0]).toContain('Gdańsk'))
  await searchFor(page, 'spawacz')
  await waitFor(() => expect(results('Stanowiska')[0]).toContain('spawacz'))
})

test('an employee finds own records, and nothing of others', async () => {
  const page = await visit('/dashboard', { as: 'employee' })
  await searchFor(page, 'kaźmierczak')
  await statusShows('Brak wyników')
  expect(dialog()).toHaveTextContent('wpisz mniej')
  await searchFor(page, 'bhp')
  await waitFor(() => expect(results('Certyfikaty')).not.toEqual([]))
  expect(screen.queryByRole('group', { name: 'Osoby' })).toBeNull()
  await searchFor(page, 'dodaj')
  await waitFor(() =>
    expect(results('Działania')).toEqual([
      'Dodaj certyfikat',
      'Dodaj podpisany certyfikat',
      'Nowe zgłoszenie',
    ]),
  )
  await searchFor(page, 'niedyspozycja przed')
  await waitFor(() => expect(results('Działania')).toEqual([]))
  expect(results('Zgłoszenia')).toEqual([])
})

test('an administrator finds everybody’s records, 30 at a time', async () => {
  const page = await visit('/dashboard', { as: 'admin' })
  await searchFor(page, 'pączkowska')
  await waitFor(() => expect(results('Osoby')).toEqual([expect.stringMatching(/^Iwona Pączkowska/)]))
  await searchFor(page, 'a')
  await statusShows(/^Pokazano 30\sz\s\d+\swyników\. Kolejne słowo zawęzi listę\.$/)
  expect(screen.getAllByRole('option')).toHaveLength(30)
  expect(screen.queryByRole('group', { name: 'Stanowiska' })).toBeNull()
})

test('an own register finds its own people, also archived ones, and nothing of the sample', async () => {
  const archived = { kind: 'person-archived', id: 'x1', day: '2026-11-20', personId: 'person-s2' } as const
  const page = await visit('/dashboard', {
    as: OWNER,
    changes: [BEGUN, personSaved('s1', 'Zofia', 'Próchnik'), personSaved('s2', 'Adam', 'Próchnik'), archived],
  })
  await searchFor(page, 'prochnik')
  await waitFor(() =>
    expect(results('Osoby')).toEqual([
      expect.stringMatching(/^Zofia Próchnikmagazynier/),
      expect.stringMatching(/^Adam Próchnikw\sarchiwum/),
    ]),
  )
  for (const ofSample of ['dąbrowska', 'bhp-42653', 'gdańsk']) {
    await searchFor(page, ofSample)
    await statusShows('Brak wyników')
  }
  await searchFor(page, 'magazynier')
  await page.user.click(await screen.findByRole('option', { name: /^magazynier/ }))
  await waitFor(() => expect(heading()).toHaveTextContent('Wymagania stanowiska'))
})

test('where no screen has loaded its data, it finds screens and says what to do', async () => {
  const page = await visit('/employees', { as: 'employee' })
  await searchFor(page, 'pulpit')
  expect(
    await screen.findByText('Dane jeszcze się nie wczytały. Otwórz Pulpit, a potem szukaj dalej.'),
  ).toBeVisible()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(heading()).toHaveTextContent('Dzień dobry, Anna'))
  await searchFor(page, 'bhp')
  await waitFor(() => expect(results('Certyfikaty')).not.toEqual([]))
  expect(dialog()).not.toHaveTextContent('Otwórz Pulpit')
})

test('a slash is text in fields, and no key opens it over another dialog', async () => {
  const { user } = await visit('/trainings?q=gdansk', { as: 'employee' })
  const list = screen.getByRole('searchbox')
  await user.type(list, '/')
  expect(list).toHaveValue('gdansk/')
  expect(dialog()).toBeNull()
  await user.type(list, '{Backspace}')
  const [open] = await screen.findAllByRole('button', { name: /^Szczegóły/ })
  await user.click(open ?? document.body)
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('/')
  await user.keyboard('{Control>}k{/Control}')
  await closeDialog({ user })
  // The key works again, so the ones before were heard and refused.
  await user.keyboard('/')
  await waitFor(() => expect(field()).toHaveFocus())
  await user.keyboard('/')
  expect(field()).toHaveValue('/')
})

test('a slash opens nothing on a device where that is switched off', async () => {
  const page = await visit('/profile', { as: 'employee' })
  const { user, reload } = page
  expect(screen.getByRole('button', { name: 'Szukaj wszędzie' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+K Meta+K /',
  )
  const choice = () => screen.findByRole('checkbox', { name: /otwiera wyszukiwanie/ })
  await user.keyboard('/')
  await user.click(await choice())
  await closeDialog({ user })
  await reload()
  await user.keyboard('/')
  await openSearch(page)
  expect(field()).toHaveValue('')
  expect(await choice()).not.toBeChecked()
  await user.click(await choice())
  await closeDialog({ user })
  await user.keyboard('/')
  await waitFor(() => expect(field()).toHaveFocus())
})
