import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { user as newcomer } from '../../../support/builders'
import { certificateAdded, trainingSaved } from '../../../support/changes'
import { BEGUN, OWNER } from '../../../support/owner'
import { named } from '../../../support/queries'
import { ANNA } from '../../../support/sample'
import { visit } from '../../../support/visit'

// The router of a test has this origin.
const CARD_OF_ANNA = `http://localhost/card/${ANNA}`

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const figures = () => within(screen.getByRole('region', { name: 'Statystyki' }))

test('the profile shows the person and figures, and the counts of certificates lead to them', async () => {
  const { user, address, go } = await visit('/profile', { as: 'employee' })
  const person = screen.getByRole('region', { name: 'Dane osobowe' })
  for (const text of [
    'AD',
    'Anna Dąbrowska',
    'Pracownik',
    'operator wózka widłowego',
    'pracownik@pewnik.example',
    '+48 500 000 102',
    'Zakłady Metalowe Żelbrzeg',
  ]) {
    expect(person).toHaveTextContent(text)
  }
  const numbers = figures().getAllByRole('definition')
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['3', '2', '12', '2'])
  // The sample's figures of trainings are fixed, and no list has as many.
  expect(figures().getAllByRole('link')).toHaveLength(2)
  await user.click(figures().getByRole('link', { name: 'Wygasłe certyfikaty: 2' }))
  await screen.findByText(/2\scertyfikaty, status: Wygasły/)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  await waitFor(() => expect(address()).toBe('/profile?tab=certificates&status=expired'))
  await user.click(screen.getByRole('link', { name: 'Pokaż wszystkie' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  await go('/profile')
  await user.click(await screen.findByRole('link', { name: 'Aktywne certyfikaty: 3' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
})

test('the figures of an own register lead to lists with the same numbers', async () => {
  const day = '2026-11-20'
  const records = ['mine', 'others'].flatMap((id) => [
    trainingSaved(id, { date: '2026-11-10' }),
    { kind: 'training-completed', id: `${id}-completed`, day, trainingId: `training-${id}` } as const,
  ])
  const signedUp = { kind: 'signed-up', id: 'signed-up', day, trainingId: 'training-mine' } as const
  const { user, address } = await visit('/profile', { as: OWNER, changes: [BEGUN, ...records, signedUp] })
  await user.click(screen.getByRole('link', { name: 'Ukończone szkolenia: 1' }))
  await screen.findByText(/^1\sszkolenie$/)
  await waitFor(() => expect(address()).toBe('/trainings?status=completed&who=me'))
  await user.type(screen.getByRole('searchbox'), 'nie ma takiego')
  await screen.findByText('Brak wyników')
  expect(address()).toContain('who=me')
  await user.clear(screen.getByRole('searchbox'))
  await screen.findByText(/^1\sszkolenie$/)
  await user.click(screen.getByRole('link', { name: /^Moje szkolenia ?, usuń filtr/ }))
  await screen.findByText(/^2\sszkolenia$/)
})

test('an address with an unknown tab opens the first one', async () => {
  await visit('/profile?tab=nieznana', { as: 'employee' })
  expect(screen.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true')
})

test('a person without certificates is told so', async () => {
  await visit('/profile?tab=certificates', { as: newcomer() })
  expect(screen.getByText(/^Nie masz jeszcze żadnych certyfikatów\.$/)).toBeVisible()
})

test('a CV without certificates and trainings says so', async () => {
  await visit('/profile', { as: 'admin' })
  // Paper alone shows it.
  expect(screen.getByText('Brak certyfikatów.')).toBeInTheDocument()
  expect(screen.getByText('Brak ukończonych szkoleń.')).toBeInTheDocument()
})

test('the link of the card is copied with a message', async () => {
  const { user } = await visit('/profile?tab=card', { as: 'employee' })
  await user.click(screen.getByRole('button', { name: 'Kopiuj link' }))
  expect(await screen.findByText('Link skopiowany')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(CARD_OF_ANNA)
})

test('a refused clipboard shows the link to copy by hand', async () => {
  const { user } = await visit('/profile?tab=card', { as: 'employee' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Kopiuj link' }))
  expect(await screen.findByRole('textbox', { name: 'Link do wizytówki' })).toHaveValue(CARD_OF_ANNA)
})

test('the business card is shared where the device can', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user } = await visit('/profile?tab=card', { as: 'employee' })
  await user.click(screen.getByRole('button', { name: 'Udostępnij' }))
  expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: CARD_OF_ANNA }))
})

test('a device that cannot share offers no button for it', async () => {
  await visit('/profile?tab=card', { as: 'employee' })
  expect(screen.getByRole('button', { name: 'Kopiuj link' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Udostępnij' })).toBeNull()
})

test('a card for the pocket names each qualification with its end, and a code for each', async () => {
  const { user } = await visit('/profile?tab=card', { as: 'employee' })
  await user.click(screen.getByRole('link', { name: 'Karta do kieszeni' }))
  await screen.findByRole('heading', { level: 1, name: 'Karta do kieszeni' })
  const card = within(await screen.findByRole('article', { name: /^Karta/ }))
  const bhp = card.getAllByRole('listitem').find((line) => line.textContent.includes('BHP-42653'))
  expect(bhp).toHaveTextContent('ważny do 03.12.2026')
  expect(card.getAllByRole('img', { name: named('Kod QR') })).toHaveLength(3)
  expect(card.getByText('miejsce na zdjęcie')).toBeInTheDocument()
})

test('a certificate that nobody has signed has no code on the card, which says so beside the codes of others', async () => {
  const own = certificateAdded('own', { userId: ANNA, status: 'active', expiryDate: '2029-11-01' })
  await visit('/profile/pocket-card', { as: 'employee', changes: [own] })
  expect(screen.getByRole('article', { name: /^Karta/ })).toHaveTextContent('Certyfikaty bez kodu QR: 1.')
  expect(screen.getAllByRole('img', { name: named('Kod QR') })).toHaveLength(3)
  expect(screen.getByText(/Kartę z kodami złóż na pół/)).toBeVisible()
})

test('a card for the pocket leaves out what is replaced, and without a code it speaks of none', async () => {
  const held = { userId: OWNER.id, status: 'active' as const }
  const older = certificateAdded('older', {
    ...held,
    number: 'KPP-1',
    issueDate: '2024-05-06',
    expiryDate: '2027-05-06',
  })
  const newer = certificateAdded('newer', { ...held, number: 'KPP-2', expiryDate: '2029-11-01' })
  await visit('/profile/pocket-card', { as: OWNER, changes: [BEGUN, older, newer] })
  const card = screen.getByRole('article', { name: /^Karta/ })
  expect(card).toHaveTextContent('KPP-2')
  expect(card).not.toHaveTextContent('KPP-1')
  expect(document.body).not.toHaveTextContent(/\bkod/i)
})
