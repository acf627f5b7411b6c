import { describe, expect, it } from 'vitest'

import { CERTIFICATE_TYPES } from '~/domain/certificate'
import {
  changeTerm,
  filingDeadline,
  filingNote,
  proposedExpiry,
  startTerm,
  validityHint,
} from '~/domain/validity'

const EMPTY = { type: undefined, issueDate: '', expiryDate: '' }

describe('the proposed expiry', () => {
  it('follows the term that law or habit gives the type', () => {
    const expiries = CERTIFICATE_TYPES.map((type) => [type, proposedExpiry(type, '2026-11-21')])
    expect(Object.fromEntries(expiries)).toEqual({
      bhp: '2029-11-21',
      first_aid: '2029-11-21',
      fire_protection: '2031-11-21',
      electrical: '2031-11-21',
      machine_operator: '2036-11-21',
    })
  })

  it('stays in the month of a leap day', () => {
    expect(proposedExpiry('bhp', '2024-02-29')).toBe('2027-02-28')
  })

  it('says where the term comes from and who has another one', () => {
    expect(validityHint('first_aid')).toBe(
      'Propozycja: 3 lata od wydania. Termin z dokumentu ma pierwszeństwo.',
    )
    expect(validityHint('electrical')).toContain('5 lat od wydania')
    expect(validityHint('bhp')).toContain('Dla osób kierujących 5 lat')
    expect(validityHint('bhp')).toContain('administracyjno-biurowych 6 lat')
    expect(validityHint('machine_operator')).toContain('10 lat od wydania. Dla wózków z wysięgnikiem')
  })
})

describe('the term in a form', () => {
  const proposed = changeTerm(changeTerm(startTerm(EMPTY), { type: 'bhp' }), { issueDate: '2026-11-01' })

  it('is proposed once type and day of issue are known, in either order', () => {
    expect(proposed).toMatchObject({ expiryDate: '2029-11-01', isOwn: false })
    const otherOrder = changeTerm(changeTerm(startTerm(EMPTY), { issueDate: '2026-11-01' }), { type: 'bhp' })
    expect(otherOrder).toEqual(proposed)
    expect(startTerm({ ...EMPTY, type: 'bhp', issueDate: '2026-11-01' })).toEqual(proposed)
  })

  it('follows both while it is a proposal', () => {
    expect(changeTerm(proposed, { type: 'electrical' }).expiryDate).toBe('2031-11-01')
    expect(changeTerm(proposed, { issueDate: '2026-10-01' }).expiryDate).toBe('2029-10-01')
    expect(changeTerm(proposed, { issueDate: '' }).expiryDate).toBe('')
    expect(changeTerm(proposed, { type: undefined }).expiryDate).toBe('')
  })

  it('is not overwritten once it was typed, even when the form is opened again', () => {
    const byHand = changeTerm(proposed, { expiryDate: '2031-11-01' })
    expect(changeTerm(byHand, { issueDate: '2026-10-01' }).expiryDate).toBe('2031-11-01')
    const { isOwn: _isOwn, ...kept } = byHand
    expect(changeTerm(startTerm(kept), { type: 'first_aid' }).expiryDate).toBe('2031-11-01')
  })

  it('is proposed again once the field is emptied', () => {
    const emptied = changeTerm(proposed, { expiryDate: '' })
    expect(emptied.expiryDate).toBe('')
    expect(changeTerm(emptied, { type: 'electrical' }).expiryDate).toBe('2031-11-01')
  })

  it('is not proposed from an incomplete or impossible day', () => {
    const days = ['0002-11-21', '2026-02-30', '2026-11', 'x']
    expect(days.filter((issueDate) => changeTerm(proposed, { issueDate }).expiryDate !== '')).toEqual([])
  })
})

describe('the day by which an extension is applied for', () => {
  const forklift = { type: 'machine_operator', expiryDate: '2027-03-19' } as const

  it('is three months before the expiry for UDT, and absent for other types', () => {
    expect(filingDeadline(forklift)).toBe('2026-12-19')
    expect(filingDeadline({ ...forklift, expiryDate: '2027-05-31' })).toBe('2027-02-28')
    for (const type of CERTIFICATE_TYPES.filter((other) => other !== 'machine_operator'))
      expect(filingDeadline({ ...forklift, type })).toBeUndefined()
  })

  it('is announced up to that day, and is past afterwards', () => {
    const ahead =
      'Wniosek do UDT o\u00a0przedłużenie trzeba złożyć do 19.12.2026, 3 miesiące przed końcem ważności.'
    expect(filingNote(forklift, '2026-12-19')).toBe(ahead)
    expect(filingNote(forklift, '2026-12-20')).toBe(
      'Termin na wniosek do UDT o\u00a0przedłużenie minął 19.12.2026.',
    )
    expect(filingNote({ ...forklift, type: 'bhp' }, '2026-12-19')).toBeUndefined()
  })
})
