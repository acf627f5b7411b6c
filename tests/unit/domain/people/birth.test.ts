import { expect, it } from 'vitest'

import { birthsIn, forgetStrangers, parseBirths } from '~/domain/people/birth'
import { mergeOwnData, NO_DATA } from '~/domain/records/own-data'
import { mustBeSealed } from '~/domain/register/sealing'

import { TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const KNOWN = { jan: { birthplace: 'Lublin' } }
const parse = (fields: Record<string, string>) =>
  parseBirths(formOf(fields), { of: ['ewa', 'ola'], known: KNOWN, today: TODAY })

it('keeps what is typed, leaves others as they are, and nobody with two empty fields', () => {
  const { value } = parse({ 'bornOn-ewa': '1980-05-04', 'birthplace-ewa': '  Radom ', 'bornOn-ola': '' })
  expect(value).toEqual({ ...KNOWN, ewa: { bornOn: '1980-05-04', birthplace: 'Radom' } })
})

it('two empty fields erase what was known, and an older copy does not bring it back', () => {
  const known = { ewa: { bornOn: '1980-05-04' } }
  const { value: births } = parseBirths(formOf({ 'bornOn-ewa': '' }), { of: ['ewa'], known, today: TODAY })
  const copy = { ...NO_DATA, settings: { births: known } }
  const { settings } = mergeOwnData({ ...NO_DATA, settings: { births } }, copy)
  expect(JSON.stringify(settings)).not.toContain('1980')
  expect(mustBeSealed({ role: 'training_center' }, { ...NO_DATA, settings })).toBe(false)
})

it('those of people who attend nothing any more are forgotten', () => {
  const births = { ewa: { bornOn: '1980-05-04' }, jan: { birthplace: 'Lublin' } }
  expect(forgetStrangers(births, new Set(['jan']))).toEqual({ ewa: {}, jan: { birthplace: 'Lublin' } })
  expect(forgetStrangers(births, new Set(['ewa', 'jan']))).toBe(births)
})

it.each(['1899-12-31', TODAY, '2012-11-22', '2026-02-30', '4 maja'])(
  'refuses %s as a day of birth',
  (day) => {
    expect(parse({ 'bornOn-ewa': day }).errors).toEqual({
      'bornOn-ewa': 'Podaj datę urodzenia, najpóźniej 21.11.2012',
    })
  },
)

it('reads what is stored entry by entry', () => {
  expect(birthsIn({ ewa: { bornOn: '1980-05-04' }, jan: { bornOn: 7 } })).toEqual({
    ewa: { bornOn: '1980-05-04' },
  })
})
