import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

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
import { fill } from '../../../support/fill'
import { findHeading, findToast, words } from '../../../support/queries'
import { follow, press } from '../../../support/steps'
import { visit } from '../../../support/visit'

const LUCJA = participates('Łucja', 'Ćwiąkała')
const ISSUED = certificateIssued('issued', LUCJA)
const TRAINED = [CENTRE_BEGUN, trainingPlanned(), ...LUCJA, COMPLETED]

const findPaper = () => screen.findByRole('article', { name: /^Zaświadczenie: Łucja Ćwiąkała/ })

test('a centre writes the programme once, and each paper has its topics with their hours', async () => {
  const page = await visit(TRAINING, { as: CENTRE_OWNER, changes: [...TRAINED, ISSUED] })
  await follow(page, 'Zaświadczenia do druku')
  await findHeading('Zaświadczenia o ukończeniu')
  const paper = within(await findPaper())
  for (const text of [CENTRE, TITLE, 'stanowiska robotnicze'])
    expect(await findPaper()).toHaveTextContent(text)
  // Periodic trainings on manual positions have one form by law.
  expect(paper.getByText('zorganizowane w formie 1)').previousSibling).toHaveTextContent(/^instruktażu$/)
  // The app does not keep when and where somebody was born: that is written on the paper.
  expect(paper.getByText('urodzony(-na) dnia').previousSibling).toHaveTextContent(/^$/)
  expect(paper.getByRole('row', { name: /^Razem/ })).toHaveTextContent(/^Razem$/)

  await follow(page, 'Dodaj program')
  await findHeading('Program szkolenia')
  const topic = (place: number) => within(screen.getByRole('group', { name: `Temat ${place}` }))
  fill(topic(1).getByLabelText('Temat szkolenia'), 'Regulacje prawne')
  await press(page, 'Zapisz program')
  await waitFor(() =>
    expect(topic(1).getByLabelText('Wykłady (h)')).toHaveAccessibleDescription(words('Podaj godziny')),
  )
  fill(topic(1).getByLabelText('Wykłady (h)'), '1,5')
  fill(topic(2).getByLabelText('Temat szkolenia'), 'Pierwsza pomoc')
  fill(topic(2).getByLabelText('Wykłady (h)'), '1')
  fill(topic(2).getByLabelText('Ćwiczenia (h)'), '2')
  await press(page, 'Zapisz program')
  await findToast('Zapisano program')
  const filled = within(await findPaper())
  expect(filled.getByRole('row', { name: /Regulacje prawne/ })).toHaveTextContent('Regulacje prawne1,50')
  expect(filled.getByRole('row', { name: /Pierwsza pomoc/ })).toHaveTextContent('Pierwsza pomoc12')
  expect(filled.getByRole('row', { name: /^Razem/ })).toHaveTextContent('Razem2,52')
  expect(screen.getByText(words('Program ma 4,5 godz. lekcyjnych.'))).toBeVisible()
})

test('before certificates are issued there is nothing to print, and others have no such screen', async () => {
  const page = await visit(TRAINING, { as: CENTRE_OWNER, changes: TRAINED })
  expect(screen.getByRole('link', { name: 'Wystaw certyfikaty' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Zaświadczenia do druku' })).toBeNull()
  await page.go(`${TRAINING}/completion`)
  await findHeading('Zaświadczenia o ukończeniu')
  expect(screen.getByText('Nie ma jeszcze zaświadczeń')).toBeVisible()
  await visit(`${TRAINING}/completion`, { as: 'employee' })
  await findHeading('Strona nie znaleziona')
})
