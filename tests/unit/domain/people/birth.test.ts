import { expect, it } from 'vitest'

import { birthsIn, parseBirths } from '~/domain/people/birth'

import { TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const KNOWN = { jan: { birthplace: 'Lublin' } }
const parse = (fields: Record<string, string>) =>
  parseBirths(formOf(fields), { of: ['ewa', 'ola'], known: KNOWN, today: TODAY })

it('keeps what is typed, leaves others as they are, and nobody with two empty fields', () => {
  const { value } = parse({ 'bornOn-ewa': '1980-05-04', 'birthplace-ewa': '  Radom ', 'bornOn-ola': '' })
  expect(value).toEqual({ ...KNOWN, ewa: { bornOn: '1980-05-04', birthplace: 'Radom' } })
})

it.each(['1899-12-31', TODAY, '2026-02-30', '4 maja'])('refuses %s as a day of birth', (day) => {
  expect(parse({ 'bornOn-ewa': day }).errors).toEqual({ 'bornOn-ewa': 'Podaj datę urodzenia' })
})

it('reads what is stored entry by entry', () => {
  expect(birthsIn({ ewa: { bornOn: '1980-05-04' }, jan: { bornOn: 7 } })).toEqual({
    ewa: { bornOn: '1980-05-04' },
  })
})
