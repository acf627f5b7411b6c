import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { parsePageLink } from '~/domain/crew/records/crew-links'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, item, named, words } from '../../../support/queries'
import { closeDialog, pressForTicked } from '../../../support/steps'
import { visit } from '../../../support/visit'
import { countingChanges, untilInStep, visitWithVault } from '../../../support/visit-with-vault'

const withEmail = personSaved('a', 'Łucja', 'Ćwik')
const LUCJA = { ...withEmail, person: { ...withEmail.person, email: 'lucja@zaklady.example' } }
const left = personSaved('c', 'Piotr', 'Zając')
const FORMER = { ...left, person: { ...left.person, leftOn: '2026-11-01' } }
const CHANGES = [BEGUN, LUCJA, personSaved('b', 'Jan', 'Lis'), FORMER]

const given = async () => (await countingChanges(OWNER.id)).filter(({ kind }) => kind === 'page-given')

test('a sample account reads why nobody has a page, and a register without a vault where to turn it on', async () => {
  await visit('/employees/access', { as: 'employer' })
  expect(document.body).toHaveTextContent(words('Konto przykładowe jest publiczne'))

  const { user } = await visit('/employees/person-a', { as: OWNER, changes: CHANGES })
  await user.click(screen.getByRole('link', { name: 'Daj dostęp' }))
  await screen.findByText('Najpierw włącz rejestr na serwerze')
  expect(screen.getByRole('link', { name: named('Włącz w Ustawieniach') })).toHaveAttribute(
    'href',
    '/settings?tab=data#vault',
  )
})

test('somebody gets a page by one press: a code, a link, a letter and a slip; it is withdrawn by another', async () => {
  const { user } = await visitWithVault('/employees/access?person=person-a', { as: OWNER, changes: CHANGES })
  expect(screen.queryByRole('button', { name: 'Drukuj kartkę' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Daj dostęp' }))
  await findToast('Dano dostęp: Łucja Ćwik')
  expect(await given()).toMatchObject([{ page: { of: 'mine', userId: 'person-a' } }])

  const letter = await screen.findByRole('link', { name: named('Napisz e-mail: Łucja Ćwik') })
  const body = new URL(letter.getAttribute('href') ?? '').searchParams.get('body') ?? ''
  const link = body.split(/\s/).at(-1) ?? ''
  expect(letter).toHaveAttribute('href', expect.stringMatching(/^mailto:lucja@zaklady\.example\?/))
  expect(link).toContain('/mine#')
  expect(parsePageLink(link)).toBeDefined()
  expect(body).toMatch(/Otwórz ten link[^]*Відкрийте[^]*Open this link/)
  await user.selectOptions(screen.getByLabelText('Język kartek i wiadomości'), 'uk')
  expect(decodeURIComponent(letter.getAttribute('href') ?? '')).not.toContain('Otwórz')

  const slip = within(screen.getByLabelText('Kartki do wycięcia'))
  expect(slip.getByText('Łucja Ćwik')).toBeInTheDocument()
  expect(slip.getByText(/Відкрийте камеру/)).toHaveTextContent('Код тільки для вас')
  expect(screen.getByRole('button', { name: 'Drukuj kartkę' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Kod QR: Łucja Ćwik' }))
  expect(await screen.findByRole('dialog', { name: 'Łucja Ćwik' })).toHaveTextContent(
    words('Link jest tylko dla niej'),
  )
  await closeDialog({ user })

  await user.click(screen.getByRole('button', { name: 'Wycofaj dostęp: Łucja Ćwik' }))
  const toast = await findToast('Wycofano dostęp: Łucja Ćwik')
  await screen.findByRole('button', { name: 'Daj dostęp' })
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  const again = await screen.findByRole('link', { name: named('Napisz e-mail: Łucja Ćwik') })
  expect(decodeURIComponent(again.getAttribute('href') ?? '')).toContain(link)
  await untilInStep(OWNER.id)
})

test('of ticked people those who have a page keep it, and those who have left get none', async () => {
  const { user, go } = await visitWithVault('/employees/access?person=person-a', {
    as: OWNER,
    changes: CHANGES,
  })
  await user.click(await screen.findByRole('button', { name: 'Daj dostęp' }))
  await findToast('Dano dostęp: Łucja Ćwik')
  await go('/employees')
  for (const name of ['Ćwik Łucja', 'Lis Jan'])
    await user.click(await screen.findByRole('checkbox', { name: `Zaznacz: ${name}` }))
  await pressForTicked({ user }, 'Dostęp w telefonie')
  const lacking = await screen.findByRole('region', { name: 'Jeszcze bez dostępu' })
  expect(lacking).toHaveTextContent('Jan Lis')
  expect(lacking).not.toHaveTextContent('Łucja')
  expect(item('Łucja Ćwik')).toHaveTextContent('Wycofaj dostęp')
  await user.click(screen.getByRole('button', { name: 'Daj dostęp' }))
  await findToast('Dano dostęp: Jan Lis')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Mają dostęp: 2' })).toBeInTheDocument())
  expect(await given()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Wycofaj wszystkim' }))
  await findToast('Wycofano dostęp: 2 osoby')
  await untilInStep(OWNER.id)
})

test('somebody who has left gets no page, and the one that they had has ended by itself', async () => {
  await visitWithVault('/employees/access?person=person-c', { as: OWNER, changes: CHANGES })
  expect(document.body).toHaveTextContent(words('Osobie z archiwum kończy się sam.'))
  expect(screen.queryByRole('button', { name: 'Daj dostęp' })).toBeNull()
})
