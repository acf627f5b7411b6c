import { expect, it } from 'vitest'

import { parseTypedDay } from '~/domain/words/typed-day'

it('reads a day as people in Poland type it', () => {
  for (const text of [
    '21.11.2026',
    ' 21.11.2026 ',
    '21.11.26',
    '21 11 2026',
    '21/11/2026',
    '21-11-2026',
    '21. 11. 2026 r.',
    '21112026',
    '2026-11-21',
    '2026.11.21',
  ]) {
    expect(parseTypedDay(text), text).toBe('2026-11-21')
  }
  expect(parseTypedDay('1.2.2027')).toBe('2027-02-01')
})

it('reads nothing out of what is no day', () => {
  for (const text of [
    '',
    '21',
    '21.11',
    '21.11.202',
    '31.02.2026',
    '11/21/2026',
    '21.11.2026.5',
    'jutro',
    '12345',
  ]) {
    expect(parseTypedDay(text), text).toBeUndefined()
  }
})
