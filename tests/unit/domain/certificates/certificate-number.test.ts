import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  findByNumber,
  MAX_NUMBER_LENGTH,
  normalNumber,
  parseNumberQuery,
} from '~/domain/certificates/certificate-number'

import { certificate } from '../../../support/builders'

const ask = (search: string) => parseNumberQuery(new URLSearchParams(search))

describe('normalNumber', () => {
  it('ignores case, spaces, dashes and slashes', () => {
    const typed = ['BHP-00417', 'bhp 00417', ' Bhp/00417 ', 'bhp00417', 'B H P – 0 0 4 1 7', 'bhp‑00417']
    expect(new Set(typed.map(normalNumber))).toEqual(new Set(['BHP00417']))
  })

  it('keeps Polish letters and all digits', () => {
    expect(normalNumber('ż/12')).toBe('Ż12')
    expect(normalNumber('ＢＨＰ－４２６５３')).toBe('BHP42653')
    expect(normalNumber('BHP-00417')).not.toBe(normalNumber('BHP-0417'))
  })
})

describe('parseNumberQuery', () => {
  it('asks for nothing before a number is sent', () => {
    expect(ask('')).toBeUndefined()
    expect(ask('type=bhp')).toBeUndefined()
  })

  it('returns the number as typed, and the type if one is chosen', () => {
    expect(ask('number=+bhp++00417+')?.value?.number).toBe('bhp 00417')
    expect(ask('number=1&type=electrical')?.value).toEqual({ number: '1', type: 'electrical' })
  })

  it('ignores an unknown or empty type', () => {
    for (const type of ['', 'nieznany', '__proto__']) {
      expect(ask(`number=1&type=${type}`)?.value?.type).toBeUndefined()
    }
  })

  it('rejects a number without a letter and a digit', () => {
    for (const number of ['', '+', '---', '%00', '%E2%80%8B', '<>']) {
      expect(ask(`number=${number}`)?.errors).toEqual({ number: 'Podaj numer certyfikatu' })
    }
  })

  it('rejects a number that is too long', () => {
    expect(ask(`number=${'1'.repeat(MAX_NUMBER_LENGTH)}`)?.errors).toBeUndefined()
    for (const length of [MAX_NUMBER_LENGTH + 1, 10_000]) {
      expect(ask(`number=${'1'.repeat(length)}`)?.errors).toEqual({ number: 'Skróć numer do 40 znaków' })
    }
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (number, type) => {
        const query = parseNumberQuery(new URLSearchParams({ number, type }))
        expect(query?.value === undefined).toBe(query?.errors !== undefined)
      }),
    )
  })
})

describe('findByNumber', () => {
  const bhp = certificate({ id: 'a', type: 'bhp', number: 'BHP-00417' })
  const electrical = certificate({ id: 'b', type: 'electrical', number: 'E/1/204' })
  const fire = certificate({ id: 'c', type: 'fire_protection', number: 'e-1 204' })
  const certificates = [bhp, electrical, fire]

  it('finds the certificate with that number, however it is typed', () => {
    expect(findByNumber({ number: 'bhp 00417' }, certificates)).toBe(bhp)
  })

  it('finds nothing if no certificate of the chosen type has the number', () => {
    expect(findByNumber({ number: 'BHP-00418' }, certificates)).toBe('none')
    expect(findByNumber({ number: 'BHP-0041' }, certificates)).toBe('none')
    expect(findByNumber({ number: 'bhp 00417', type: 'electrical' }, certificates)).toBe('none')
  })

  it('returns one of several certificates only once the type is chosen', () => {
    expect(findByNumber({ number: 'E1204' }, certificates)).toBe('several')
    expect(findByNumber({ number: 'E1204', type: 'fire_protection' }, certificates)).toBe(fire)
    expect(findByNumber({ number: 'E1204', type: 'bhp' }, certificates)).toBe('none')
  })
})
