import { expect, it } from 'vitest'

import { certificateSheetLine } from '~/domain/certificates/certificate-sheet-line'
import type { Day } from '~/domain/words/day'

import { TODAY, user } from '../../../support/builders'

const ALL = { q: '', status: 'all', page: 2 } as const

const lineFor = (...[viewer, filters, on]: [Parameters<typeof user>[0], object?, Day?]) =>
  certificateSheetLine(user(viewer), { ...ALL, ...filters }, { today: TODAY, on }).replaceAll('\u00a0', ' ')

it('a printed list says whose certificates it has: of a person, a company or all', () => {
  expect(lineFor({})).toBe('Anna Nowak · stan na 21 listopada 2026')
  expect(lineFor({ role: 'employer' })).toBe('Zakłady Testowe · stan na 21 listopada 2026')
  expect(lineFor({ role: 'admin', company: undefined })).toBe('Wszystkie firmy · stan na 21 listopada 2026')
})

it('a printed list says what its filters have left out', () => {
  expect(lineFor({}, { status: 'expired', within: '30', q: 'udt' })).toBe(
    'Anna Nowak · Wygasły · Wygasają w ciągu 30 dni · „udt” · stan na 21 listopada 2026',
  )
})

it('a printed list of a later day says from when the prediction is', () => {
  expect(lineFor({}, {}, '2027-03-01')).toBe(
    'Anna Nowak · stan na 1 marca 2027, przewidywany 21 listopada 2026',
  )
})
