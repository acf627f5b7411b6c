import { describe, expect, it } from 'vitest'

import { parseTypedDay } from '~/domain/words/typed-day'

describe('a typed day', () => {
  it.each([
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
  ])('is read as people in Poland type it: %j', (text) => {
    expect(parseTypedDay(text)).toBe('2026-11-21')
  })

  it('may have one digit for the day and for the month', () => {
    expect(parseTypedDay('1.2.2027')).toBe('2027-02-01')
  })

  it.each(['', '21', '21.11', '21.11.202', '31.02.2026', '11/21/2026', '21.11.2026.5', 'jutro', '12345'])(
    'is nothing in %j',
    (text) => {
      expect(parseTypedDay(text)).toBeUndefined()
    },
  )
})
