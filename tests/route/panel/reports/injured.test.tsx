import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { reportFiled } from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { REPORT_OF_ANNA } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const janLis = (id: string, position: string) => {
  const saved = personSaved(id, 'Jan', 'Lis')
  return { ...saved, person: { ...saved.person, position } }
}

const WELDER = janLis('welder', 'spawacz')
const FITTER = janLis('fitter', 'ślusarz')

const EWA = personSaved('agency', 'Ewa', 'Ćwik')
const AGENCY = { ...EWA, person: { ...EWA.person, basis: 'agency' as const } }
const OLA = personSaved('pupil', 'Ola', 'Bąk')
const PUPIL = { ...OLA, person: { ...OLA.person, basis: 'student' as const } }

const accidents = () => screen.queryByRole('region', { name: 'Wypadki' })
const accidentLink = () => within(accidents() ?? document.body).getByRole('link')

/** Opens the page of a person, who is told from namesakes by the position. */
async function openPerson({ go }: Visit, { person }: typeof WELDER) {
  await go(`/employees/${person.id}`)
  await screen.findByText(`${person.position} · Zakłady Kontrolne`)
}

/** Begins the report of an accident in the register of two namesakes. */
async function beginAccident(): Promise<Visit> {
  const page = await visit('/reports/new', { as: OWNER, changes: [BEGUN, WELDER, FITTER, AGENCY, PUPIL] })
  await page.user.click(screen.getByRole('radio', { name: /^Wypadek/ }))
  fillIn('Opis zdarzenia', 'Skaleczenie o krawędź blachy')
  return page
}

/** The people come once the browser is idle. */
async function chooseInjured({ user }: Visit, option: string): Promise<void> {
  const choice = screen.getByLabelText('Osoba poszkodowana (opcjonalnie)')
  await user.selectOptions(choice, await within(choice).findByRole('option', { name: option }))
}

/** Waits until the draft holds the text: it is kept a moment after it was typed. */
async function draftIsKept(text: string): Promise<void> {
  const { readDraft } = await import('~/browser/records/drafts.client')
  await waitFor(async () => expect(JSON.stringify(await readDraft(OWNER.id, 'report'))).toContain(text))
}
const send = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))

test('the accident stands on the page of the injured one of two namesakes, and not on the other’s', async () => {
  const page = await beginAccident()
  await chooseInjured(page, 'Jan Lis, spawacz')
  await send(page)
  await page.user.click(await screen.findByRole('link', { name: 'Jan Lis, spawacz' }))
  await screen.findByText('spawacz · Zakłady Kontrolne')
  expect(accidents()).toHaveTextContent(/Wypadek z 21\.11\.2026\s*Nowy/)
  await page.user.click(accidentLink())
  await screen.findByText('Skaleczenie o krawędź blachy')

  await openPerson(page, FITTER)
  expect(screen.getByRole('region', { name: 'Czy może pracować' })).toBeVisible()
  expect(accidents()).toBeNull()
})

test('the basis of work of the injured person says who they are, until somebody says it otherwise', async () => {
  const page = await beginAccident()
  const role = screen.getByLabelText('Kim jest osoba poszkodowana')
  await chooseInjured(page, 'Ewa Ćwik')
  expect(role).toHaveDisplayValue(/^Pracownik tymczasowy/)
  await chooseInjured(page, 'Jan Lis, spawacz')
  expect(role).toHaveDisplayValue('Pracownik')
  await page.user.selectOptions(role, 'commuter')
  await chooseInjured(page, 'Ewa Ćwik')
  expect(role).toHaveDisplayValue(/^Pracownik w\sdrodze/)
})

test('a draft keeps no role that nobody has chosen, and a pupil’s is asked', async () => {
  const page = await beginAccident()
  await draftIsKept('Skaleczenie')
  await page.reload()
  const role = () => screen.getByLabelText('Kim jest osoba poszkodowana')
  await chooseInjured(page, 'Ewa Ćwik')
  expect(role()).toHaveDisplayValue(/^Pracownik tymczasowy/)
  await chooseInjured(page, 'Ola Bąk')
  expect(role()).toHaveDisplayValue('Wybierz')
  await send(page)
  await waitFor(() => expect(role()).toHaveFocus())
  expect(role()).toHaveAccessibleDescription('Wybierz, kim jest osoba poszkodowana')
  await page.user.selectOptions(role(), 'Pracownik')
  await send(page)
  expect(await screen.findAllByText(/^Pracownik, skutki/)).not.toEqual([])
})

test('somebody who is not of the crew is named in words, and on nobody’s page', async () => {
  const page = await beginAccident()
  await chooseInjured(page, 'Ktoś spoza załogi')
  fillIn('Kto ucierpiał', 'Jan Lis, kierowca firmy przewozowej')
  await chooseInjured(page, 'Jan Lis, ślusarz')
  expect(screen.queryByLabelText('Kto ucierpiał')).toBeNull()
  await chooseInjured(page, 'Ktoś spoza załogi')
  expect(screen.getByLabelText('Kto ucierpiał'), 'nothing typed is lost').toHaveDisplayValue(/kierowca/)
  await page.user.selectOptions(screen.getByLabelText('Kim jest osoba poszkodowana'), 'other_employer')
  await send(page)
  await screen.findByText('Jan Lis, kierowca firmy przewozowej')
  for (const saved of [WELDER, FITTER]) {
    await openPerson(page, saved)
    expect(accidents()).toBeNull()
  }
})

test('a person who has left stays named, with their accident on their page', async () => {
  const { id } = WELDER.person
  const archived: Change = { kind: 'person-archived', id: 'archived', day: '2026-11-21', personId: id }
  const filed = reportFiled('fall', { reportedBy: OWNER.id, injuredId: id })
  const { user } = await visit('/reports/report-fall', {
    as: OWNER,
    changes: [BEGUN, WELDER, filed, archived],
  })
  await user.click(screen.getByRole('link', { name: 'Jan Lis' }))
  await screen.findByText(/^Ta osoba jest w\sarchiwum/)
  expect(accidentLink()).toHaveTextContent('Wypadek z 21.11.2026')
})

test('an employer of the sample comes from the report to the person and back', async () => {
  const { user, address } = await visit(`/reports/${REPORT_OF_ANNA}`, { as: 'employer' })
  await user.click(screen.getByRole('link', { name: 'Anna Dąbrowska' }))
  await screen.findByRole('heading', { level: 1, name: 'Anna Dąbrowska' })
  await user.click(accidentLink())
  await waitFor(() => expect(address()).toBe(`/reports/${REPORT_OF_ANNA}`))
})
