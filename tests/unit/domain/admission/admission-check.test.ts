import { describe, expect, it } from 'vitest'

import { admissionChecks } from '~/domain/admission/admission-check'
import type { EmploymentRecords, Examination, Induction } from '~/domain/employment/employment-records'
import { shiftDay } from '~/domain/words/day'

import { examination, induction, papers, TODAY, user } from '../../../support/builders'

const welder = user({ position: 'spawacz' })

function checksOf(records: Partial<EmploymentRecords>, { person = welder, day = TODAY } = {}) {
  const all = papers(records)
  return admissionChecks(person, all, all.required, day)
}

function examined(examinations: Examination[], { day = TODAY, person = welder, returns = [''] } = {}) {
  const [check] = checksOf(
    {
      examinations,
      returns: returns
        .filter(Boolean)
        .map((returnedOn) => ({ id: `return-${returnedOn}`, userId: 'user-1', returnedOn })),
    },
    { day, person },
  )
  return check
}

const endsIn = (days: number) => examination({ validUntil: shiftDay(TODAY, { days }) })

describe('a referral to the doctor', () => {
  const referred = (referredOn: string, examinations: Examination[] = []) =>
    checksOf({ examinations, referrals: [{ id: referredOn, userId: 'user-1', referredOn }] })[0]?.referredOn

  it('is named until an orzeczenie answers it', () => {
    expect(referred('2026-11-20')).toBe('2026-11-20')
    expect(referred('2026-11-20', [endsIn(20)])).toBe('2026-11-20')
    const answer = examination({ examinedOn: '2026-11-20', validUntil: '2026-12-01' })
    expect(referred('2026-11-20', [answer])).toBeUndefined()
    expect(referred('2026-11-20', [endsIn(400)])).toBeUndefined()
  })

  it('from before an illness is none for the examination after it, and one of long ago has come to nothing', () => {
    const afterIllness = checksOf({
      examinations: [examination()],
      returns: [{ id: 'back', userId: 'user-1', returnedOn: '2026-11-18' }],
      referrals: [{ id: 'r', userId: 'user-1', referredOn: '2026-11-10' }],
    })[0]
    expect([afterIllness?.cause, afterIllness?.referredOn]).toEqual(['return', undefined])
    expect(referred('2026-08-23')).toBe('2026-08-23')
    expect(referred('2026-08-22')).toBeUndefined()
  })

  it('changes nothing of the answer, and one of a former employment or a later day is none', () => {
    expect(checksOf({ referrals: [{ id: 'r', userId: 'user-1', referredOn: TODAY }] })[0]?.state).toBe(
      'missing',
    )
    expect(referred('2010-01-01')).toBeUndefined()
    expect(referred('2026-11-22')).toBeUndefined()
  })
})

describe('an orzeczenie', () => {
  it('is missing for who has none', () => {
    expect(examined([])).toEqual({ subject: 'examination', state: 'missing' })
  })

  it('lets work through the day of the next examination, and not on the day after', () => {
    expect(examined([endsIn(0)])).toMatchObject({ state: 'expiring', day: TODAY })
    expect(examined([endsIn(-1)])).toEqual({
      subject: 'examination',
      state: 'expired',
      day: '2026-11-20',
      recordId: 'examination-1',
    })
  })

  it('is due 30 days before that, because a referral takes its time', () => {
    expect(examined([endsIn(31)])?.state).toBe('valid')
    expect(examined([endsIn(30)])?.state).toBe('expiring')
  })

  it('is the newest one, even if an older one ends later', () => {
    const older = examination({ id: 'older', examinedOn: '2025-01-10', validUntil: '2030-01-10' })
    const newer = examination({ id: 'newer', examinedOn: '2026-10-01', validUntil: '2026-11-01' })
    for (const both of [
      [older, newer],
      [newer, older],
    ]) {
      expect(examined(both)).toMatchObject({ state: 'expired', day: '2026-11-01', recordId: 'newer' })
    }
  })

  it('without the day of its issue counts if it ends later, in whatever order they were recorded', () => {
    const undated = (validUntil: string) => examination({ id: 'undated', examinedOn: undefined, validUntil })
    for (const [validUntil, recordId] of [
      ['2029-01-01', 'undated'],
      ['2027-01-01', 'examination-1'],
    ] as const) {
      expect(examined([examination(), undated(validUntil)])?.recordId).toBe(recordId)
      expect(examined([undated(validUntil), examination()])?.recordId).toBe(recordId)
    }
  })

  it('without its day never covers up contraindications, nor does one on another position', () => {
    const unfit = examination({ id: 'unfit', examinedOn: '2026-05-01', outcome: 'unfit' })
    const undated = examination({ id: 'undated', examinedOn: undefined, validUntil: '2029-01-01' })
    const older = examination({ examinedOn: '2020-01-01' })
    for (const order of [
      [unfit, undated, older],
      [older, undated, unfit],
      [undated, unfit, older],
    ]) {
      expect(examined(order)).toMatchObject({ cause: 'unfit', recordId: 'unfit' })
    }
    const elsewhere = { ...unfit, position: 'spawacz, praca na wysokości' }
    expect(examined([examination(), elsewhere])).toMatchObject({ state: 'unknown', cause: 'newer' })
    expect(examined([examination({ examinedOn: '2026-06-01' }), elsewhere])?.state).toBe('valid')
  })

  it('counts for another position, too, if the employer has said so', () => {
    const locksmith = examination({ position: 'ślusarz', alsoFor: ['Spawacz'] })
    expect(examined([locksmith])?.state).toBe('valid')
  })

  it('of a later day does not count yet', () => {
    const later = examination({ examinedOn: '2026-11-22' })
    expect(examined([later])?.state).toBe('missing')
    expect(examined([later], { day: '2026-11-22' })?.state).toBe('valid')
  })

  it('stops work if it finds contraindications, until a newer one finds none', () => {
    const unfit = examination({ id: 'unfit', examinedOn: '2026-10-01', outcome: 'unfit' })
    expect(examined([unfit])).toMatchObject({ state: 'missing', cause: 'unfit', recordId: 'unfit' })
    expect(examined([examination(), unfit])).toMatchObject({ state: 'missing', cause: 'unfit' })
    const fit = examination({ id: 'fit', examinedOn: '2026-11-01' })
    expect(examined([unfit, fit])).toEqual({
      subject: 'examination',
      state: 'valid',
      day: '2028-06-02',
      recordId: 'fit',
    })
  })
})

describe('an orzeczenie for another position', () => {
  const other = examination({ id: 'other', examinedOn: '2026-10-01', position: 'magazynier' })

  it('leaves unknown whether it covers the present one', () => {
    expect(examined([other])).toMatchObject({ state: 'unknown', cause: 'position', recordId: 'other' })
    expect(examined([{ ...other, position: undefined }])).toMatchObject({ cause: 'position' })
  })

  it('leaves unknown, and not refused, whether it covers the conditions of the present one', () => {
    const onHeights = (examinations: Examination[]) => {
      const all = papers({ examinations })
      return admissionChecks(welder, all, { ...all.required, work: ['heights'] }, TODAY)[0]
    }
    expect(onHeights([other])).toMatchObject({ state: 'unknown', cause: 'position' })
    expect(onHeights([{ ...other, alsoFor: ['spawacz'] }])).toMatchObject({
      state: 'unknown',
      cause: 'cover',
      work: 'heights',
    })
  })

  it('counts once it is recorded for the present one, however that is spelled', () => {
    expect(examined([{ ...other, position: 'spawacz' }])?.state).toBe('valid')
    expect(examined([{ ...other, position: 'SPAWACZ' }])?.state).toBe('valid')
    const lathe = user({ position: 'ślusarz' })
    expect(examined([{ ...other, position: 'Slusarz' }], { person: lathe })?.state).toBe('valid')
  })

  it('gives way to an older one for the present position', () => {
    expect(examined([examination(), other])).toMatchObject({ state: 'valid', recordId: 'examination-1' })
  })

  it('is not unknown if it has ended or finds contraindications: nobody may work by it', () => {
    const ended = { ...other, validUntil: '2026-11-20' }
    expect(examined([ended])).toMatchObject({ state: 'expired' })
    expect(examined([ended])).not.toHaveProperty('cause')
    expect(examined([{ ...other, outcome: 'unfit' }])).toMatchObject({ state: 'missing', cause: 'unfit' })
  })

  it('counts as any for a person without a position', () => {
    expect(examined([other], { person: user() })?.state).toBe('valid')
  })
})

describe('a long illness', () => {
  const returns = ['2026-11-10']
  const followUp = (examinedOn: string) => examination({ id: 'follow-up', kind: 'follow_up', examinedOn })

  it('asks for a follow-up examination from the day of the return on', () => {
    expect(examined([examination()], { returns })).toMatchObject({ state: 'expired', cause: 'return' })
    expect(examined([examination()], { returns, day: '2026-11-10' })?.cause).toBe('return')
    expect(examined([examination()], { returns, day: '2026-11-09' })?.state).toBe('valid')
  })

  it('is over with a follow-up of that day or a later one, and with no other examination', () => {
    expect(examined([examination({ examinedOn: '2026-11-12' })], { returns })?.cause).toBe('return')
    expect(examined([examination(), followUp('2026-11-10')], { returns })?.state).toBe('valid')
    expect(examined([examination(), followUp('2026-11-12')], { returns })?.state).toBe('valid')
  })

  it('leaves unknown whether a follow-up of shortly before the return is of that absence', () => {
    const early = followUp('2026-11-09')
    const answered = (answer: boolean, about = '2026-11-10') => ({
      ...early,
      answers: [{ question: 'return' as const, answer, about, by: 'Jan Próbny', day: TODAY }],
    })
    const checked = (paper: Examination) => examined([examination(), paper], { returns })
    expect(checked(early)).toMatchObject({ state: 'unknown', cause: 'early_return', recordId: 'follow-up' })
    expect(checked(answered(true))?.state).toBe('valid')
    expect(checked(answered(false))).toMatchObject({ state: 'expired', cause: 'return' })
    // An answer about another return says nothing of this one.
    expect(checked(answered(true, '2026-03-02'))?.cause).toBe('early_return')
    expect(checked(followUp('2026-09-01'))?.cause).toBe('return')
  })

  it('asks again after the next one', () => {
    const twice = ['2026-03-02', '2026-11-10']
    expect(examined([followUp('2026-03-02')], { returns: twice })?.cause).toBe('return')
  })

  it('is not named where the orzeczenie has ended anyway', () => {
    expect(examined([endsIn(-1)], { returns })).not.toHaveProperty('cause')
  })
})

describe('the initial training', () => {
  const trained = (inductions: Induction[], { person = welder, day = TODAY } = {}) => {
    const [, general, onPosition] = checksOf({ inductions }, { person, day })
    return { general, onPosition }
  }
  const hired = (hiredOn: string | undefined, position = 'spawacz') => user({ hiredOn, position })

  it('has two parts, and each is missing until it was given', () => {
    expect(trained([])).toEqual({
      general: { subject: 'general_induction', state: 'missing' },
      onPosition: { subject: 'position_induction', state: 'missing' },
    })
    expect(trained([{ id: 'card', userId: 'user-1', generalOn: '2019-03-04' }])).toEqual({
      general: { subject: 'general_induction', state: 'valid', day: '2019-03-04', recordId: 'card' },
      onPosition: { subject: 'position_induction', state: 'missing' },
    })
  })

  it('does not end, however long ago it was', () => {
    const { general, onPosition } = trained([induction()], { day: '2046-11-21' })
    expect([general?.state, onPosition?.state]).toEqual(['valid', 'valid'])
  })

  it('is of this employment, at most 30 days before its first day', () => {
    const given = (day: string) => {
      const { general, onPosition } = trained([induction({ generalOn: day, positionOn: day })], {
        person: hired('2026-11-01'),
      })
      return [general?.state, onPosition?.state]
    }
    expect(given('2026-11-01')).toEqual(['valid', 'valid'])
    expect(given('2026-10-02')).toEqual(['valid', 'valid'])
    expect(given('2026-10-01')).toEqual(['missing', 'missing'])
  })

  it('is the last one of several cards', () => {
    const again = induction({ id: 'again', generalOn: '2026-05-04', positionOn: '2026-05-05' })
    for (const cards of [
      [induction(), again],
      [again, induction()],
    ]) {
      expect(trained(cards)).toMatchObject({
        general: { day: '2026-05-04', recordId: 'again' },
        onPosition: { day: '2026-05-05', recordId: 'again' },
      })
    }
  })

  it('counts from any day if nobody has said the day of hire', () => {
    expect(trained([induction()], { person: hired(undefined) }).general?.state).toBe('valid')
  })

  it('is to be given again for another position, but only the part about it', () => {
    const fitter = { person: hired('2019-03-04', 'monter') }
    const { general, onPosition } = trained([induction()], fitter)
    expect([general?.state, onPosition?.state]).toEqual(['valid', 'missing'])
    const card = { id: 'second', userId: 'user-1', positionOn: '2026-11-20', position: 'Monter' }
    expect(trained([induction(), card], fitter)).toMatchObject({
      general: { state: 'valid', recordId: 'induction-1' },
      onPosition: { state: 'valid', day: '2026-11-20', recordId: 'second' },
    })
  })

  it('of a later day does not count yet', () => {
    const planned = [induction({ generalOn: '2026-11-22', positionOn: '2026-11-22' })]
    expect(trained(planned)).toMatchObject({
      general: { state: 'missing' },
      onPosition: { state: 'missing' },
    })
    expect(trained(planned, { day: '2026-11-22' }).general?.state).toBe('valid')
  })
})

describe('a register', () => {
  const subjects = (required: EmploymentRecords['required']) =>
    checksOf({ required }).map(({ subject }) => subject)

  it('requires all papers unless it leaves some to another system', () => {
    expect(checksOf({}).map(({ subject }) => subject)).toEqual([
      'examination',
      'general_induction',
      'position_induction',
    ])
    expect(subjects({ examination: false, induction: true })).toEqual([
      'general_induction',
      'position_induction',
    ])
    expect(subjects({ examination: true, induction: false })).toEqual(['examination'])
    expect(subjects({ examination: false, induction: false })).toEqual([])
  })
})
