import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import { parseBoxLink } from '~/domain/crew/records/crew-links'

import { BOX_SAVED, told, visitWithDrops } from '../../../support/crew-drops'
import { BEGUN, OWNER } from '../../../support/owner'
import { findHeading, findToast, item, items, named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'

const { box } = BOX_SAVED

const openBoxes = (drops: readonly unknown[] = []) => visitWithDrops('/reports/boxes', drops)

test('a sample account reads why it has no box', async () => {
  await visit('/reports/boxes', { as: 'employer' })
  expect(screen.getByText('Konto przykładowe tego nie ma')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /plakat/ })).toBeNull()
})

test('a register on one device reads what a box needs, and the way there', async () => {
  const { user, address } = await visit('/reports/boxes', { as: OWNER, changes: [BEGUN] })
  await user.click(screen.getByRole('link', { name: named('Włącz w Ustawieniach') }))
  await waitFor(() => expect(address()).toBe('/settings?tab=data#vault'))
})

test.each(['employee', 'training_center'] as const)('the role %s has no boxes', async (as) => {
  await visit('/reports/boxes', { as })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
})

test('a box is opened with a place of its own, and its poster follows', async () => {
  const { user, address } = await openBoxes()
  const place = screen.getByRole('textbox', { name: 'Gdzie będzie wisieć plakat' })
  await user.click(screen.getByRole('button', { name: 'Otwórz skrzynkę' }))
  await waitFor(() => expect(place).toHaveAccessibleDescription(words('Podaj nazwę miejsca')))
  expect(place).toHaveFocus()
  await user.type(place, 'hala a')
  await user.click(screen.getByRole('button', { name: 'Otwórz skrzynkę' }))
  await waitFor(() => expect(place).toHaveAccessibleDescription(words('Ta skrzynka już jest')))
  await user.clear(place)
  await user.type(place, 'Budowa Mokotów')
  await user.click(screen.getByRole('button', { name: 'Otwórz skrzynkę' }))
  const poster = await screen.findByRole('article', { name: 'Plakat: Budowa Mokotów' })
  expect(address()).toMatch(/^\/reports\/boxes\/[\w-]{22}\/poster$/)
  expect(poster).toHaveTextContent('Zakłady Kontrolne')
  const languages = within(poster).getAllByRole('listitem')
  expect(languages.map(({ lang }) => lang)).toEqual(['pl', 'uk', 'en'])
  expect(languages[0]).toHaveTextContent('Widzisz zagrożenie?')
  expect(within(poster).getByRole('img', { name: 'Kod QR skrzynki' })).toBeVisible()
})

test('the link is copied and goes into a letter in all languages', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>()
  const { user } = await openBoxes()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  await user.click(screen.getByRole('button', { name: named('Wyślij link') }))
  const dialog = await screen.findByRole('dialog', { name: 'Link do skrzynki: Hala A' })
  await user.click(within(dialog).getByRole('button', { name: 'Kopiuj link' }))
  await within(dialog).findByText('Link skopiowany')
  const link = copied.mock.calls[0]?.[0] ?? ''
  expect(parseBoxLink(link)).toMatchObject({
    boxId: box.id,
    dropToken: box.dropToken,
    place: 'Hala A',
    firm: 'Zakłady Kontrolne',
  })
  const mail = decodeURIComponent(
    within(dialog).getByRole('link', { name: 'Napisz e-mail' }).getAttribute('href') ?? '',
  )
  expect(mail).toContain(link)
  for (const { poster } of Object.values(DICTIONARIES)) expect(mail).toContain(poster.title)
})

test('a box is paused and resumed', async () => {
  const { user } = await openBoxes()
  await user.click(screen.getByRole('button', { name: named('Wstrzymaj') }))
  await findToast('Wstrzymano skrzynkę')
  await waitFor(() => expect(item('Hala A')).toHaveTextContent('wstrzymana'))
  await user.click(screen.getByRole('button', { name: named('Wznów') }))
  await findToast('Wznowiono skrzynkę')
  await waitFor(() => expect(item('Hala A')).toHaveTextContent('przyjmuje zgłoszenia'))
})

test('closing asks first, says what becomes of what came in, and can be taken back', async () => {
  const { user } = await openBoxes([told()])
  expect(item('Hala A')).toHaveTextContent('Do przeczytania: 1')
  await user.click(screen.getByRole('button', { name: /^Zamknij: / }))
  const question = await screen.findByRole('dialog', { name: named('Zamknąć skrzynkę „Hala A”?') })
  expect(question).toHaveTextContent(words('Zgłoszenia, które już przyszły, nadal czekają na decyzję.'))
  await user.click(within(question).getByRole('button', { name: 'Zamknij skrzynkę' }))
  const toast = await findToast('Zamknięto skrzynkę')
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Hala A' })).toBeNull())
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(item('Hala A')).toHaveTextContent('przyjmuje zgłoszenia'))
})

test('a new code is a new box of the same place, and leads to its poster', async () => {
  const { user, address, go } = await openBoxes()
  await user.click(screen.getByRole('button', { name: named('Wymień kod') }))
  const question = await screen.findByRole('dialog', { name: named('Wymienić kod') })
  await user.click(within(question).getByRole('button', { name: 'Wymień kod' }))
  await screen.findByRole('article', { name: 'Plakat: Hala A' })
  expect(address()).not.toContain(box.id)
  await go('/reports/boxes')
  await findHeading('Skrzynka zgłoszeń')
  expect(items('Hala A')).toHaveLength(1)
})
