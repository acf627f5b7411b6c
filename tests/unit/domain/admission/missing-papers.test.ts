import { describe, expect, it } from 'vitest'

import { admissionChecks, type AdmissionCheck } from '~/domain/admission/admission-check'
import { isReferable, missingParts, referralKind } from '~/domain/admission/missing-papers'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'

import { examination, induction, papers, TODAY, user } from '../../../support/builders'

const worker = user({ position: 'spawacz' })

function checksOf(records: Partial<EmploymentRecords>, person: Person = worker): AdmissionCheck[] {
  const employment = papers(records)
  return admissionChecks(person, employment, employment.required, TODAY)
}

function kindOf(records: Partial<EmploymentRecords>, person: Person = worker) {
  return referralKind(person, checksOf(records, person), papers(records), TODAY)
}

const mayBeReferred = (checks: readonly AdmissionCheck[]) => checks.some(isReferable)

const OVER = examination({ validUntil: '2026-11-15' })
const REFERRED = { id: 'referral', userId: worker.id, referredOn: '2026-11-18' }

describe('somebody is to be referred', () => {
  it('without an orzeczenie, with one that is over and with one that ends within 30 days', () => {
    expect(mayBeReferred(checksOf({}))).toBe(true)
    expect(mayBeReferred(checksOf({ examinations: [OVER] }))).toBe(true)
    expect(mayBeReferred(checksOf({ examinations: [examination({ validUntil: '2026-12-21' })] }))).toBe(true)
    expect(mayBeReferred(checksOf({ examinations: [examination({ validUntil: '2026-12-22' })] }))).toBe(false)
  })

  it('not after an orzeczenie that finds contraindications', () => {
    expect(mayBeReferred(checksOf({ examinations: [examination({ outcome: 'unfit' })] }))).toBe(false)
  })

  it('no more once a referral is noted, and not where another system checks examinations', () => {
    expect(mayBeReferred(checksOf({ examinations: [OVER], referrals: [REFERRED] }))).toBe(false)
    expect(mayBeReferred(checksOf({ required: { examination: false, induction: true } }))).toBe(false)
  })
})

describe('the kind of examination', () => {
  it('is a follow-up after a long illness, else a periodic one after an earlier orzeczenie', () => {
    const returns = [{ id: 'return', userId: worker.id, returnedOn: '2026-11-20' }]
    expect(kindOf({ examinations: [examination()], returns })).toBe('follow_up')
    expect(kindOf({ examinations: [OVER] })).toBe('periodic')
  })

  it('is the initial one before the first day of work', () => {
    expect(kindOf({}, { ...worker, hiredOn: '2026-12-01' })).toBe('initial')
  })

  it('is the initial one of a new employment, whatever an older paper says', () => {
    expect(kindOf({ examinations: [OVER] }, { ...worker, hiredOn: '2026-12-01' })).toBe('initial')
  })

  it('is left open after an illness during which the orzeczenie has ended', () => {
    const returns = [{ id: 'return', userId: worker.id, returnedOn: '2026-11-20' }]
    expect(kindOf({ examinations: [OVER], returns })).toBeUndefined()
  })

  it('is left open for another position and after contraindications', () => {
    expect(kindOf({ examinations: [{ ...OVER, position: 'elektryk' }] })).toBeUndefined()
    expect(kindOf({ examinations: [examination({ outcome: 'unfit' })] })).toBeUndefined()
  })

  it('is left open where the papers do not tell', () => {
    expect(kindOf({}, { ...worker, hiredOn: '2019-03-04' })).toBeUndefined()
    expect(kindOf({ examinations: [examination({ position: 'elektryk' })] })).toBeUndefined()
  })
})

describe('the missing parts of the initial training', () => {
  it('are those that nobody has recorded', () => {
    expect(missingParts(checksOf({}))).toEqual(['general_induction', 'position_induction'])
    expect(missingParts(checksOf({ inductions: [induction({ positionOn: undefined })] }))).toEqual([
      'position_induction',
    ])
    expect(missingParts(checksOf({ inductions: [induction()] }))).toEqual([])
  })
})
