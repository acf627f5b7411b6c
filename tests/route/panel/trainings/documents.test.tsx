import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import {
  CENTRE,
  CENTRE_BEGUN,
  CENTRE_OWNER,
  certificateIssued,
  COMPLETED,
  participates,
  TITLE,
  TRAINING,
  trainingPlanned,
} from '../../../support/centre-register'
import { findHeading, rows, texts } from '../../../support/queries'
import { follow } from '../../../support/steps'
import { visit } from '../../../support/visit'

const LUCJA = participates('Łucja', 'Ćwiąkała', { company: 'Zakłady X' })
const JAN = participates('Jan', 'Bąk')
const PROGRAMME: Change = {
  kind: 'programme-saved',
  id: 'programme',
  day: TODAY,
  programme: {
    qualification: { type: 'bhp', scope: 'workers' },
    topics: [{ title: 'Regulacje prawne', lectures: 1.5, exercises: 0 }],
  },
}
const ISSUED = certificateIssued('issued', LUCJA)

const open = (path: string, ...changes: readonly Change[]) =>
  visit(path, { as: CENTRE_OWNER, changes: [CENTRE_BEGUN, ...changes] })

test('the journal has the topics of the programme, a line for each participant and a column for each day', async () => {
  const page = await open(TRAINING, trainingPlanned({ lastDay: '2026-11-23' }), ...LUCJA, ...JAN, PROGRAMME)
  await follow(page, 'Dziennik zajęć')
  await findHeading('Dziennik zajęć')
  for (const text of [CENTRE, TITLE, 'Radom, sala 1', 'stanowiska robotnicze', 'Zofia Próbna'])
    expect(screen.getByRole('article')).toHaveTextContent(text)
  const lessons = within(screen.getByRole('table', { name: /^Przebieg zajęć/ }))
  expect(texts(lessons.getAllByRole('row').slice(1, 3))).toEqual(['1.Regulacje prawne1,50', '2.'])
  const presence = within(screen.getByRole('table', { name: 'Obecność uczestników' }))
  expect(texts(presence.getAllByRole('row'))).toEqual([
    'Lp.Imię i nazwiskoFirma21.11.202622.11.202623.11.2026',
    '1.Jan Bąk',
    '2.Łucja ĆwiąkałaZakłady X',
  ])
})

test('the protocol of the exam leaves day, form and results to the hand, and has the numbers that were given', async () => {
  const page = await open(TRAINING, trainingPlanned(), ...LUCJA, ...JAN, COMPLETED, ISSUED)
  await follow(page, 'Protokół egzaminu')
  await findHeading('Protokół egzaminu')
  expect(screen.getByText('data egzaminu').previousSibling).toHaveTextContent(/^$/)
  const results = within(screen.getByRole('table', { name: 'Wyniki egzaminu' }))
  expect(texts(results.getAllByRole('row').slice(1))).toEqual(['1.Jan Bąk', '2.Łucja ĆwiąkałaBHP/2026/0001'])
})

test('a training that leads to no certificate has a journal and no exam', async () => {
  const page = await open(TRAINING, trainingPlanned({ leadsTo: null }), ...JAN)
  expect(screen.getByRole('link', { name: 'Dziennik zajęć' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Protokół egzaminu' })).toBeNull()
  await page.go(`${TRAINING}/exam`)
  await findHeading('Strona nie znaleziona')
})

test('the register of what was issued goes by day and number, with the training and what was revoked', async () => {
  const earlier = certificateIssued('earlier', JAN, { number: 'BHP/2025/0007', issueDate: '2025-03-01' })
  const revoked: Change = {
    kind: 'certificate-revoked',
    id: 'revoked',
    day: TODAY,
    certificateId: earlier.certificate.id,
    reason: 'Błąd',
  }
  const page = await open(
    '/trainings',
    trainingPlanned(),
    ...LUCJA,
    ...JAN,
    COMPLETED,
    ISSUED,
    earlier,
    revoked,
  )
  await follow(page, 'Rejestr zaświadczeń')
  await findHeading('Rejestr wydanych zaświadczeń')
  expect(texts(rows('BHP/'))).toEqual([
    expect.stringMatching(/^1\.BHP\/2025\/0007Jan Bąk.*01\.03\.2025odwołane$/),
    expect.stringMatching(/^2\.BHP\/2026\/0001Łucja Ćwiąkała.*robotnicze21\.11\.202621\.11\.2026$/),
  ])
  await page.user.selectOptions(screen.getByLabelText('Rok wydania'), '2026')
  await waitFor(() => expect(texts(rows('BHP/'))).toEqual([expect.stringContaining('2.BHP/2026/0001')]))
})

test('only the organizer has these documents', async () => {
  await visit('/trainings/issued', { as: 'employee' })
  expect(await findHeading('Brak dostępu')).toBeVisible()
})
