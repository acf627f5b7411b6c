import { expect, it } from 'vitest'

import { clockLabel, parseTypedTime } from '~/domain/words/clock-time'

it.each([
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  [' 14 30 ', '14:30'],
  ['905', '09:05'],
  ['1430', '14:30'],
  ['9', '09:00'],
  ['0:00', '00:00'],
  ['24:00', ''],
  ['9:60', ''],
  ['9:5', ''],
  ['9:05 PM', ''],
  ['', ''],
])('an hour that is typed as „%s” is „%s”', (text, time) => {
  expect(parseTypedTime(text)).toBe(time)
})

it('an hour is shown as people write it', () => {
  expect(clockLabel('09:05')).toBe('9:05')
})
