import { describe, expect, it } from 'vitest'

import type { Certificate } from '~/domain/certificates/certificate'
import { WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import type { Qualification } from '~/domain/qualifications/qualification'
import {
  certificatesOfTraining,
  countCertified,
  isIssuedAlready,
  nothingToIssue,
  parseIssue,
} from '~/domain/trainings/issuing'

import { certificate, TODAY, training } from '../../../support/builders'
import { formOf } from '../../../support/form'

describe('isIssuedAlready', () => {
  const issue = {
    qualification: { type: 'bhp', scope: 'workers' },
    issuedBy: 'Ośrodek Testowy',
    day: '2026-11-21',
  } as const
  it.each([
    ['knows a certificate of the same day', true, certificate({ issueDate: '2026-11-21' })],
    ['knows a later certificate', true, certificate({ issueDate: '2026-11-22' })],
    ['ignores an earlier certificate', false, certificate({ issueDate: '2026-11-20' })],
    ['ignores a revoked one', false, certificate({ issueDate: '2026-11-21', status: 'revoked' })],
    ['ignores one of another issuer', false, certificate({ issueDate: '2026-11-21', issuedBy: 'Inny' })],
    ['ignores one of another type', false, certificate({ issueDate: '2026-11-21', type: 'electrical' })],
    ['ignores one of another scope', false, certificate({ issueDate: '2026-11-21', scope: 'office' })],
    ['ignores one of another person', false, certificate({ issueDate: '2026-11-21', userId: 'user-2' })],
  ])('%s', (_, expected, existing) => {
    expect(isIssuedAlready('user-1', issue, [{ scope: 'workers', ...existing }])).toBe(expected)
  })
})

describe('the certificates of a training', () => {
  it('of several days are those since its last day', () => {
    const held = training({
      date: '2026-11-19',
      lastDay: '2026-11-20',
      leadsTo: { type: 'bhp', scope: 'workers' },
      participants: ['ewa'],
    })
    const on = (issueDate: string) => certificate({ userId: 'ewa', scope: 'workers', issueDate })
    expect(certificatesOfTraining(held, [on('2026-11-19')])).toEqual([])
    expect(certificatesOfTraining(held, [on('2026-11-20')])).toHaveLength(1)
  })

  it('are those of its attendees since its day, in their order, without what is revoked or another centre’s', () => {
    const held = training({
      date: '2026-11-20',
      leadsTo: { type: 'bhp', scope: 'workers' },
      participants: ['ewa', 'jan'],
    })
    const issued = (id: string, overrides: Partial<Certificate> = {}) =>
      certificate({ id, userId: 'ewa', scope: 'workers', issueDate: '2026-11-20', ...overrides })
    const certificates = [
      issued('of-jan', { userId: 'jan', issueDate: '2026-11-21' }),
      issued('of-ewa'),
      issued('earlier', { issueDate: '2026-11-19' }),
      issued('revoked', { status: 'revoked' }),
      issued('foreign', { issuedBy: 'Inny' }),
      issued('other-scope', { scope: 'office' }),
      issued('of-nobody', { userId: 'ola' }),
    ]
    expect(certificatesOfTraining(held, certificates).map(({ id }) => id)).toEqual(['of-ewa', 'of-jan'])
    expect(certificatesOfTraining({ ...held, leadsTo: undefined }, certificates)).toEqual([])
  })
})

it('counts the attendees who have what the training leads to, whoever has issued it', () => {
  const held = training({
    date: '2026-11-20',
    leadsTo: { type: 'bhp', scope: 'workers' },
    participants: ['ewa', 'jan', 'ola'],
    maxParticipants: 2,
  })
  const of = (userId: string, issueDate = '2026-11-20') =>
    certificate({ id: `${userId} ${issueDate}`, userId, scope: 'workers', issueDate, issuedBy: 'Ktoś' })
  expect(countCertified(held, [of('ewa'), of('jan', '2026-11-19'), of('ola')])).toBe(1)
  expect(countCertified({ ...held, leadsTo: null }, [of('ewa')])).toBe(0)
})

describe('issuing to participants', () => {
  const ATTENDEES = ['ewa', 'jan']
  const KNOWN = [certificate({ number: 'BHP-10001' })]
  const QUALIFICATION = { type: 'bhp', scope: 'workers' } as const
  const TERM = { issueDate: TODAY, expiryDate: '2029-11-21' }

  function typed(
    fields: Record<string, string>,
    recipients = ATTENDEES,
    qualification: Qualification = QUALIFICATION,
    isCopied = false,
  ) {
    const form = formOf({ ...TERM, 'number-ewa': 'BHP-20001', 'number-jan': 'BHP-20002', ...fields })
    for (const id of recipients) form.append('recipients', id)
    return parseIssue(form, {
      qualification,
      attendees: ATTENDEES,
      certificates: KNOWN,
      lastDay: '2026-11-20',
      today: TODAY,
      isCopied,
    })
  }

  const copied = (fields: Record<string, string>) => typed(fields, ATTENDEES, QUALIFICATION, true)

  it('gives each chosen participant a number, and all of them one term', () => {
    expect(typed({ 'number-jan': ' BHP-20009 ' }).value).toEqual({
      ...TERM,
      recipients: [
        { userId: 'ewa', number: 'BHP-20001' },
        { userId: 'jan', number: 'BHP-20009' },
      ],
    })
  })

  it('notes who agrees to the full name in the link, but not on copied papers', () => {
    expect(typed({ namedInFull: 'jan' }).value?.recipients).toEqual([
      { userId: 'ewa', number: 'BHP-20001' },
      { userId: 'jan', number: 'BHP-20002', isNamedInFull: true },
    ])
    const { value } = copied({ namedInFull: 'jan', issuedBy: 'Ośrodek X' })
    expect(value?.recipients.some(({ isNamedInFull }) => isNamedInFull)).toBe(false)
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

  it('rejects a day of issue before the end of the training', () => {
    expect(typed({ issueDate: '2026-11-20' }).errors).toBeUndefined()
    expect(typed({ issueDate: '2026-11-19' }).errors).toEqual({
      issueDate: 'Data wydania nie może być wcześniejsza niż koniec szkolenia, 20.11.2026',
    })
  })

  it('may leave out the expiry only if the law sets no term', () => {
    const staff = { type: 'first_aid', scope: 'staff' } as const
    expect(typed({ expiryDate: '' }, ATTENDEES, staff).value).toMatchObject({ issueDate: TODAY })
    expect(typed({ expiryDate: '' }, ATTENDEES, staff).value?.expiryDate).toBeUndefined()
    expect(typed({ expiryDate: '' }).errors).toEqual({ expiryDate: 'Podaj datę ważności' })
  })

  it('asks who copies papers for their issuer, and takes them without a number', () => {
    const issuedBy = ' Ośrodek Zewnętrzny '
    expect(copied({ issuedBy, 'number-ewa': '', 'number-jan': ' ' }).value).toEqual({
      ...TERM,
      issuedBy: 'Ośrodek Zewnętrzny',
      recipients: [
        { userId: 'ewa', number: WITHOUT_NUMBER },
        { userId: 'jan', number: WITHOUT_NUMBER },
      ],
    })
    expect(copied({ issuedBy: ' ' }).errors).toEqual({ issuedBy: 'Podaj, kto wydał zaświadczenia' })
    expect(copied({ issuedBy, 'number-ewa': 'bhp 10001' }).errors).toHaveProperty('number-ewa')
    // A centre types no issuer: it is the one.
    expect(typed({ issuedBy }).value).not.toHaveProperty('issuedBy', 'Ośrodek Zewnętrzny')
  })

  it('says why there is nothing to issue', () => {
    expect(nothingToIssue({ leadsTo: null, participants: ['jan'] })).toContain(
      'nie wystawia się certyfikatów',
    )
    expect(nothingToIssue({ leadsTo: QUALIFICATION, participants: [] })).toContain('nie było nikogo')
    expect(nothingToIssue({ leadsTo: QUALIFICATION, participants: [] }, true)).toContain('odnotować')
  })

  it('rejects an empty choice and a term that ends before it begins', () => {
    expect(typed({ expiryDate: TODAY }, []).errors).toEqual({
      expiryDate: 'Data ważności musi być późniejsza niż data wydania',
      recipients: 'Wybierz co najmniej jedną osobę',
    })
  })
})
