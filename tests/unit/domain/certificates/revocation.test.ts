import { expect, it } from 'vitest'

import { MAX_REASON_LENGTH, parseRevocation } from '~/domain/certificates/revocation'

import { formOf } from '../../../support/form'

it('a revocation needs a reason without invisible characters that is not too long', () => {
  expect(parseRevocation(formOf({})).errors).toEqual({ reason: 'Podaj powód odwołania' })
  expect(parseRevocation(formOf({ reason: ' \u200b\n ' })).errors?.reason).toBe('Podaj powód odwołania')
  expect(parseRevocation(formOf({ reason: 'x'.repeat(MAX_REASON_LENGTH + 1) })).errors?.reason).toBe(
    'Skróć powód do 300 znaków',
  )
  expect(parseRevocation(formOf({ reason: ' Wydany\r\nomyłkowo\u202e ' })).value).toEqual({
    reason: 'Wydany\nomyłkowo',
  })
})
