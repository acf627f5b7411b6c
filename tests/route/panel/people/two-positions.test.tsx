import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { certificateAdded, examinationRecorded, inductionRecorded } from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, named, row, texts } from '../../../support/queries'
import { visit } from '../../../support/visit'

const DRIVER = 'operator wózka widłowego'
const SAVED = personSaved('ewa', 'Ewa', 'Nowak')
const EWA: Change = { ...SAVED, person: { ...SAVED.person, hiredOn: '2026-03-02' } }
const userId = SAVED.person.id
const PAGE = `/employees/${userId}`
const AS_DRIVER: Change = {
  kind: 'other-positions-saved',
  id: 'driver',
  day: TODAY,
  userId,
  positions: [{ position: DRIVER }],
}
const FIT = examinationRecorded('fit', {
  userId,
  examinedOn: '2026-03-02',
  validUntil: '2028-03-02',
  position: 'magazynier',
})
const CARD = inductionRecorded('card', {
  userId,
  generalOn: '2026-03-02',
  positionOn: '2026-03-02',
  position: 'magazynier',
})
const TRUCK = certificateAdded('truck', {
  userId,
  type: 'machine_operator',
  scope: 'forklift',
  status: 'active',
  enteredBy: 'Jan Próbny',
  issueDate: '2024-03-02',
  expiryDate: '2034-03-02',
})

const verdict = () => screen.getByRole('region', { name: named('Czy może pracować') })
const open = (page: string) => visit(page, { as: OWNER, changes: [BEGUN, EWA, AS_DRIVER, FIT, CARD, TRUCK] })

test('the page of a person says for which position the papers are there, and asks about the other one', async () => {
  const { user } = await open(PAGE)
  expect(verdict()).toHaveTextContent(`jako magazynier; jako ${DRIVER} nie może`)
  expect(verdict()).toHaveTextContent(`${DRIVER}: sprawdź, czy obejmuje stanowisko`)
  expect(verdict()).toHaveTextContent(`Instruktaż stanowiskowy (${DRIVER}): brak`)
  await user.click(screen.getByRole('button', { name: 'Obejmuje też to stanowisko' }))
  await findToast('Orzeczenie obejmuje stanowisko')
  await waitFor(() => expect(verdict()).not.toHaveTextContent('sprawdź, czy obejmuje'))

  await user.click(screen.getByRole('link', { name: /^Odnotuj: Instruktaż stanowiskowy/ }))
  await findHeading('Odnotuj szkolenie wstępne')
  expect(screen.getByLabelText('Stanowisko instruktażu stanowiskowego')).toHaveValue(DRIVER)
  fillIn('Instruktaż stanowiskowy', '2026-03-03')
  await user.click(screen.getByRole('button', { name: 'Zapisz szkolenie' }))
  await findHeading('Ewa Nowak')
  expect(verdict()).toHaveTextContent(/^Dokumenty aktualne do\s02.03.2027/)
  expect(verdict()).not.toHaveTextContent('jako')
})

test('one orzeczenie is recorded for both positions', async () => {
  const { user } = await open(`${PAGE}/examination`)
  await user.selectOptions(screen.getByLabelText('Rodzaj badań'), 'okresowe')
  await user.selectOptions(screen.getByLabelText('Orzeczenie stwierdza'), 'fit')
  fillIn('Data orzeczenia', '2026-11-02')
  fillIn('Data następnych badań', '2029-11-02')
  await user.click(screen.getByRole('checkbox', { name: DRIVER }))
  await user.click(screen.getByRole('button', { name: 'Dodaj orzeczenie' }))
  await findHeading('Ewa Nowak')
  expect(verdict()).not.toHaveTextContent('sprawdź, czy obejmuje')
})

test('the list for the gate says on which position somebody may work, and the skierowanie is for both', async () => {
  const { go } = await open('/employees?view=gate')
  expect(row('Nowak Ewa')).toHaveTextContent(`magazynier, ${DRIVER}; tylko jako magazynier`)
  await go(`/employees/referral?person=${userId}`)
  const sheet = await screen.findByRole('article', { name: 'Skierowanie: Ewa Nowak' })
  expect(sheet).toHaveTextContent(`magazynier, ${DRIVER}`)
  expect(texts(screen.getAllByRole('link', { name: /magazynier|operator/ }))).toEqual(['magazynier', DRIVER])
  await go(`/employees/induction-card?person=${userId}`)
  const card = await screen.findByRole('article', { name: /^Karta szkolenia wstępnego/ })
  expect(within(card).getAllByText(DRIVER)).toHaveLength(2)
})
