import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { NewPerson } from '~/domain/people/person-fields'

import { TODAY } from '../../../support/builders'
import {
  certificateAdded,
  measureSaved,
  ownKindSaved,
  positionSaved,
  reportFiled,
  trainingSaved,
} from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, texts } from '../../../support/queries'
import { press } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

/** Łucja as a change has saved her. */
function lucja(id: string, facts: Partial<NewPerson> = {}) {
  const saved = personSaved(id, 'Łucja', 'Ćwiąkała')
  const person = {
    ...saved.person,
    id: 'person-lucja',
    hiredOn: '2020-03-02',
    positionSince: '2022-05-02',
    phone: '500 100 200',
    ...facts,
  }
  return { ...saved, person }
}

/** Records what another device has changed, and lets the screen read it. */
async function recordElsewhere(change: Change): Promise<void> {
  const { recordChanges } = await import('~/browser/records/record-changes.client')
  const { announceChange } = await import('~/browser/records/records.client')
  await recordChanges(OWNER.id, [{ id: change.id, build: () => change }])
  announceChange()
}

/** Waits until a form has saved something, and returns the last change of that kind. */
async function findSaved<Kind extends Change['kind']>(kind: Kind, count: number) {
  const { readChanges } = await import('~/browser/records/records.client')
  return waitFor(async () => {
    const all = (await readChanges(OWNER.id)).filter((change) => change.kind === kind)
    expect(all).toHaveLength(count)
    return all.at(-1)
  })
}

/** Returns the lines of the question about what was changed in both places. */
async function findClashes(): Promise<string[]> {
  const title = await screen.findByText('Te dane zmieniono w międzyczasie')
  const question = title.closest<HTMLElement>('[role="alert"]')
  return question ? texts(within(question).getAllByRole('listitem')) : []
}

const open = (address: string, ...changes: readonly Change[]) =>
  visit(address, { as: OWNER, changes: [BEGUN, ...changes] })

const openLucja = () => open('/employees/person-lucja/edit', lucja('lucja'))
const save = (page: Visit) => press(page, 'Zapisz zmiany')

test('another field of a person that was changed elsewhere stays changed', async () => {
  const page = await openLucja()
  fillIn(/^Telefon/, '600 300 400')
  await recordElsewhere(
    lucja('elsewhere', { email: 'lucja@zaklady.example', position: 'spawacz', positionSince: TODAY }),
  )
  await save(page)
  await findHeading('Łucja Ćwiąkała')
  expect(await findSaved('person-saved', 3)).toMatchObject({
    person: {
      phone: '600 300 400',
      email: 'lucja@zaklady.example',
      position: 'spawacz',
      positionSince: TODAY,
      hiredOn: '2020-03-02',
    },
  })
})

test('the same field of a person is asked about once, and stays as it is typed', async () => {
  const page = await openLucja()
  fillIn(/^Telefon/, '600 300 400')
  await recordElsewhere(lucja('elsewhere', { phone: '700 500 600', email: 'lucja@zaklady.example' }))
  await save(page)
  expect(await findClashes()).toEqual(['Telefon: „700 500 600”, a w tym formularzu: „600 300 400”'])
  expect(screen.getByLabelText(/^Telefon/)).toHaveValue('600 300 400')
  await findSaved('person-saved', 2)
  await save(page)
  await findHeading('Łucja Ćwiąkała')
  expect(await findSaved('person-saved', 3)).toMatchObject({
    person: { phone: '600 300 400', email: 'lucja@zaklady.example' },
  })
})

test('position, day and employment of a person are never combined out of two versions', async () => {
  const page = await openLucja()
  fillIn(/^Ostatni dzień pracy/, '2026-12-31')
  await recordElsewhere(lucja('elsewhere', { position: 'spawacz', positionSince: '2026-11-02' }))
  await save(page)
  expect(await findClashes()).toEqual([
    'Stanowisko: „spawacz”, a w tym formularzu: „magazynier”',
    'Na stanowisku od: „02.11.2026”, a w tym formularzu: „02.05.2022”',
    'Ostatni dzień pracy: puste, a w tym formularzu: „31.12.2026”',
  ])
})

test('the other positions of a person are one field', async () => {
  const page = await openLucja()
  fillIn(/^Telefon/, '600 300 400')
  await recordElsewhere({
    kind: 'other-positions-saved',
    id: 'elsewhere',
    day: TODAY,
    userId: 'person-lucja',
    positions: [{ position: 'operator wózka' }],
  })
  await save(page)
  await findHeading('Łucja Ćwiąkała')
  await findSaved('person-saved', 2)
  expect(await findSaved('other-positions-saved', 1)).toMatchObject({ id: 'elsewhere' })
})

test('a draft remembers with what it was begun', async () => {
  const page = await openLucja()
  fillIn(/^Telefon/, '600 300 400')
  await screen.findByRole('button', { name: 'Odrzuć szkic' })
  await page.go('/employees')
  await findHeading('Pracownicy')
  await recordElsewhere(lucja('elsewhere', { email: 'lucja@zaklady.example' }))
  await page.go('/employees/person-lucja/edit')
  expect(await screen.findByLabelText(/^Telefon/)).toHaveValue('600 300 400')
  await save(page)
  await findHeading('Łucja Ćwiąkała')
  expect(await findSaved('person-saved', 3)).toMatchObject({
    person: { phone: '600 300 400', email: 'lucja@zaklady.example' },
  })
})

test('the requirements of a position are one field', async () => {
  const page = await open('/employer/positions', positionSaved('first', 'dekarz'))
  await page.user.click(await screen.findByRole('link', { name: /^Zmień.*dekarz/ }))
  const training = await screen.findByLabelText('Szkolenie okresowe BHP')
  await page.user.selectOptions(training, 'workers')
  const heights = { qualification: { type: 'own' as const, scope: 'own_heights' as const } }
  await recordElsewhere(positionSaved('elsewhere', 'dekarz', [heights]))
  await press(page, 'Zapisz wymagania')
  expect(await findClashes()).toEqual([
    'Wymagania: „Praca na wysokości (szkolenie)”, a w tym formularzu: „Szkolenie okresowe BHP · stanowiska robotnicze”',
  ])
  await press(page, 'Zapisz wymagania')
  await findHeading('Wymagania stanowisk')
  expect(await findSaved('position-saved', 3)).toMatchObject({
    position: { name: 'dekarz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
  })
})

test('a kind keeps the term that it got elsewhere', async () => {
  const page = await open('/employer/kinds/own_roller', ownKindSaved('first'))
  fillIn('Nazwa', 'Operator walca drogowego')
  await recordElsewhere(ownKindSaved('elsewhere', { term: 36 }))
  await press(page, 'Zapisz rodzaj')
  await findHeading('Rodzaje uprawnień')
  expect(await findSaved('own-kind-saved', 3)).toMatchObject({
    ownKind: { name: 'Operator walca drogowego', term: 36 },
  })
})

test('a training keeps its new place, and days with hours are one field', async () => {
  const own = { trainingCenter: OWNER.company, leadsTo: { type: 'own', scope: 'own_heights' } as const }
  const page = await open('/trainings/training-first/edit', trainingSaved('first', own))
  fillIn('Do godziny', '16:00')
  await recordElsewhere(trainingSaved('elsewhere', { ...own, id: 'training-first', location: 'Sala 2' }))
  await save(page)
  await findToast('Zmieniono szkolenie')
  expect(await findSaved('training-saved', 3)).toMatchObject({
    training: { location: 'Sala 2', endTime: '16:00', leadsTo: own.leadsTo },
  })
  await page.go('/trainings/training-first/edit')
  await screen.findByLabelText('Do godziny')
  fillIn('Do godziny', '17:00')
  const moved = { id: 'training-first', location: 'Sala 2', date: '2026-12-06', endTime: '16:00' }
  await recordElsewhere(trainingSaved('once-more', { ...own, ...moved }))
  await save(page)
  expect(await findClashes()).toEqual([
    'Data: „06.12.2026”, a w tym formularzu: „05.12.2026”',
    'Do godziny: „16:00”, a w tym formularzu: „17:00”',
  ])
})

test('an entry of the register of accidents keeps what was added to it elsewhere', async () => {
  const accident = reportFiled('first', { injuredId: OWNER.id, reportedBy: OWNER.id })
  const approved: Change = {
    kind: 'accident-step-done',
    id: 'approved',
    day: TODAY,
    reportId: accident.report.id,
    step: 'approved',
    doneOn: TODAY,
  }
  const page = await open('/reports/report-first/register', accident, approved)
  fillIn(/^Skutki wypadku/, 'skręcenie kostki')
  await recordElsewhere({
    kind: 'register-entry-saved',
    id: 'elsewhere',
    day: TODAY,
    reportId: accident.report.id,
    entry: { effects: 'stłuczenie', daysOfIncapacity: 21 },
  })
  await press(page, 'Zapisz wpis')
  expect(await findClashes()).toEqual([
    'Skutki wypadku: „stłuczenie”, a w tym formularzu: „skręcenie kostki”',
  ])
  await press(page, 'Zapisz wpis')
  await findHeading('Rejestr wypadków')
  expect(await findSaved('register-entry-saved', 2)).toMatchObject({
    entry: { effects: 'skręcenie kostki', daysOfIncapacity: 21 },
  })
})

test('a measure keeps the day that it got elsewhere', async () => {
  const first = { reportId: 'report-first' }
  const measure = { ownerId: OWNER.id, id: 'measure-first' }
  const page = await open(
    '/reports/report-first',
    reportFiled('first', { injuredId: OWNER.id, reportedBy: OWNER.id }),
    { ...measureSaved('measure', measure), ...first },
  )
  await press(page, 'Zmień: Zamontować')
  fillIn('Co zrobić', 'Kupić odbojnice')
  await recordElsewhere({ ...measureSaved('elsewhere', { ...measure, due: '2026-12-24' }), ...first })
  await press(page, 'Zapisz działanie')
  expect(await findSaved('measure-saved', 3)).toMatchObject({
    measure: { what: 'Kupić odbojnice', due: '2026-12-24' },
  })
})

test('who was hurt in an accident and how badly are two answers', async () => {
  const page = await open('/reports/report-first', reportFiled('first', { reportedBy: OWNER.id }))
  await page.user.selectOptions(screen.getByLabelText('Jak ciężki jest wypadek'), 'Lekki')
  await recordElsewhere({
    kind: 'accident-assessed',
    id: 'elsewhere',
    day: TODAY,
    reportId: 'report-first',
    who: 'contract_worker',
    severity: 'unknown',
  })
  await press(page, 'Zapisz skutki')
  expect(await findSaved('accident-assessed', 2)).toMatchObject({
    who: 'contract_worker',
    severity: 'light',
  })
})

test('a certificate keeps the issuer that it got elsewhere, and its number and days are one field', async () => {
  const facts = {
    type: 'bhp',
    scope: 'workers',
    number: 'BHP/1',
    issueDate: '2026-05-04',
    expiryDate: '2029-05-04',
  } as const
  const added = { ...facts, userId: 'person-lucja', status: 'active', enteredBy: 'Jan Próbny' } as const
  const corrected = (id: string, correction: object): Change => ({
    kind: 'certificate-corrected',
    id,
    day: TODAY,
    certificateId: 'certificate-first',
    facts: { ...facts, ...correction },
  })
  const page = await open(
    '/certificates/certificate-first/edit',
    lucja('lucja'),
    certificateAdded('first', added),
  )
  fillIn('Numer', 'BHP/2')
  await recordElsewhere(corrected('issuer', { issuedBy: 'Ośrodek' }))
  await press(page, 'Zapisz poprawki')
  expect(await findSaved('certificate-corrected', 2)).toMatchObject({
    facts: { number: 'BHP/2', issuedBy: 'Ośrodek' },
  })
  await page.go('/certificates/certificate-first/edit')
  await screen.findByLabelText('Numer')
  fillIn('Numer', 'BHP/3')
  await recordElsewhere(corrected('day', { number: 'BHP/2', issueDate: '2026-05-05' }))
  await press(page, 'Zapisz poprawki')
  expect(await findClashes()).toEqual([
    'Numer: „BHP/2”, a w tym formularzu: „BHP/3”',
    'Data wydania: „05.05.2026”, a w tym formularzu: „04.05.2026”',
  ])
})

test('the owner’s form stays open after saving, and then goes out from what it has saved', async () => {
  const page = await open('/settings?tab=account')
  const saveOwner = () => press(page, 'Zapisz dane')
  fillIn('Imię', 'Janusz')
  await saveOwner()
  await findSaved('register-changed', 1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zapisz dane' })).toBeEnabled())
  fillIn('Imię', 'Jan')
  await recordElsewhere({
    kind: 'register-changed',
    id: 'elsewhere',
    day: TODAY,
    owner: {
      role: 'employer',
      firstName: 'Janusz',
      lastName: OWNER.lastName,
      email: OWNER.email,
      phone: '500 100 200',
      company: OWNER.company,
    },
  })
  await saveOwner()
  expect(await findSaved('register-changed', 3)).toMatchObject({
    owner: { firstName: 'Jan', phone: '500 100 200' },
  })
})
