import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { positionSaved } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, named, words } from '../../../support/queries'
import { readChanges } from '../../../support/stored'
import { visit } from '../../../support/visit'

const titled = (id: string, position: string) => {
  const change = personSaved(id, 'Ewa', `Nowak${id}`)
  return { ...change, person: { ...change.person, position } }
}

test('a new register asks for the trade, and its positions are one batch with one undo', async () => {
  const { user } = await visit('/dashboard', { as: OWNER, changes: [BEGUN] })
  const steps = await screen.findByRole('region', { name: 'Zacznij tutaj' })
  await user.click(within(steps).getByRole('link', { name: 'Wybierz branżę' }))
  await findHeading('Stanowiska branży')
  await user.click(screen.getByRole('link', { name: words('Dekarze i cieśle') }))
  await screen.findByRole('button', { name: 'Dodaj stanowiska' })
  const roofer = screen.getByRole('checkbox', { name: 'dekarz' })
  expect(roofer).toHaveAccessibleDescription(words('prace szczególnie niebezpieczne'))
  expect(roofer).toHaveAccessibleDescription(words('Orzeczenie obejmuje: praca na wysokości'))
  expect(roofer).toHaveAccessibleDescription(words('rozporządzenie z 26.09.1997'))
  await user.click(screen.getByRole('checkbox', { name: 'cieśla' }))
  await user.click(screen.getByRole('button', { name: 'Dodaj stanowiska' }))
  const toast = await findToast('Dodano: 4 stanowiska')
  await findHeading('Wpisz pracowników')
  expect(await readChanges(OWNER.id)).toHaveLength(1 + 4 + 3)
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await findToast('Cofnięto')
})

test('positions that the register has decided on stay as they are', async () => {
  const decided = positionSaved('own', 'dekarz', [])
  const { user } = await visit('/employer/trade?trade=roofing', { as: OWNER, changes: [BEGUN, decided] })
  expect(screen.getByRole('checkbox', { name: /^dekarz.*już ustalone$/ })).toBeDisabled()
  for (const box of screen.getAllByRole('checkbox', { checked: true })) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Dodaj stanowiska' }))
  await screen.findByText('Zaznacz co najmniej jedno stanowisko')
  expect(await readChanges(OWNER.id)).toHaveLength(2)
})

test('a title that means the same as a known position is settled in one press', async () => {
  const { user } = await visit('/employer/positions', {
    as: OWNER,
    changes: [BEGUN, titled('a', 'operator wózka'), titled('b', 'akwizycja')],
  })
  await user.click(screen.getByRole('button', { name: words('Ustal jak „operator wózka widłowego”') }))
  const toast = await findToast('Ustalono wymagania: operator wózka')
  expect((await screen.findAllByText(words('wózek podnośnikowy')))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: named('Ustal jak') })).toBeNull()
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: words('Ustal jak „operator wózka widłowego”') })
})

test('the form of such a title, to which the dashboard leads, offers the same press', async () => {
  const { user } = await visit('/employer/positions/person-a', {
    as: OWNER,
    changes: [BEGUN, titled('a', 'operator wózka')],
  })
  await user.click(screen.getByRole('button', { name: words('Ustal jak „operator wózka widłowego”') }))
  await findToast('Ustalono wymagania: operator wózka')
  await findHeading('Wymagania stanowisk')
  expect((await screen.findAllByText(words('wózek podnośnikowy')))[0]).toBeVisible()
})
