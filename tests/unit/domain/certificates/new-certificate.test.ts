import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { MAX_NUMBER_LENGTH, normalNumber } from '~/domain/certificates/certificate-number'
import {
  findDuplicate,
  MAX_ISSUER_LENGTH,
  newCertificateSchema,
  parseNewCertificate,
} from '~/domain/certificates/new-certificate'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { certificate, TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const FIELDS = {
  userId: 'user-1',
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-10002',
  issueDate: '2026-11-01',
  expiryDate: '2029-11-01',
  issuedBy: 'Ośrodek Testowy',
}

const parse = (fields: Record<string, string> = {}) =>
  parseNewCertificate(formOf({ ...FIELDS, ...fields }), TODAY, COMMON_KINDS)
const errorsOf = (fields: Record<string, string>) => parse(fields).errors

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u202egnp.exe\u202c',
  'a'.repeat(100_000),
  '\ud800',
  '__proto__',
  '\u0000',
  '=HYPERLINK("http://x")',
]

describe('a new permit for a forklift', () => {
  const permit = { type: 'machine_operator', scope: 'forklift_permit', issueDate: '2012-05-10' }

  it('ends by the law, whatever it says', () => {
    expect(errorsOf({ ...permit, expiryDate: '2026-12-31' })).toBeUndefined()
    expect(errorsOf({ ...permit, expiryDate: '2030-05-10' })).toEqual({
      expiryDate: 'Z\u00a0mocy prawa ten dokument nie jest ważny tak długo',
    })
    expect(errorsOf({ ...permit, issueDate: '2020-05-10', expiryDate: '2021-05-10' })).toHaveProperty(
      'expiryDate',
    )
    const stored = { ...FIELDS, ...permit, id: 'p', status: 'active', expiryDate: '2030-05-10' }
    expect(v.is(newCertificateSchema, stored)).toBe(false)
    expect(v.is(newCertificateSchema, { ...stored, expiryDate: '2026-12-31' })).toBe(true)
  })
})

describe('a new certificate', () => {
  it('has the typed values without the white space around them', () => {
    expect(parse({ number: '  BHP\t10002  ' }).value).toEqual({ ...FIELDS, number: 'BHP 10002' })
  })

  it('may have no issuer', () => {
    expect(parse({ issuedBy: '   ' }).value?.issuedBy).toBeUndefined()
  })

  it('may be issued today, and may have expired already', () => {
    expect(parse({ issueDate: TODAY }).errors).toBeUndefined()
    expect(parse({ issueDate: '2020-01-01', expiryDate: '2023-01-01' }).errors).toBeUndefined()
  })

  it('has a message for each missing field', () => {
    expect(parseNewCertificate(formOf({}), TODAY, COMMON_KINDS).errors).toMatchObject({
      userId: 'Wybierz osobę',
      type: 'Wybierz rodzaj certyfikatu',
      issueDate: 'Podaj datę wydania',
      expiryDate: 'Podaj datę ważności',
    })
    const empty = { userId: '', type: '', scope: '', number: '', issueDate: '', expiryDate: '' }
    expect(errorsOf(empty)).toEqual({
      userId: 'Wybierz osobę',
      type: 'Wybierz rodzaj certyfikatu',
      number: 'Podaj numer certyfikatu',
      issueDate: 'Podaj datę wydania',
      expiryDate: 'Podaj datę ważności',
    })
  })

  it('has a scope of its type', () => {
    for (const scope of ['', 'e_g1', 'toString'])
      expect(errorsOf({ scope })).toEqual({ scope: 'Wybierz zakres' })
    expect(
      Object.keys(
        parseNewCertificate(formOf({ ...FIELDS, scope: '', number: '' }), TODAY, COMMON_KINDS).errors ?? {},
      ),
    ).toEqual(['scope', 'number'])
  })

  it('may have no expiry if the law sets no term, but a right one if it is typed', () => {
    const staff = { type: 'first_aid', scope: 'staff' }
    expect(parse({ ...staff, expiryDate: '' }).value).toEqual({
      ...FIELDS,
      ...staff,
      expiryDate: undefined,
    })
    expect(parse({ ...staff, expiryDate: '' }).value?.expiryDate).toBeUndefined()
    expect(parse({ ...staff, expiryDate: '2028-11-01' }).value).toMatchObject({ expiryDate: '2028-11-01' })
    expect(errorsOf({ ...staff, expiryDate: '2026-02-30' })).toHaveProperty('expiryDate')
    expect(errorsOf({ ...staff, expiryDate: '2026-10-31' })).toHaveProperty('expiryDate')
    expect(errorsOf({ expiryDate: '' })).toEqual({ expiryDate: 'Podaj datę ważności' })
  })

  it('stored before there were scopes can be read, one of another type or without a term cannot', () => {
    const stored = { ...FIELDS, id: 'own', status: 'pending' }
    const { scope: _none, ...old } = stored
    expect(v.is(newCertificateSchema, stored)).toBe(true)
    expect(v.is(newCertificateSchema, old)).toBe(true)
    expect(v.is(newCertificateSchema, { ...stored, scope: 'e_g1' })).toBe(false)
    expect(v.is(newCertificateSchema, { ...stored, expiryDate: undefined })).toBe(false)
  })

  it('is rejected if the day of issue is after today or does not exist', () => {
    expect(errorsOf({ issueDate: '2026-11-22' })).toEqual({
      issueDate: 'Data wydania nie może być późniejsza niż dziś',
    })
    expect(errorsOf({ issueDate: '2026-02-30' })?.issueDate).toBe(
      'Podaj datę, która istnieje, na przykład 21.11.2026',
    )
    expect(errorsOf({ issueDate: '1999-12-31' })?.issueDate).toBe('Podaj datę z lat 2000–2099')
    expect(errorsOf({ expiryDate: '2100-01-01' })?.expiryDate).toBe('Podaj datę z lat 2000–2099')
  })

  it('expires after its day of issue', () => {
    const message = 'Data ważności musi być późniejsza niż data wydania'
    expect(errorsOf({ expiryDate: FIELDS.issueDate })).toEqual({ expiryDate: message })
    expect(errorsOf({ expiryDate: '2026-10-31' })).toEqual({ expiryDate: message })
    expect(errorsOf({ expiryDate: '2026-11-02' })).toBeUndefined()
  })

  it('has a number with a letter or a digit, and texts of limited length', () => {
    expect(errorsOf({ number: '- / -' })?.number).toBe('Podaj numer certyfikatu')
    expect(errorsOf({ number: 'B'.repeat(MAX_NUMBER_LENGTH) })).toBeUndefined()
    expect(errorsOf({ number: 'B'.repeat(MAX_NUMBER_LENGTH + 1) })?.number).toBe('Skróć numer do 40 znaków')
    expect(errorsOf({ issuedBy: 'B'.repeat(MAX_ISSUER_LENGTH + 1) })?.issuedBy).toBe(
      'Skróć nazwę wystawcy do 120 znaków',
    )
  })

  it('is rejected with a message or kept as harmless text, whatever is typed', () => {
    const tried = Object.keys(FIELDS).flatMap((field) =>
      HOSTILE.map((text) => ({ field, text, ...parse({ [field]: text }) })),
    )
    const rejected = tried.filter(({ errors }) => errors)
    expect(rejected.length).toBeGreaterThan(0)
    for (const { field, text, errors } of rejected) {
      expect(Object.keys(errors ?? {}), `${field} ${text.slice(0, 20)}`).toEqual([field])
    }
    const kept = tried.flatMap(({ value }) => (value ? [value] : []))
    expect(kept.length).toBeGreaterThan(0)
    for (const value of kept) {
      const stored: unknown = JSON.parse(JSON.stringify({ ...value, id: 'own', status: 'pending' }))
      const again = v.parse(newCertificateSchema, stored)
      expect(again).toEqual({ ...value, id: 'own', status: 'pending' })
      expect(JSON.stringify(again)).not.toMatch(/[\u202a-\u202e]|\\ud8|\\u0000/)
    }
  })
})

describe('a number', () => {
  it('is the same whatever its case, spaces, dashes and slashes', () => {
    expect(normalNumber(' bhp 100/02 ')).toBe(normalNumber('BHP-10002'))
    expect(normalNumber('ppoż-1')).toBe(normalNumber('PPOŻ 1'))
    expect(normalNumber('BHP-10002')).not.toBe(normalNumber('BHP-10003'))
  })

  it('is taken if another certificate of that type has it', () => {
    const existing = [certificate({ id: 'a' }), certificate({ id: 'b', type: 'electrical', number: 'SEP/1' })]
    expect(findDuplicate({ type: 'bhp', number: 'bhp 10001' }, existing)?.id).toBe('a')
    expect(findDuplicate({ type: 'electrical', number: 'BHP-10001' }, existing)).toBeUndefined()
    expect(findDuplicate({ type: 'bhp', number: 'BHP-1000' }, existing)).toBeUndefined()
  })
})

describe('a certificate of an own kind', () => {
  const parsed = (fields: Record<string, string>) =>
    parseNewCertificate(
      formOf({ ...FIELDS, type: 'own', scope: 'own_welder', ...fields }),
      TODAY,
      COMMON_KINDS,
    )

  it('may lack its day of issue, but not both days', () => {
    const { value } = parsed({ issueDate: '', expiryDate: '2028-01-01' })
    expect(value).toMatchObject({ type: 'own', scope: 'own_welder', expiryDate: '2028-01-01' })
    expect(value?.issueDate).toBeUndefined()
    expect(parsed({ issueDate: '2026-01-01', expiryDate: '' }).errors).toEqual({
      expiryDate: 'Podaj datę ważności',
    })
    const endless = { scope: 'own_excavator', expiryDate: '' }
    expect(parsed({ ...endless, issueDate: '2026-01-01' }).errors).toBeUndefined()
    expect(parsed({ ...endless, issueDate: '' }).errors).toEqual({ issueDate: 'Podaj datę wydania' })
  })

  it('is of a kind that the register has', () => {
    expect(parsed({ scope: 'own_unknown' }).errors).toMatchObject({ scope: 'Wybierz uprawnienie' })
    expect(parsed({ scope: 'e_g1' }).errors).toMatchObject({ scope: 'Wybierz uprawnienie' })
  })
})

describe('the limit of voltage', () => {
  it('is kept where the qualification may have one', () => {
    const parsed = (scope: string) =>
      parseNewCertificate(
        formOf({ ...FIELDS, type: 'electrical', scope, voltage: 'up_to_1_kv' }),
        TODAY,
        COMMON_KINDS,
      ).value
    expect(parsed('e_g1')?.voltage).toBe('up_to_1_kv')
    expect(parsed('e_g2')?.voltage).toBeUndefined()
  })
})
