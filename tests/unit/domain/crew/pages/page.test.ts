import { describe, expect, it } from 'vitest'

import { isOld, readPage, saidBy, type Page } from '~/domain/crew/pages/page'
import { signupPageOf } from '~/domain/crew/pages/signup-page'
import { signupStatus } from '~/domain/crew/pages/signup-status'

import { TODAY, training } from '../../../../support/builders'

const writtenAt = '2026-11-21T10:00:00.000Z'
const PUBLISHED = { writtenAt, box: 'v1.box' }
const RECEIPT: Page = { kind: 'receipt', v: 1, writtenAt, of: 'told', state: 'received', on: TODAY }

describe('a page', () => {
  it('is read as it was written', () => {
    expect(readPage(JSON.parse(JSON.stringify(RECEIPT)))).toEqual(RECEIPT)
  })

  it('is told from one of a newer version, and from anything else', () => {
    expect(readPage({ ...RECEIPT, v: 2 })).toBe('newer')
    for (const content of [undefined, null, [], 'mine', { ...RECEIPT, on: '2026-02-30' }])
      expect(readPage(content)).toBeUndefined()
  })

  it('is published again only if it says something else', () => {
    const stored: Page = { ...RECEIPT, writtenAt: '2026-11-25T10:00:00.000Z' }
    expect(saidBy(RECEIPT)).toBe(saidBy(stored))
    expect(saidBy({ ...RECEIPT, answer: 'Naprawione' })).not.toBe(saidBy(stored))
  })

  it('is not published if no phone could read it', () => {
    expect(saidBy({ ...RECEIPT, answer: '' })).toBeUndefined()
  })

  it('is old after a month without a word of the register', () => {
    expect(isOld(RECEIPT, '2026-12-21')).toBe(false)
    expect(isOld(RECEIPT, '2026-12-22')).toBe(true)
  })
})

describe('the page of a training', () => {
  const page = signupPageOf(training({ participants: ['user-1'], maxParticipants: 3 }), PUBLISHED)
  const NOW = { day: TODAY, time: '12:00' }

  it('says how many places are left, and names no participant', () => {
    expect(page.placesLeft).toBe(2)
    expect(JSON.stringify(page)).not.toContain('user-1')
  })

  it('is open until the hour at which the training begins', () => {
    expect(signupStatus(page, NOW)).toBe('open')
    expect(signupStatus(page, { day: '2026-12-05', time: '08:59' })).toBe('open')
    expect(signupStatus(page, { day: '2026-12-05', time: '09:00' })).toBe('past')
    expect(signupStatus(page, { day: '2026-12-06', time: '00:00' })).toBe('past')
  })

  it('is closed when it is full or cancelled', () => {
    const full = signupPageOf(training({ participants: ['a'], maxParticipants: 1 }), PUBLISHED)
    expect(signupStatus(full, NOW)).toBe('full')
    expect(signupStatus(signupPageOf(training({ status: 'cancelled' }), PUBLISHED), NOW)).toBe('cancelled')
    expect(signupStatus(signupPageOf(training(), PUBLISHED), NOW)).toBe('open')
  })
})
