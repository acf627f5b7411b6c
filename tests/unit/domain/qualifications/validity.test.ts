import { describe, expect, it } from 'vitest'

import { changeTerm, startTerm, validityHint } from '~/domain/qualifications/proposed-term'
import { outlastsLaw, proposedExpiry } from '~/domain/qualifications/validity'

const EMPTY = { type: undefined, scope: undefined, issueDate: '', expiryDate: '' }

describe('the proposed expiry', () => {
  it('follows the term that the law gives the scope', () => {
    expect(proposedExpiry({ type: 'bhp', scope: 'workers' }, '2026-11-21')).toBe('2029-11-21')
    expect(proposedExpiry({ type: 'bhp', scope: 'dangerous_work' }, '2026-11-21')).toBe('2027-11-21')
    expect(proposedExpiry({ type: 'machine_operator', scope: 'forklift' }, '2026-11-21')).toBe('2036-11-21')
  })

  it('is absent without a scope and without a term', () => {
    expect(proposedExpiry({ type: 'machine_operator', scope: 'forklift' }, '2019-06-01')).toBe('2029-06-01')
    expect(proposedExpiry({ type: 'machine_operator', scope: 'forklift' }, '2019-05-31')).toBeUndefined()
    expect(validityHint({ type: 'machine_operator', scope: 'forklift' }, '2019-05-31')).toMatch(/1\.01\.2024/)
    expect(proposedExpiry({ type: 'bhp' }, '2026-11-21')).toBeUndefined()
    expect(proposedExpiry({ type: 'first_aid', scope: 'staff' }, '2026-11-21')).toBeUndefined()
  })

  it('of a permit for forklifts follows from the day of issue', () => {
    const permit = { type: 'machine_operator', scope: 'forklift_permit' } as const
    const ends = ['2004-12-31', '2005-01-01', '2014-12-31', '2015-01-01'].map((day) =>
      proposedExpiry(permit, day),
    )
    expect(ends).toEqual(['2023-12-31', '2026-12-31', '2026-12-31', '2027-12-31'])
    expect(proposedExpiry(permit, '2018-08-10')).toBeUndefined()
    const outlasts = (issueDate: string, expiryDate: string) =>
      outlastsLaw({ ...permit, issueDate, expiryDate })
    expect(outlasts('2012-05-10', '2026-12-31')).toBe(false)
    expect(outlasts('2012-05-10', '2027-01-01')).toBe(true)
    expect(outlasts('2020-05-10', '2021-05-10')).toBe(true)
    const forklift = { type: 'machine_operator', scope: 'forklift' } as const
    expect(outlastsLaw({ ...forklift, issueDate: '2020-05-10', expiryDate: '2040-05-10' })).toBe(false)
    expect(validityHint(permit, '2012-05-10')).toMatch(/tylko zastąpić zaświadczeniem UDT/)
  })

  it('stays in the month of a leap day', () => {
    expect(proposedExpiry({ type: 'bhp', scope: 'workers' }, '2024-02-29')).toBe('2027-02-28')
  })

  it('says if the term comes from', () => {
    const hint = (scope: 'kpp' | 'staff') =>
      validityHint({ type: 'first_aid', scope })?.replaceAll('\u00a0', ' ')
    expect(hint('kpp')).toBe('Propozycja: 3 lata od wydania. Termin z dokumentu ma pierwszeństwo.')
    expect(hint('staff')).toContain('Puste pole: bezterminowo')
    expect(validityHint({ type: 'first_aid' })).toBeUndefined()
  })
})

describe('the end of a świadectwo kwalifikacyjne', () => {
  const outlasts = (issueDate: string, expiryDate: string) =>
    outlastsLaw({ type: 'electrical', scope: 'd_g3', issueDate, expiryDate })

  it('is five years after its issue, and of older ones 3.07.2026, at the latest', () => {
    expect(outlasts('2021-07-03', '2026-07-03')).toBe(false)
    expect(outlasts('2021-07-03', '2026-07-04')).toBe(true)
    expect(outlasts('2021-07-02', '2026-07-03')).toBe(false)
    expect(outlasts('2012-05-10', '2030-05-10')).toBe(true)
    expect(validityHint({ type: 'electrical', scope: 'd_g3' })).toMatch(/najpóźniej do 3\.07\.2026/)
  })
})

describe('the term in a form', () => {
  const workers = { type: 'bhp', scope: 'workers' } as const
  const electrical = { type: 'electrical', scope: 'e_g1' } as const
  const proposed = changeTerm(changeTerm(startTerm(EMPTY), workers), { issueDate: '2026-11-01' })

  it('is proposed once scope and day of issue are known, in either order', () => {
    expect(proposed).toMatchObject({ expiryDate: '2029-11-01', isOwn: false })
    const typed = changeTerm(changeTerm(startTerm(EMPTY), { issueDate: '2026-11-01' }), { type: 'bhp' })
    expect(typed.expiryDate).toBe('')
    expect(changeTerm(typed, { scope: 'workers' })).toEqual(proposed)
    expect(startTerm({ ...EMPTY, ...workers, issueDate: '2026-11-01' })).toEqual(proposed)
  })

  it('follows both while it is a proposal', () => {
    expect(changeTerm(proposed, { scope: 'managers' }).expiryDate).toBe('2031-11-01')
    expect(changeTerm(proposed, { issueDate: '2026-10-01' }).expiryDate).toBe('2029-10-01')
    expect(changeTerm(proposed, { issueDate: '' }).expiryDate).toBe('')
    expect(changeTerm(proposed, { type: undefined }).expiryDate).toBe('')
  })

  it('loses a scope that another type does not have', () => {
    expect(changeTerm(proposed, { type: 'electrical' })).toMatchObject({ scope: undefined, expiryDate: '' })
    expect(changeTerm(proposed, { type: undefined })).toMatchObject({ scope: undefined })
    expect(changeTerm(proposed, { type: 'bhp' })).toMatchObject({ scope: 'workers' })
  })

  it('is not overwritten once it was typed, even when the form is opened again', () => {
    const byHand = changeTerm(proposed, { expiryDate: '2031-11-01' })
    expect(changeTerm(byHand, { issueDate: '2026-10-01' }).expiryDate).toBe('2031-11-01')
    const { isOwn: _isOwn, ...kept } = byHand
    expect(changeTerm(startTerm(kept), electrical).expiryDate).toBe('2031-11-01')
  })

  it('is proposed again once the field is emptied', () => {
    const emptied = changeTerm(proposed, { expiryDate: '' })
    expect(emptied.expiryDate).toBe('')
    expect(changeTerm(emptied, electrical).expiryDate).toBe('2031-11-01')
  })

  it('is not proposed from an incomplete or impossible day', () => {
    const days = ['0002-11-21', '2026-02-30', '2026-11', 'x']
    expect(days.filter((issueDate) => changeTerm(proposed, { issueDate }).expiryDate !== '')).toEqual([])
  })
})
