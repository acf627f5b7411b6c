import { expect, it } from 'vitest'

import { clockLabel } from '~/domain/words/clock-time'

it('an hour is shown as people write it', () => {
  expect(clockLabel('09:05')).toBe('9:05')
})
