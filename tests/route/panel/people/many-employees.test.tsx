import { fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { PeopleTable } from '~/routes/panel/people/form/people-table'
import { DraftForm } from '~/routes/panel/recording/draft-form'

import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, named, words } from '../../../support/queries'
import { readChanges, readRows } from '../../../support/stored'
import { visit } from '../../../support/visit'

const KNOWN = personSaved('a', 'Ewa', 'Nowak')

const cell = (label: string, at: number) => screen.getByLabelText(named(`${label}, wiersz ${at}`))

function paste(into: HTMLElement, text: string): void {
  fireEvent.paste(into, { clipboardData: { getData: () => text } })
}

test('a new register leads to the table, and all people in it are one batch with one undo', async () => {
  const { user } = await visit('/dashboard', { as: OWNER, changes: [BEGUN] })
  const steps = await screen.findByRole('region', { name: 'Zacznij tutaj' })
  await user.click(within(steps).getByRole('link', { name: 'Wpisz pracowników' }))
  await findHeading('Wpisz pracowników')
  await user.click(cell('Nazwisko', 1))
  await user.keyboard('Lis{Tab}Jan{Tab}dekarz{Tab}1.3.2024{Enter}Bąk{Tab}Iga{Tab}"{Enter}')
  expect(cell('Nazwisko', 3)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Zapisz pracowników' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const toast = await findToast('Dodano: 2 pracowników')
  await findHeading('Wpisz dokumenty')
  const roofers = await screen.findByRole('region', { name: 'dekarz' })
  expect(roofers).toHaveTextContent('Bąk Iga')
  expect(roofers).toHaveTextContent('Lis Jan')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await screen.findByText('Brak pracowników')
})

test('wrong cells are told beside them, lose nothing, and mended they are saved', async () => {
  const { user } = await visit('/employees/many', { as: OWNER, changes: [BEGUN, KNOWN] })
  fillIn(/^Nazwisko, wiersz 1$/, 'Nowak')
  fillIn(/^Imię, wiersz 1$/, 'Ewa')
  fillIn(/^Nazwisko, wiersz 2$/, 'Lis')
  fillIn(/^Od kiedy, wiersz 2$/, '31.02.2024')
  await user.click(screen.getByRole('button', { name: 'Zapisz pracowników' }))
  const summary = await screen.findByRole('group', { name: named('Popraw dane') })
  expect(within(summary).getAllByRole('link')).toHaveLength(2)
  expect(cell('Od kiedy', 2)).toHaveValue('31.02.2024')
  expect(cell('Od kiedy', 2)).toHaveAccessibleDescription(words('nie ma takiego dnia'))
  fillIn(/^Od kiedy, wiersz 2$/, '1.02.2024')
  fireEvent.blur(cell('Od kiedy', 2))
  expect(cell('Od kiedy', 2)).toHaveAccessibleDescription('')
  await user.click(screen.getByRole('checkbox', { name: named('To inna osoba') }))
  await user.click(screen.getByRole('button', { name: 'Zapisz pracowników' }))
  await findToast('Dodano: 2 pracowników')
  const stored = await readChanges(OWNER.id)
  expect(stored).toHaveLength(4)
})

test('pasted rows fill the table, are kept as a draft, and the rows come by themselves', async () => {
  const { user, reload } = await visit('/employees/many', { as: OWNER, changes: [BEGUN] })
  const lines = Array.from({ length: 12 }, (_, index) => `Lis${index}\tJan\tdekarz\t1.03.2024\tumowa o pracę`)
  paste(cell('Nazwisko', 1), `${lines.join('\r\n')}\r\n`)
  expect(cell('Nazwisko', 12)).toHaveValue('Lis11')
  expect(cell('Nazwisko', 13)).toHaveFocus()
  await expect.poll(async () => JSON.stringify(await readRows('drafts'))).toContain('Lis11')
  await reload()
  expect(await screen.findByLabelText(named('Nazwisko, wiersz 12'))).toHaveValue('Lis11')
  await user.click(screen.getByRole('button', { name: 'Zapisz pracowników' }))
  await findToast('Dodano: 12 pracowników')
})

test('keys lead through the table as through a sheet, and choose among the offered texts', async () => {
  const { user } = await visit('/employees/many', { as: OWNER, changes: [BEGUN] })
  await user.click(cell('Nazwisko', 1))
  await user.keyboard('Lis{ArrowRight}Jan{ArrowDown}')
  expect(cell('Imię', 2)).toHaveFocus()
  await user.keyboard('Iga{ArrowUp}{ArrowRight}{ArrowDown}')
  expect(cell('Stanowisko', 1)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(cell('Nazwisko', 2)).toHaveFocus()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(cell('Nazwisko', 1)).toHaveFocus()
})

test('typing tells the form of a cell once, when it is left', async () => {
  let heard = 0
  const parse = () => {
    heard += 1
    return {}
  }
  const draft = { id: 'draft', fields: {} }
  const answer = { errors: { 'hiredOn-0': 'Nie ma takiego dnia' } }
  const form = { name: 'people', userId: OWNER.id, draft, answer, parse, submit: undefined } as const
  const Screen = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <DraftForm {...form}>
          {(errors) => <PeopleTable positions={[]} draft={draft} errors={errors} />}
        </DraftForm>
      ),
    },
  ])
  render(<Screen />)
  expect(cell('Od kiedy', 1)).toHaveAccessibleDescription('Nie ma takiego dnia')
  for (const text of ['1', '1.3', '1.3.2024']) fillIn(/^Od kiedy, wiersz 1$/, text)
  expect(heard).toBe(0)
  fireEvent.blur(cell('Od kiedy', 1))
  expect(await screen.findByRole('button', { name: 'Odrzuć szkic' })).toBeVisible()
  expect(heard).toBe(1)
  expect(JSON.stringify(await readRows('drafts'))).toContain('1.3.2024')
})

test('positions of the register are offered, and a training centre has no such table', async () => {
  await visit('/employees/many', { as: OWNER, changes: [BEGUN, KNOWN] })
  expect(screen.getByRole('option', { name: 'magazynier', hidden: true })).toBeInTheDocument()
  await visit('/employees/many', { as: 'training_center' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
})
