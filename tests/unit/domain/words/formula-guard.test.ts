import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { guarded, withoutGuard } from '~/domain/words/formula-guard'

it('any text is the same again without its guard', () => {
  const unit = fc.oneof(
    fc.constantFrom("'", '=', '+', '@', '1', ' ', '\t', '\u200b'),
    fc.string({ maxLength: 1 }),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 6 }), (parts) => {
      const text = parts.join('')
      expect(withoutGuard(guarded(text))).toBe(text)
    }),
  )
})

it('a plain text has no guard', () => {
  for (const text of ['Nowak', "'t Hart", "O'Brien", '12 marca', '']) expect(guarded(text)).toBe(text)
})
