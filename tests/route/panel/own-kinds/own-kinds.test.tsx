import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ownKindSaved } from '../../../support/changes'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast, named, row } from '../../../support/queries'
import { visit, type Visit } from '../../../support/visit'

const NAME = 'Operator walca drogowego'

/** Jan works in the stores, and the register leaves orzeczenia and initial training to another system. */
const STAFF = [BEGUN, PAPERS_ELSEWHERE, personSaved('jan', 'Jan', 'Lis')]

const ROLLER = ownKindSaved('roller', { name: NAME, warningDays: 20 })

const openKinds = () => visit('/employer/kinds', { as: OWNER, changes: STAFF })

/** Waits until an item of a list is about that. */
async function findItem(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const found = heading.closest('li')
  if (!found) throw new Error(`${name} is in no list.`)
  return found
}

async function goToKinds({ go }: Visit) {
  await go('/employer/kinds')
  await screen.findByRole('heading', { level: 1, name: 'Rodzaje uprawnień' })
}

async function addKind({ user, go }: Visit, name = NAME) {
  await go('/employer/kinds/new')
  await user.type(await screen.findByLabelText('Nazwa'), name)
  await user.click(screen.getByRole('button', { name: 'Zapisz rodzaj' }))
  expect(await findItem(name)).toHaveTextContent('dodany tutaj')
}

/** Adds a certificate of the kind to Jan, which has only an end. */
async function addCertificate({ user, go }: Visit, kind: string, expiryDate: string) {
  await go('/certificates/new?for=person-jan&type=own')
  await user.selectOptions(await screen.findByLabelText('Uprawnienie'), kind)
  await user.type(screen.getByLabelText('Numer'), 'W/1')
  await user.type(screen.getByLabelText(/^Data ważności/), expiryDate)
  await user.click(screen.getByRole('button', { name: 'Zapisz certyfikat' }))
  await screen.findByRole('heading', { level: 1, name: kind })
}

test('a kind of one’s own is added once it has a name and a term', async () => {
  const { user } = await openKinds()
  await user.click(screen.getByRole('link', { name: 'Dodaj rodzaj' }))
  await user.selectOptions(
    await screen.findByLabelText('Do kiedy jest ważne'),
    'Po liczbie miesięcy od wydania',
  )
  await user.click(screen.getByRole('button', { name: 'Zapisz rodzaj' }))
  const summary = await screen.findByRole('group', { name: named('Popraw dane') })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  ).toEqual(['Podaj nazwę rodzaju', 'Podaj liczbę miesięcy od 1 do 600'])
  await user.type(screen.getByLabelText('Nazwa'), NAME)
  await user.type(screen.getByLabelText(/^Ile miesięcy od wydania/), '36')
  await user.clear(screen.getByLabelText(/^Ile dni przed końcem/))
  await user.type(screen.getByLabelText(/^Ile dni przed końcem/), '20')
  await user.click(screen.getByRole('button', { name: 'Zapisz rodzaj' }))
  expect(await findItem(NAME)).toHaveTextContent('Ważne 36 miesięcy od wydania · do zrobienia 20 dni')
})

test('a kind of one’s own is required, held, and decides who may work', async () => {
  const opened = await visit('/employer/positions', { as: OWNER, changes: [...STAFF, ROLLER] })
  const { user, go } = opened
  await user.click(await screen.findByRole('link', { name: /^(Ustal wymagania|Zmień).*magazynier/ }))
  await user.selectOptions(await screen.findByLabelText('Szkolenie okresowe BHP'), 'none')
  await user.click(
    within(screen.getByRole('group', { name: 'Inne uprawnienia' })).getByRole('checkbox', { name: NAME }),
  )
  await user.click(screen.getByRole('button', { name: 'Zapisz wymagania' }))
  expect(await findItem('magazynier')).toHaveTextContent(NAME)
  await go('/employees/person-jan')
  expect(await screen.findByRole('region', { name: named('Czy może pracować') })).toHaveTextContent(
    `${NAME}: brak`,
  )
  await addCertificate(opened, NAME, '2026-12-20')
  expect(screen.getByText('nieznana')).toBeVisible()
  await go('/employees?view=matrix')
  await screen.findByRole('columnheader', { name: named(NAME) })
  // 29 days are left, and the kind warns 20 days before.
  await waitFor(() => expect(row('Lis Jan')).toHaveTextContent('Do 20.12.2026'))
  expect(row('Lis Jan')).toHaveTextContent('ważny')
  await go('/employees?view=matrix&on=2026-12-01')
  await waitFor(() => expect(row('Lis Jan')).toHaveTextContent('wygasa'))
  await go('/employees?view=matrix&on=2026-12-21')
  await waitFor(() => expect(row('Lis Jan')).toHaveTextContent('Nie'))

  await go('/certificates#q=walca')
  expect(await screen.findByRole('article')).toHaveTextContent(NAME)
  await goToKinds(opened)
  expect(await findItem(NAME)).toHaveTextContent('1 certyfikat · wymagane na stanowiskach: magazynier')
})

test('a new name is everywhere at once, a kind out of use is offered no more, and both are undone', async () => {
  const opened = await openKinds()
  const { user, go } = opened
  await addKind(opened)
  await addCertificate(opened, NAME, '2027-12-20')
  await goToKinds(opened)
  await user.click(within(await findItem(NAME)).getByRole('link', { name: /^Zmień/ }))
  await user.clear(await screen.findByLabelText('Nazwa'))
  await user.type(screen.getByLabelText('Nazwa'), 'Walec')
  await user.click(screen.getByRole('button', { name: 'Zapisz rodzaj' }))
  await findItem('Walec')
  await go('/certificates')
  expect(await screen.findByRole('article')).toHaveTextContent('Walec')
  await goToKinds(opened)
  await user.click(within(await findItem('Walec')).getByRole('button', { name: /^Wycofaj/ }))
  expect(await screen.findByRole('region', { name: 'Wycofane' })).toHaveTextContent('Walec')
  await go('/certificates/new?type=own')
  expect(await screen.findByLabelText('Uprawnienie')).not.toHaveTextContent('Walec')
  await go('/certificates')
  expect(await screen.findByRole('article')).toHaveTextContent('Walec')
  await goToKinds(opened)
  await user.click(within(await findItem('Walec')).getByRole('button', { name: /^Przywróć/ }))
  const toast = await findToast('Przywrócono rodzaj')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  expect(await screen.findByRole('region', { name: 'Wycofane' })).toHaveTextContent('Walec')
})

test.each(['employee', 'admin', 'training_center'] as const)('the role %s sets no kinds', async (as) => {
  await visit('/employer/kinds', { as })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
})

test('a kind that is not there is not found', async () => {
  await visit('/employer/kinds/own_nie_ma', { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Strona nie znaleziona')
})

test('a worker records a licence of their own, without a screen of kinds', async () => {
  const { user } = await visit('/certificates/new?type=own&scope=own_licence_c', { as: 'employee' })
  expect(screen.getByLabelText('Uprawnienie')).toHaveValue('own_licence_c')
  expect(screen.queryByRole('link', { name: /Brakuje rodzaju/ })).toBeNull()
  await user.type(screen.getByLabelText('Numer'), 'PJ 1')
  await user.type(screen.getByLabelText(/^Data ważności/), '2029-05-04')
  await user.click(screen.getByRole('button', { name: 'Zapisz certyfikat' }))
  await screen.findByRole('heading', { level: 1, name: 'Prawo jazdy C' })
  expect(screen.getAllByText(/niepotwierdzony przez wystawcę/)[0]).toBeVisible()
})

test('documents about health are for the employer alone', async () => {
  const opened = await openKinds()
  await addCertificate(opened, 'Badania psychotechniczne', '2026-12-20')
  expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull()
  expect(screen.getByText(/widzą go tylko ta osoba i\sjej pracodawca/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Termin do kalendarza' })).toBeNull()
})
