import { describe, expect, it } from 'vitest'

import { answeredSignUp, readSignUp, roomForSignUps } from '~/domain/import/people/sign-up'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Training } from '~/domain/trainings/training'

import { TODAY, training } from '../../../../support/builders'

function person(id: string, firstName: string, lastName: string, more: Partial<PersonRecord> = {}) {
  return { id, firstName, lastName, role: 'employee' as const, isOwn: true, ...more }
}

const EWA = person('ewa', 'Ewa', 'Lis', { email: 'ewa@firma.example' })
const JAN = person('jan', 'Jan', 'Nowak')
const OTHER_JAN = person('jan-2', 'Jan', 'Nowak')
const known = [EWA, JAN, OTHER_JAN]

const by = (name: string, contact: string, isForStaff = false) =>
  readSignUp({ name, contact, firm: 'Firma Testowa' }, { known, participants: ['ewa'] }, isForStaff)

describe('somebody who signs up at a centre', () => {
  it('is known by name and address, also if they take part already', () => {
    expect(by('ewa lis', 'EWA@firma.example')).toEqual({ kind: 'clear', addition: { known: EWA } })
  })

  it('is new with their firm, and with the address or the phone that they have given', () => {
    const newcomer = { firstName: 'Piotr', lastName: 'Zając', company: 'Firma Testowa' }
    expect(by('Piotr Zając', '600 700 800')).toEqual({
      kind: 'clear',
      addition: { person: { ...newcomer, phone: '600 700 800' } },
    })
    expect(by('Piotr Zając', 'piotr@firma.example')).toEqual({
      kind: 'clear',
      addition: { person: { ...newcomer, email: 'piotr@firma.example' } },
    })
  })

  it('is asked for if somebody has the name, and may be nobody who is known', () => {
    const asked = by('Jan Nowak', '600 700 800')
    expect(asked).toMatchObject({ kind: 'ask', candidates: [JAN, OTHER_JAN] })
    expect(answeredSignUp(asked, 'jan-2')).toEqual({ known: OTHER_JAN })
    expect(answeredSignUp(asked, 'new')).toMatchObject({ person: { lastName: 'Nowak' } })
    expect(answeredSignUp(asked, 'ewa')).toBeUndefined()
    expect(answeredSignUp(asked, null)).toBeUndefined()
  })

  it('is asked for if the name cannot be one, and is then nobody new', () => {
    const asked = by('Ewa', '600 700 800')
    expect(answeredSignUp(asked, 'new')).toBeUndefined()
    expect(answeredSignUp(asked, 'ewa')).toEqual({ known: EWA })
  })

  it('of somebody else’s address is asked for', () => {
    expect(by('Jan Nowak', 'ewa@firma.example')).toMatchObject({ kind: 'ask', candidates: known })
  })
})

describe('somebody who signs up at a training for the own staff', () => {
  it('is the only one of that name', () => {
    expect(by('Ewa Lis', '600 700 800', true)).toEqual({ kind: 'clear', addition: { known: EWA } })
  })

  it('is asked for among namesakes, and among all if nobody has the name', () => {
    expect(by('Jan Nowak', '600 700 800', true)).toMatchObject({ candidates: [JAN, OTHER_JAN] })
    const stranger = by('Piotr Zając', '600 700 800', true)
    expect(stranger).toMatchObject({ kind: 'ask', candidates: known })
    expect(answeredSignUp(stranger, 'new')).toBeUndefined()
  })
})

describe('a training that takes sign-ups in by itself', () => {
  const roomOf = (facts: Partial<Training>) =>
    roomForSignUps(training({ status: 'scheduled', date: TODAY, participants: ['ewa'], ...facts }), TODAY)

  it('has a waiting list as long as the list of those who have a place', () => {
    expect(roomOf({ maxParticipants: 10 })).toBe(19)
    expect(roomOf({ maxParticipants: 1, participants: ['ewa', 'jan', 'ola'] })).toBe(0)
    expect(roomOf({ maxParticipants: undefined })).toBe(499)
  })

  it('takes nobody after its day, or if it is cancelled or completed', () => {
    expect(roomOf({ date: '2026-11-20' })).toBe(0)
    expect(roomOf({ status: 'cancelled' })).toBe(0)
    expect(roomOf({ status: 'completed' })).toBe(0)
  })
})
