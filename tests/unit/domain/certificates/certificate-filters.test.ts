import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CERTIFICATE_STATUSES, type Certificate } from '~/domain/certificates/certificate'
import {
  CERTIFICATE_FILTER_OPTIONS,
  CERTIFICATES_PER_PAGE,
  certificateSearchParams,
  certificateSheetLine,
  filterCertificates,
  parseCertificateFilters,
  spanLabel,
  usualCertificateView,
  type CertificateFilters,
} from '~/domain/certificates/certificate-filters'
import { REMINDER_PERIODS } from '~/domain/people/settings'
import { shiftDay, type Day } from '~/domain/words/day'
import { MAX_QUERY_LENGTH } from '~/domain/words/query'

import { certificate, TODAY, user } from '../../../support/builders'

const NO_FILTER: CertificateFilters = { q: '', status: 'all', page: 1 }

const parse = (search: string) => parseCertificateFilters(new URLSearchParams(search))

function numbersFound(certificates: Certificate[], filters: Partial<CertificateFilters>): string[] {
  const { items } = filterCertificates(certificates, { ...NO_FILTER, ...filters }, TODAY)
  return items.map(({ number }) => number)
}

describe('the URL of the certificates', () => {
  it('keeps every filter when it is written and parsed again', () => {
    const q = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replace(/\p{Cc}/gu, '').trim())
      .filter((text) => text.length <= MAX_QUERY_LENGTH)
    const status = fc.constantFrom('all' as const, ...CERTIFICATE_STATUSES)
    const within = fc.constantFrom(undefined, ...REMINDER_PERIODS)
    const view = fc.constantFrom(undefined, 'cards' as const, 'table' as const)
    const by = fc.constantFrom('holder', 'number', 'time')
    const sort = fc.option(fc.record({ by, isDescending: fc.boolean() }), { nil: undefined })
    const page = fc.integer({ min: 1, max: 9999 })

    fc.assert(
      fc.property(fc.record({ q, status, within, view, sort, page }), (filters) => {
        expect(parse(certificateSearchParams(filters).toString())).toEqual(filters)
      }),
    )
  })

  it('leaves out default filters', () => {
    expect(certificateSearchParams(NO_FILTER).toString()).toBe('')
    expect(certificateSearchParams({ status: 'expired' }).toString()).toBe('status=expired')
    expect(certificateSearchParams({ q: 'bhp', page: 2 }).toString()).toBe('q=bhp&page=2')
    expect(certificateSearchParams({ within: '30' }).toString()).toBe('within=30')
    expect(certificateSearchParams({ act: '7' }).toString()).toBe('act=7')
    expect(certificateSearchParams({ view: 'table' }).toString()).toBe('view=table')
  })

  it('is read for an own register of more than 30 as a table until somebody chooses, for others as cards', () => {
    expect(usualCertificateView(30, true)).toBe('cards')
    expect(usualCertificateView(31, true)).toBe('table')
    expect(usualCertificateView(31, false)).toBe('cards')
  })

  it('ignores an unknown value', () => {
    const junk = fc.string({ unit: 'binary' })
    const status = junk.filter((text) => CERTIFICATE_STATUSES.every((value) => value !== text))
    const page = junk.filter((text) => !/^\d+$/.test(text))

    fc.assert(
      fc.property(status, page, (unknownStatus, unknownPage) => {
        const params = new URLSearchParams({ status: unknownStatus, page: unknownPage, within: unknownPage })
        expect(parseCertificateFilters(params)).toEqual(NO_FILTER)
      }),
    )
    expect(parse('status=all')).toEqual(NO_FILTER)
    expect(parse('status=ACTIVE')).toEqual(NO_FILTER)
    for (const days of ['', '0', '31', '-30', '030', ' 30'])
      expect(parse(`within=${days}`)).toEqual(NO_FILTER)
    for (const view of ['', 'kafelki', 'TABLE', 'table ']) expect(parse(`view=${view}`)).toEqual(NO_FILTER)
    expect(parse(`q=${'x'.repeat(10_000)}`)).toEqual(NO_FILTER)
  })

  it('never breaks the list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (search, q) => {
        for (const filters of [parse(search), parse(new URLSearchParams({ q }).toString())]) {
          expect(filterCertificates([certificate()], filters, TODAY).page).toBe(1)
        }
      }),
    )
  })

  it('uses the first of repeated values', () => {
    expect(parse('status=expired&status=active').status).toBe('expired')
    expect(parse('status=junk&status=active').status).toBe('all')
    expect(parse('q=bhp&q=udt&page=2&page=3')).toEqual({ q: 'bhp', status: 'all', page: 2 })
  })

  it('has a value for every choice of the status filter', () => {
    for (const { value } of CERTIFICATE_FILTER_OPTIONS) expect(parse(`status=${value}`).status).toBe(value)
    expect(CERTIFICATE_FILTER_OPTIONS.map(({ label }) => label)).toEqual([
      'Wszystkie statusy',
      'Aktywny',
      'Wygasły',
      'Odwołany',
      'Oczekujący',
    ])
  })
})

describe('the certificates found', () => {
  const valid = certificate({ number: 'valid' })
  const lapsed = certificate({ number: 'lapsed', status: 'active', expiryDate: '2026-11-20' })
  const revoked = certificate({ number: 'revoked', status: 'revoked', expiryDate: '2026-01-01' })
  const pending = certificate({ number: 'pending', status: 'pending' })

  it('have today’s status, not the stored one', () => {
    const all = [valid, lapsed, revoked, pending]
    expect(numbersFound(all, { status: 'active' })).toEqual(['valid'])
    expect(numbersFound(all, { status: 'expired' })).toEqual(['lapsed'])
    expect(numbersFound(all, { status: 'revoked' })).toEqual(['revoked'])
    expect(numbersFound(all, { status: 'pending' })).toEqual(['pending'])
  })

  it('contain the text in their type or number, whatever its case and diacritics', () => {
    const fire = certificate({ type: 'fire_protection', number: 'PPOŻ-7' })
    const forklift = certificate({ type: 'machine_operator', number: 'UDT-8' })
    expect(numbersFound([fire, forklift], { q: 'PRZECIWPOZAROWA' })).toEqual(['PPOŻ-7'])
    expect(numbersFound([fire, forklift], { q: 'wozka' })).toEqual(['UDT-8'])
    expect(numbersFound([fire, forklift], { q: 'ppoz-7' })).toEqual(['PPOŻ-7'])
    expect(numbersFound([fire, forklift], { q: '<script>alert(1)</script>' })).toEqual([])
  })

  it('contain all words, in any order, and numbers with or without hyphens and spaces', () => {
    const forklift = { ...certificate({ type: 'machine_operator', number: 'UDT-33476' }), holder: 'Jan Żak' }
    const other = { ...certificate({ type: 'machine_operator', number: 'UDT-33477' }), holder: 'Jan Lis' }
    for (const q of ['UDT 33476', 'udt33476', '33 476', 'zak wozka', 'Żak Jan']) {
      expect(numbersFound([forklift, other], { q })).toEqual(['UDT-33476'])
    }
    expect(numbersFound([forklift, other], { q: 'zak 33477' })).toEqual([])
  })

  it('contain a former surname of the holder: the paper may have it', () => {
    const married = { ...certificate({ number: 'BHP-1' }), holder: 'Ewa Mężatka', formerName: 'Panieńska' }
    expect(numbersFound([married, certificate({ number: 'BHP-2' })], { q: 'panienska' })).toEqual(['BHP-1'])
  })

  it('match both the text and the status', () => {
    expect(numbersFound([valid, lapsed], { q: 'lapsed', status: 'active' })).toEqual([])
    expect(numbersFound([valid, lapsed], { q: 'lapsed', status: 'expired' })).toEqual(['lapsed'])
  })

  it('contain the text in their scope, and go by a title of their own', () => {
    const electrical = certificate({ type: 'electrical', scope: 'e_g1', number: 'SEP-1' })
    const staff = certificate({ type: 'first_aid', scope: 'staff', number: 'KPP-2' })
    expect(numbersFound([electrical, staff], { q: 'g1' })).toEqual(['SEP-1'])
    expect(numbersFound([electrical, staff], { q: 'kwalifikowana' })).toEqual([])
    expect(numbersFound([electrical, staff], { q: 'pierwsza pomoc' })).toEqual(['KPP-2'])
  })

  it('expire within the chosen days and are in force and not replaced', () => {
    const expiringIn = (days: number, overrides: Partial<Certificate> = {}) =>
      certificate({ number: `in ${days}`, expiryDate: shiftDay(TODAY, { days }), ...overrides })
    const all = [
      ...[31, 30, 14, 0, -1].map((days) => expiringIn(days)),
      expiringIn(5, { status: 'revoked' }),
      expiringIn(6, { status: 'pending' }),
      { ...expiringIn(7), replacedBy: 'newer' },
    ]
    expect(numbersFound(all, { within: '30' })).toEqual(['in 0', 'in 14', 'in 30'])
    expect(numbersFound(all, { within: '7' })).toEqual(['in 0'])
    expect(numbersFound(all, { within: '90', q: '31' })).toEqual(['in 31'])
    expect(numbersFound(all, { within: '90', status: 'pending' })).toEqual([])
    expect(spanLabel({ within: '30' })).toBe('Wygasają w\u00a0ciągu 30\u00a0dni')
  })

  it('expire within the chosen days, or are to be acted on within them', () => {
    // Its application ends in 28 days, and the certificate itself in 118.
    const forklift = certificate({ type: 'machine_operator', number: 'UDT', expiryDate: '2027-03-19' })
    const soon = certificate({ number: 'soon', expiryDate: shiftDay(TODAY, { days: 5 }) })
    expect(numbersFound([forklift, soon], { within: '90' })).toEqual(['soon'])
    expect(numbersFound([forklift, soon], { act: '30' })).toEqual(['soon', 'UDT'])
    expect(numbersFound([forklift, soon], { act: '14' })).toEqual(['soon'])
    expect(spanLabel({ act: '30' })).toBe('Terminy w\u00a0ciągu 30\u00a0dni')
    expect(spanLabel({})).toBeUndefined()
  })

  it('are sorted by urgency: expired, then active by expiry, pending, revoked', () => {
    const tomorrow = certificate({ number: 'valid until tomorrow', expiryDate: '2026-11-22' })
    expect(numbersFound([revoked, lapsed, pending, valid, tomorrow], {})).toEqual([
      'lapsed',
      'valid until tomorrow',
      'valid',
      'pending',
      'revoked',
    ])
  })

  it('are sorted by a column of the table, and cards by urgency whatever the address says', () => {
    const rows = [
      {
        ...certificate({ number: 'A', expiryDate: '2027-05-01', issuedBy: 'Żuraw' }),
        surnameFirst: 'Lis Jan',
      },
      {
        ...certificate({ number: 'B', expiryDate: undefined, issuedBy: undefined }),
        surnameFirst: 'Łoś Adam',
      },
      {
        ...certificate({ number: 'C', expiryDate: '2026-12-01', issuedBy: 'Zamek' }),
        surnameFirst: 'Lis Ewa',
      },
    ]
    const sorted = (search: string) => numbersFound(rows, parse(search)).join('')
    expect(sorted('')).toBe('CAB')
    expect(sorted('view=table')).toBe('CAB')
    expect(sorted('sort=-number')).toBe('CAB')
    expect(sorted('view=table&sort=-number')).toBe('CBA')
    expect(sorted('view=table&sort=holder')).toBe('CAB')
    expect(sorted('view=table&sort=-holder')).toBe('BAC')
    expect(sorted('view=table&sort=issuer')).toBe('CAB')
    expect(sorted('view=table&sort=-issuer')).toBe('ACB')
    expect(sorted('view=table&sort=-time')).toBe('ACB')
  })

  it('end with replaced certificates, whatever their status', () => {
    const replaced = {
      ...certificate({ number: 'replaced', expiryDate: '2026-11-22' }),
      replacedBy: 'valid',
      isRenewalConfirmed: true,
    }
    expect(numbersFound([replaced, revoked, valid], {})).toEqual(['valid', 'revoked', 'replaced'])
    expect(numbersFound([replaced, lapsed, valid], { status: 'active' })).toEqual(['valid', 'replaced'])
  })

  it('do not end with one whose newer certificate waits, only with one that is replaced', () => {
    const awaits = { id: 'pending', number: 'pending' }
    const waiting = { ...certificate({ number: 'waiting', expiryDate: '2026-11-22' }), awaits }
    const replaced = { ...certificate({ number: 'replaced', expiryDate: '2026-11-22' }), replacedBy: 'newer' }
    expect(numbersFound([replaced, waiting, revoked, pending, valid], {})).toEqual([
      'waiting',
      'valid',
      'pending',
      'revoked',
      'replaced',
    ])
  })

  it('are sorted by the expiry, whatever the day to act is, those without a term at the end of their status', () => {
    // Its application ends on 10 February 2027.
    const forklift = certificate({ type: 'machine_operator', number: 'UDT', expiryDate: '2027-05-10' })
    const endless = certificate({
      type: 'first_aid',
      scope: 'staff',
      number: 'endless',
      expiryDate: undefined,
    })
    const march = certificate({ number: 'March', expiryDate: '2027-03-01' })
    expect(numbersFound([endless, march, forklift], {})).toEqual(['March', 'UDT', 'endless'])
  })

  it('are sorted by number if they expire on the same day', () => {
    const twins = ['BHP-2', 'BHP-3', 'BHP-1'].map((number) => certificate({ number }))
    expect(numbersFound(twins, {})).toEqual(['BHP-1', 'BHP-2', 'BHP-3'])
  })

  it('are 24 a page', () => {
    const many = Array.from({ length: 25 }, (_, index) => certificate({ number: `BHP-${100 + index}` }))
    expect(CERTIFICATES_PER_PAGE).toBe(24)
    expect(numbersFound(many, { page: 1 })).toHaveLength(24)
    expect(numbersFound(many, { page: 2 })).toEqual(['BHP-124'])
    expect(filterCertificates(many, NO_FILTER, TODAY)).toMatchObject({ pageCount: 2, total: 25 })
  })
})

const ALL = { q: '', status: 'all', page: 2 } as const

const lineFor = (...[viewer, filters, on]: [Parameters<typeof user>[0], object?, Day?]) =>
  certificateSheetLine(user(viewer), { ...ALL, ...filters }, { today: TODAY, on }).replaceAll('\u00a0', ' ')

it('a printed list says whose certificates it has: of a person, a company or all', () => {
  expect(lineFor({})).toBe('Anna Nowak · stan na 21 listopada 2026')
  expect(lineFor({ role: 'employer' })).toBe('Zakłady Testowe · stan na 21 listopada 2026')
  expect(lineFor({ role: 'admin', company: undefined })).toBe('Wszystkie firmy · stan na 21 listopada 2026')
})

it('a printed list says what its filters have left out', () => {
  expect(lineFor({}, { status: 'expired', within: '30', q: 'udt' })).toBe(
    'Anna Nowak · Wygasły · Wygasają w ciągu 30 dni · „udt” · stan na 21 listopada 2026',
  )
})

it('a printed list of a later day says from when the prediction is', () => {
  expect(lineFor({}, {}, '2027-03-01')).toBe(
    'Anna Nowak · stan na 1 marca 2027, przewidywany 21 listopada 2026',
  )
})
