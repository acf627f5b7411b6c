import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isIssuedAlready, parseIssue, proposeNumbers } from '~/domain/issuing'

import { certificate, TODAY } from '../../support/builders'
import { formOf } from '../../support/form'

describe('proposed numbers', () => {
  it('are new, different and have five digits', () => {
    const existing = [certificate({ number: 'KPP-10000' })]
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), (stream) => {
        const numbers = proposeNumbers('first_aid', 5, existing, () => {
          const { value } = stream.next()
          return Number(value ?? Math.random())
        })
        expect(new Set(numbers).size).toBe(5)
        expect(numbers).not.toContain('KPP-10000')
        for (const number of numbers) expect(number).toMatch(/^KPP-[1-9]\d{4}$/)
      }),
      { numRuns: 30 },
    )
  })
})

describe('isIssuedAlready', () => {
  const issue = { type: 'bhp', issuedBy: 'Ośrodek Testowy', day: '2026-11-21' } as const
  it.each([
    ['knows a certificate of the same day', true, certificate({ issueDate: '2026-11-21' })],
    ['knows a later certificate', true, certificate({ issueDate: '2026-11-22' })],
    ['ignores an earlier certificate', false, certificate({ issueDate: '2026-11-20' })],
    ['ignores a revoked one', false, certificate({ issueDate: '2026-11-21', status: 'revoked' })],
    ['ignores one of another issuer', false, certificate({ issueDate: '2026-11-21', issuedBy: 'Inny' })],
    ['ignores one of another type', false, certificate({ issueDate: '2026-11-21', type: 'electrical' })],
    ['ignores one of another person', false, certificate({ issueDate: '2026-11-21', userId: 'user-2' })],
  ])('%s', (_, expected, existing) => {
    expect(isIssuedAlready('user-1', issue, [existing])).toBe(expected)
  })
})

describe('issuing to participants', () => {
  const ATTENDEES = ['ewa', 'jan']
  const KNOWN = [certificate({ number: 'BHP-10001' })]
  const TERM = { type: 'bhp', issueDate: TODAY, expiryDate: '2029-11-21' }

  function typed(fields: Record<string, string>, recipients = ATTENDEES) {
    const form = formOf({ ...TERM, 'number-ewa': 'BHP-20001', 'number-jan': 'BHP-20002', ...fields })
    for (const id of recipients) form.append('recipients', id)
    return parseIssue(form, ATTENDEES, KNOWN, TODAY)
  }

  it('gives each chosen participant a number, and all of them one type and one term', () => {
    expect(typed({ 'number-jan': ' BHP-20009 ' }).value).toEqual({
      ...TERM,
      recipients: [
        { userId: 'ewa', number: 'BHP-20001' },
        { userId: 'jan', number: 'BHP-20009' },
      ],
    })
  })

  it('leaves out people who are not chosen or did not take part', () => {
    expect(typed({ 'number-ewa': '' }, ['jan', 'stranger']).value?.recipients).toEqual([
      { userId: 'jan', number: 'BHP-20002' },
    ])
  })

  it('rejects an existing, repeated or missing number beside the person', () => {
    expect(typed({ 'number-ewa': 'bhp 10001', 'number-jan': '' }).errors).toEqual({
      'number-ewa': 'Certyfikat o tym numerze już istnieje',
      'number-jan': 'Podaj numer certyfikatu',
    })
    expect(typed({ 'number-jan': 'bhp/20001' }).errors).toEqual({
      'number-jan': 'Ten numer jest tu już przy innej osobie',
    })
  })

  it('rejects a day of issue after today', () => {
    expect(typed({ issueDate: '2026-11-22' }).errors).toEqual({
      issueDate: 'Data wydania nie może być późniejsza niż dziś',
    })
  })

  it('rejects an empty choice and a term that ends before it begins', () => {
    expect(typed({ expiryDate: TODAY }, []).errors).toEqual({
      expiryDate: 'Data ważności musi być późniejsza niż data wydania',
      recipients: 'Wybierz co najmniej jedną osobę',
    })
  })
})
