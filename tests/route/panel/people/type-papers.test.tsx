import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { PaperRow } from '~/domain/import/people/paper-table'
import { paperField } from '~/domain/import/people/typed-papers'
import { PapersTable } from '~/routes/panel/people/form/papers-table'
import { DraftForm } from '~/routes/panel/recording/draft-form'

import { TODAY } from '../../../support/builders'
import { certificateAdded, positionSaved } from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, words } from '../../../support/queries'
import { readChanges, readRows } from '../../../support/stored'
import { visit } from '../../../support/visit'

const PEOPLE = [
  personSaved('a', 'Ewa', 'Bąk'),
  personSaved('b', 'Jan', 'Lis'),
  personSaved('c', 'Iga', 'Nowak'),
]
const NEEDS = positionSaved('needs', 'magazynier', [
  { qualification: { type: 'bhp', scope: 'workers' } },
  { qualification: { type: 'machine_operator', scope: 'forklift' } },
])
const REGISTER = [BEGUN, NEEDS, ...PEOPLE]

/** Matches the cell of a paper, and not the menu beside it. */
const labelOf = (paper: string, person: string) => new RegExp(`^${paper}[^:]*, ${person}(, w rejestrze .*)?$`)
const cell = (paper: string, person: string) => screen.getByLabelText(labelOf(paper, person))
const visitTable = (changes: readonly Change[] = REGISTER) =>
  visit('/employees/papers', { as: OWNER, changes })

test('days are typed by keys down the columns, and all of them are one batch with one undo', async () => {
  const { user } = await visitTable()
  await user.click(cell('Orzeczenie', 'Bąk Ewa'))
  await user.keyboard('12.3.2027{Enter}"{Enter}brak{Enter}')
  expect(cell('Instruktaż ogólny', 'Bąk Ewa')).toHaveFocus()
  await user.keyboard('010324{Tab}020324{Enter}')
  expect(cell('Instruktaż stanowiskowy', 'Lis Jan')).toHaveFocus()
  await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowRight}1.3.2026')
  expect(cell('BHP', 'Bąk Ewa')).toHaveValue('1.3.2026')
  await user.click(cell('UDT wózek', 'Nowak Iga'))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Zapisz dokumenty' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const toast = await findToast('Zapisano: 4 dokumenty')
  await findHeading('Pracownicy')
  const stored = await readChanges(OWNER.id)
  expect(stored.slice(REGISTER.length)).toMatchObject([
    { kind: 'certificate-added' },
    { kind: 'examination-recorded' },
    { kind: 'examination-recorded' },
    { kind: 'induction-recorded' },
  ])
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await findToast('Cofnięto')
})

test('one press says what all typed orzeczenia of a position cover, and it is kept with each', async () => {
  const asks: Change = {
    kind: 'work-conditions-saved',
    id: 'conditions',
    day: TODAY,
    conditions: { position: 'magazynier', asks: ['heights'] },
  }
  const { user } = await visitTable([...REGISTER, asks])
  await user.click(screen.getByLabelText('Każde wpisane tu orzeczenie obejmuje pracę na wysokości'))
  await user.type(cell('Orzeczenie', 'Bąk Ewa'), '12.3.2027')
  await user.click(screen.getByRole('button', { name: 'Zapisz dokumenty' }))
  await findToast('Zapisano: 1 dokument')
  const covered = { examination: { userId: 'person-a', covers: ['heights'] } }
  expect((await readChanges(OWNER.id)).at(-1)).toMatchObject(covered)
})

test('the head says which day is typed, the register shows its own, and cells that are not required are quiet', async () => {
  const known = certificateAdded('known', {
    userId: 'person-b',
    type: 'machine_operator',
    scope: 'forklift',
    status: 'active',
    issueDate: '2022-03-01',
    expiryDate: '2032-03-01',
  })
  const contractor = personSaved('d', 'Olga', 'Zych')
  await visitTable([
    ...REGISTER,
    known,
    { ...contractor, person: { ...contractor.person, basis: 'contract' } },
  ])
  expect(cell('BHP', 'Lis Jan').closest('div')?.parentElement).toHaveTextContent(
    words('stanowiska robotnicze wydano'),
  )
  expect(cell('UDT wózek', 'Lis Jan').closest('div')?.parentElement).toHaveTextContent('ważne do')
  expect(cell('UDT wózek', 'Lis Jan')).toHaveAttribute('placeholder', '01.03.2032')
  expect(cell('UDT wózek', 'Lis Jan')).toHaveAccessibleName(words('w rejestrze 01.03.2032'))
  expect(screen.queryByLabelText(labelOf('Orzeczenie', 'Zych Olga'))).toBeNull()
})

test('a wrong cell is told, loses nothing, and is kept as a draft', async () => {
  const { user, reload } = await visitTable()
  await user.type(cell('Orzeczenie', 'Bąk Ewa'), '31.02.2027{Enter}12.3.2027')
  await user.click(screen.getByRole('button', { name: 'Zapisz dokumenty' }))
  await screen.findByText(words('Bąk Ewa, Orzeczenie lekarskie: nie ma takiego dnia'))
  expect(cell('Orzeczenie', 'Bąk Ewa')).toHaveAccessibleDescription(words('nie ma takiego dnia'))
  expect(cell('Orzeczenie', 'Lis Jan')).toHaveValue('12.3.2027')
  await expect.poll(async () => JSON.stringify(await readRows('drafts'))).toContain('31.02.2027')
  await reload()
  expect(await screen.findByLabelText(labelOf('Orzeczenie', 'Bąk Ewa'))).toHaveValue('31.02.2027')
  fillIn(labelOf('Orzeczenie', 'Bąk Ewa'), '28.02.2027')
  await user.click(screen.getByRole('button', { name: 'Zapisz dokumenty' }))
  await findToast('Zapisano: 2 dokumenty')
})

test('a piece of a sheet goes to the people that it names, and says whom it does not find', async () => {
  await visitTable()
  const text = 'Jan Lis\t12.3.2027\nObcy Adam\t1.1.2027\nBąk Ewa\t13.3.2027\n'
  fireEvent.paste(cell('Orzeczenie', 'Bąk Ewa'), { clipboardData: { getData: () => text } })
  expect(cell('Orzeczenie', 'Lis Jan')).toHaveValue('12.3.2027')
  expect(cell('Orzeczenie', 'Bąk Ewa')).toHaveValue('13.3.2027')
  expect(screen.getByText(words('nie ma w tabeli: Obcy Adam'))).toBeInTheDocument()
  const days = '1.3.2027\n\n3.3.2027'
  fireEvent.paste(cell('UDT wózek', 'Bąk Ewa'), { clipboardData: { getData: () => days } })
  expect(cell('UDT wózek', 'Nowak Iga')).toHaveValue('3.3.2027')
  expect(cell('UDT wózek', 'Lis Jan')).toHaveValue('')
})

test('people can be hidden without losing what was typed', async () => {
  const other = personSaved('d', 'Olga', 'Zych')
  const roofer = { ...other, person: { ...other.person, position: 'dekarz' } }
  const { user } = await visitTable([...REGISTER, roofer])
  fillIn(labelOf('Orzeczenie', 'Zych Olga'), '12.3.2027')
  await user.selectOptions(screen.getByLabelText('Pokaż'), 'magazynier')
  expect(screen.queryByRole('region', { name: 'dekarz' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Zapisz dokumenty' }))
  await findToast('Zapisano: 1 dokument')
})

test('what was typed for somebody who has left stays until it is dropped, and the rest is saved then', async () => {
  const { user, go } = await visitTable()
  fillIn(labelOf('Orzeczenie', 'Bąk Ewa'), '12.3.2027')
  fillIn(labelOf('Orzeczenie', 'Lis Jan'), '13.3.2027')
  await expect.poll(async () => JSON.stringify(await readRows('drafts'))).toContain('13.3.2027')
  await go('/employees/person-a')
  await user.click(await screen.findByRole('button', { name: 'Więcej czynności' }))
  await user.click(screen.getByRole('button', { name: 'Do archiwum' }))
  await findToast('Przeniesiono do archiwum')
  await go('/employees/papers')
  const left = await screen.findByRole('region', { name: 'Wpisy spoza tabeli' })
  expect(within(left).getByLabelText(/^Ewa Bąk, Orzeczenie lekarskie/)).toHaveValue('12.3.2027')
  const save = () => user.click(screen.getByRole('button', { name: 'Zapisz dokumenty' }))
  await save()
  await waitFor(() =>
    expect(within(left).getByRole('textbox')).toHaveAccessibleDescription(words('nie ma już w tabeli')),
  )
  await user.click(within(left).getByRole('button', { name: /^Usuń wpis: Ewa Bąk/ }))
  await expect.poll(async () => JSON.stringify(await readRows('drafts'))).not.toContain('12.3.2027')
  await save()
  await findToast('Zapisano: 1 dokument')
})

test('an empty register leads to its people first, and a training centre has no such table', async () => {
  await visitTable([BEGUN])
  expect(screen.getByRole('link', { name: 'Wpisz pracowników' })).toBeVisible()
  await visit('/employees/papers', { as: 'training_center' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
})

test('typing tells the form of a cell once, when it is left, and renders only its row', async () => {
  const rendered = new Set<string>()
  const rows = ['Bąk', 'Lis'].map((id): PaperRow => ({
    id,
    get name() {
      rendered.add(id)
      return id
    },
    cells: new Map([['examination', { isLacking: true }]]),
  }))
  const columns = [{ key: 'examination', name: 'Orzeczenie', asks: 'ważne do' }]
  const sections = [{ position: 'dekarz', isOpen: false, asks: [], columns, rows }]
  const draft = { id: 'draft', fields: {} }
  const answer = { errors: { [paperField('Bąk', 'examination')]: 'Nie ma takiego dnia' } }
  let heard = 0
  const parse = () => {
    heard += 1
    return {}
  }
  const form = { name: 'papers', userId: OWNER.id, draft, answer, parse, submit: undefined } as const
  const Screen = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <DraftForm {...form}>
          {(errors) => (
            <PapersTable
              {...form}
              sections={sections}
              homeless={[]}
              errors={errors}
              onBusy={() => undefined}
            />
          )}
        </DraftForm>
      ),
    },
  ])
  render(<Screen />)
  expect(cell('Orzeczenie', 'Bąk')).toHaveAccessibleDescription('ważne do Nie ma takiego dnia')
  expect([...rendered]).toEqual(['Bąk', 'Lis'])
  rendered.clear()
  for (const text of ['1', '12.', '12.3.2027']) fillIn(labelOf('Orzeczenie', 'Bąk'), text)
  expect({ heard, rendered: [...rendered] }).toEqual({ heard: 0, rendered: [] })
  fireEvent.blur(cell('Orzeczenie', 'Bąk'))
  expect(await screen.findByRole('button', { name: 'Odrzuć szkic' })).toBeVisible()
  expect({ heard, rendered: [...rendered] }).toEqual({ heard: 1, rendered: ['Bąk'] })
  expect(JSON.stringify(await readRows('drafts'))).toContain('12.3.2027')
})
