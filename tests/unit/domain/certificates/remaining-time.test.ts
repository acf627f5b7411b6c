import { describe, expect, it } from 'vitest'

import { levelOf, remainingShare, remainingTime, toneOf } from '~/domain/certificates/remaining-time'
import { shiftDay } from '~/domain/words/day'

import { certificate, TODAY } from '../../../support/builders'

const inDays = (days: number) => shiftDay(TODAY, { days })
const NEWER = { replacedBy: 'certificate-2' }
const FORKLIFT = { type: 'machine_operator', scope: 'forklift' } as const

describe('levelOf', () => {
  it('is an alarm if a certificate has expired, from the day after its last one', () => {
    expect(levelOf(certificate({ expiryDate: inDays(-1) }), TODAY)).toBe('alarm')
    expect(levelOf(certificate({ expiryDate: TODAY }), TODAY)).toBe('work')
  })

  it('is work while there is something to do within 90 days', () => {
    expect(levelOf(certificate({ expiryDate: inDays(90) }), TODAY)).toBe('work')
    expect(levelOf(certificate({ expiryDate: inDays(91) }), TODAY)).toBe('reference')
  })

  it('is reference for what a newer certificate has replaced, and for what no time ends', () => {
    expect(levelOf({ ...certificate({ expiryDate: inDays(-1) }), ...NEWER }, TODAY)).toBe('reference')
    expect(levelOf({ ...certificate({ expiryDate: TODAY }), ...NEWER }, TODAY)).toBe('reference')
    expect(levelOf(certificate({ expiryDate: undefined }), TODAY)).toBe('reference')
    for (const status of ['pending', 'revoked'] as const) {
      expect(levelOf(certificate({ status, expiryDate: inDays(-1) }), TODAY)).toBe('reference')
    }
  })
})

describe('toneOf', () => {
  it('is amber while an application to UDT is due, and red only by the expiry', () => {
    expect(toneOf(certificate({ ...FORKLIFT, expiryDate: '2027-03-01' }), TODAY)).toBe('warning')
    expect(toneOf(certificate({ ...FORKLIFT, expiryDate: inDays(60) }), TODAY)).toBe('warning')
    expect(toneOf(certificate({ ...FORKLIFT, expiryDate: inDays(1) }), TODAY)).toBe('danger')
    expect(toneOf(certificate({ ...FORKLIFT, expiryDate: inDays(400) }), TODAY)).toBe('neutral')
  })

  it('is that of the remaining time, red once it is over, and neutral where none runs', () => {
    expect(toneOf(certificate({ expiryDate: TODAY }), TODAY)).toBe('danger')
    expect(toneOf(certificate({ expiryDate: inDays(21) }), TODAY)).toBe('warning')
    expect(toneOf(certificate({ expiryDate: inDays(-1) }), TODAY)).toBe('danger')
    expect(toneOf({ ...certificate({ expiryDate: inDays(-1) }), ...NEWER }, TODAY)).toBe('neutral')
    expect(toneOf(certificate({ expiryDate: undefined }), TODAY)).toBe('neutral')
  })
})

describe('remainingTime', () => {
  it('says how long an active certificate lasts, in the colour of its urgency', () => {
    expect(remainingTime(certificate({ expiryDate: TODAY }), TODAY)).toMatchObject({
      words: 'Wygasa dziś',
      tone: 'danger',
    })
    expect(remainingTime(certificate({ expiryDate: inDays(21) }), TODAY)).toMatchObject({
      words: 'Wygasa za 3\u00a0tygodnie',
      tone: 'warning',
    })
    expect(remainingTime(certificate({ expiryDate: inDays(31) }), TODAY)?.tone).toBe('neutral')
  })

  it('goes by the expiry, also if the day to act is earlier', () => {
    expect(remainingTime(certificate({ ...FORKLIFT, expiryDate: '2027-03-01' }), TODAY)).toMatchObject({
      words: 'Wygasa za 3\u00a0miesiące',
      tone: 'neutral',
    })
    expect(remainingTime(certificate({ ...FORKLIFT, expiryDate: inDays(1) }), TODAY)).toMatchObject({
      words: 'Wygasa jutro',
      tone: 'danger',
    })
  })

  it('names days instead of spans if the day is a later one', () => {
    expect(remainingTime(certificate({ expiryDate: inDays(21) }), TODAY, true)?.words).toBe(
      'Wygasa 12.12.2026',
    )
  })

  it('is missing if no time runs', () => {
    for (const timeless of [
      certificate({ expiryDate: inDays(-1) }),
      { ...certificate({ expiryDate: inDays(-1) }), ...NEWER },
      { ...certificate({ expiryDate: inDays(9) }), ...NEWER },
      certificate({ expiryDate: undefined }),
      certificate({ status: 'pending', expiryDate: inDays(9) }),
      certificate({ status: 'revoked', expiryDate: inDays(-9) }),
    ]) {
      expect(remainingTime(timeless, TODAY)).toBeUndefined()
    }
  })
})

describe('remainingShare', () => {
  const tenDays = certificate({ issueDate: '2026-11-01', expiryDate: '2026-11-11' })

  it('drains from 1 on the day of issue to 0 on the expiry day', () => {
    expect(remainingShare(tenDays, '2026-11-01')).toBe(1)
    expect(remainingShare(tenDays, '2026-11-06')).toBe(0.5)
    expect(remainingShare(tenDays, '2026-11-11')).toBe(0)
  })

  it('stays between 0 and 1', () => {
    expect(remainingShare(tenDays, '2026-10-01')).toBe(1)
    expect(remainingShare(tenDays, '2026-12-01')).toBe(0)
  })

  it('is 0 if a certificate expires on its day of issue or before', () => {
    expect(remainingShare(certificate({ issueDate: TODAY, expiryDate: TODAY }), TODAY)).toBe(0)
    expect(remainingShare(certificate({ issueDate: TODAY, expiryDate: inDays(-1) }), TODAY)).toBe(0)
  })

  it('never drains without an expiry day', () => {
    expect(remainingShare(certificate({ expiryDate: undefined }), TODAY)).toBe(1)
  })
})
