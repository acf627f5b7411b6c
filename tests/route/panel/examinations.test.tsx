import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'

import { printedText } from '../../support/printed-text'
import { MAREK } from '../../support/sample'
import { SCREENS } from '../../support/screens'
import { visit } from '../../support/visit'

/** The words for examinations and for what they say. */
const MEDICAL = /orzecze|lekarsk|bada[nń]|przeciwwskaz|niezdoln|chorob/i

// The settings of a centre are opened in Chromium: jsdom lacks what reads the key of the sample.
const { '/settings': _, ...ofCentre } = SCREENS['Ośrodek Szkoleniowy']

const OF_ADMINISTRATOR = {
  ...SCREENS.Administrator,
  '/employees?view=matrix': 'Pracownicy',
  '/employees?view=gate': 'Pracownicy',
  [`/employees/${MAREK}`]: 'Marek Gżegżółka',
  '/reports/statistics': 'Statystyki',
}

describe('no screen names an examination to others', () => {
  it.each([
    ...Object.entries(OF_ADMINISTRATOR).map((screenOf) => ['admin', ...screenOf] as const),
    ...Object.entries(ofCentre).map((screenOf) => ['training_center', ...screenOf] as const),
  ])('%s: %s', async (role, address, heading) => {
    await visit(address, { as: role })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    // Some parts of a screen come after its first paint.
    await new Promise((resolve) => requestIdleCallback(resolve))
    expect(document.body.textContent).not.toMatch(MEDICAL)
  })

  it('the list that an employer gives to the gate', async () => {
    await visit('/employees?view=gate&state=all', { as: 'employer' })
    expect(document.body.textContent).toContain('Gżegżółka')
    expect(document.body.textContent).not.toMatch(MEDICAL)
  })
})

test('an administrator is told only that somebody may not work', async () => {
  await visit(`/employees/${MAREK}`, { as: 'admin' })
  const verdict = screen.getByRole('region', { name: 'Czy może pracować' })
  expect(verdict).toHaveTextContent('Nie może dziś pracować')
  expect(verdict).toHaveTextContent('nie dopuszczono')
})

test.each([
  '/employees?view=matrix',
  '/employees?view=gate&state=all',
  `/employees/${MAREK}`,
  '/employer',
  '/dashboard',
])('what an employer prints of %s names people, and no examination', async (address) => {
  await visit(address, { as: 'employer' })
  await screen.findAllByText(/Gżegżółka/)
  expect(printedText()).toContain('Gżegżółka')
  expect(printedText()).not.toMatch(MEDICAL)
})

test('the calendar has the day of an examination on the screen, and not on paper', async () => {
  // The orzeczenie of Marek ended on that day.
  await visit('/calendar?date=2026-11-15', { as: 'employer' })
  const examinations = screen.getByRole('region', { name: 'Termin badań lekarskich' })
  expect(within(examinations).getByText(/Marek Gżegżółka/)).toBeVisible()
  expect(printedText()).not.toContain('Termin badań lekarskich')
})

test('a worker sees their own examination, and nobody else’s', async () => {
  const { go } = await visit('/profile', { as: 'employee' })
  expect(screen.getByText('Orzeczenie lekarskie')).toBeVisible()
  await go('/calendar')
  await screen.findByRole('heading', { level: 1, name: 'Kalendarz szkoleń' })
  expect(screen.queryByText(/Gżegżółka/)).toBeNull()
})
