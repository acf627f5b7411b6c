import { describe, expect, it } from 'vitest'

import { readPage } from '~/domain/crew/pages/page'
import { publishedPage, receiptPage, type PublishingRegister } from '~/domain/crew/pages/published-page'
import type { GateChoice, GivenPage } from '~/domain/crew/records/given-page'
import type { Position } from '~/domain/qualifications/requirement'
import { crewOf } from '~/domain/records/crew-changes'
import type { Training } from '~/domain/trainings/training'

import { certificateRecord, factsFor, NO_PAPERS, TODAY, training, user } from '../../../../support/builders'
import { dropSetAside, dropTakenIn, signUpTakenIn } from '../../../../support/changes'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
]

const people = [
  { ...user({ position: 'spawacz' }), unit: 'Hala A' },
  { ...user({ id: 'piotr', lastName: 'Lis', position: 'spawacz', company: 'Podwykonawca' }), unit: 'Hala B' },
  { ...user({ id: 'former', lastName: 'Zając', position: 'spawacz' }), isArchived: true },
]

const register: PublishingRegister = {
  ...factsFor(POSITIONS, NO_PAPERS),
  people,
  certificates: people.map(({ id }) => certificateRecord({ id: `bhp-${id}`, userId: id, scope: 'workers' })),
  trainings: [training()],
}

const key = 'K'.repeat(43)
const PUBLISHING = {
  writtenAt: '2026-11-21T10:00:00.000Z',
  today: TODAY,
  firm: 'Zakłady Testowe',
  box: 'v1.box',
}

function gateOf(choice: Partial<GateChoice>): GivenPage {
  const everybody = { companies: [], positions: [], departments: [] }
  return { of: 'gate', id: 'p', key, name: 'Brama A', choice: { ...everybody, ...choice } }
}

function namesAt(choice: Partial<GateChoice>): string[] {
  const page = publishedPage(gateOf(choice), register, PUBLISHING)
  return page?.kind === 'gate' ? page.people.map(({ lastName }) => lastName) : []
}

describe('a published page', () => {
  it('is one that a phone can read', () => {
    const given: GivenPage[] = [
      { of: 'mine', id: 'm', key, userId: 'user-1' },
      gateOf({}),
      { of: 'signup', id: 's', key, trainingId: 'training-1', question: 'Rozmiar ubrania?' },
    ]
    for (const each of given) {
      const page = publishedPage(each, register, PUBLISHING)
      expect(page?.kind).toBe(each.of)
      expect(readPage(JSON.parse(JSON.stringify(page)))).toEqual(page)
    }
  })

  it('is none without its person, its training or a box to sign up by', () => {
    const signup: GivenPage = { of: 'signup', id: 's', key, trainingId: 'training-1' }
    expect(publishedPage({ of: 'mine', id: 'm', key, userId: 'gone' }, register, PUBLISHING)).toBeUndefined()
    expect(publishedPage({ ...signup, trainingId: 'gone' }, register, PUBLISHING)).toBeUndefined()
    expect(publishedPage(signup, register, { ...PUBLISHING, box: undefined })).toBeUndefined()
  })

  it('names those of the chosen companies, positions and departments, and nobody of the archive', () => {
    expect(namesAt({})).toEqual(['Lis', 'Nowak'])
    expect(namesAt({ companies: ['Podwykonawca'] })).toEqual(['Lis'])
    expect(namesAt({ departments: ['Hala A', 'Hala B'], positions: ['spawacz'] })).toEqual(['Lis', 'Nowak'])
    expect(namesAt({ departments: ['Hala A'], companies: ['Podwykonawca'] })).toEqual([])
  })
})

describe('a receipt', () => {
  it('says what became of the drop, the answer, and no reason', () => {
    const answer = {
      kind: 'drop-answered',
      id: 'a',
      day: TODAY,
      dropId: 'drop-1',
      answer: 'Naprawione',
    } as const
    const { decided } = crewOf([dropTakenIn('t'), dropSetAside('s', { dropId: 'drop-2' }), answer])
    const receipts = [...decided.values()].map((drop) => receiptPage(drop, { ...PUBLISHING, trainings: [] }))
    expect(receipts).toMatchObject([
      { state: 'accepted', on: TODAY, answer: 'Naprawione' },
      { state: 'set_aside', on: TODAY },
    ])
    expect(JSON.stringify(receipts)).not.toContain('spam')
    for (const receipt of receipts) expect(readPage(receipt)).toEqual(receipt)
  })

  it('of a sign-up follows the training', () => {
    const stateIn = (...trainings: Training[]) =>
      [...crewOf([signUpTakenIn('s')]).decided.values()].map(
        (drop) => receiptPage(drop, { ...PUBLISHING, trainings }).state,
      )
    const full = training({ participants: ['first', 'user-1'], maxParticipants: 1 })
    expect(stateIn(full)).toEqual(['waiting_list'])
    expect(stateIn({ ...full, participants: ['user-1'] })).toEqual(['accepted'])
    expect(stateIn({ ...full, participants: ['first'] })).toEqual(['refused'])
    expect(stateIn({ ...full, status: 'cancelled' })).toEqual(['cancelled'])
    expect(stateIn()).toEqual(['refused'])
  })

  it('of a sign-up that was set aside says that they have no place', () => {
    const [drop] = crewOf([dropSetAside('s', { of: 'sign-up' })]).decided.values()
    expect(drop && receiptPage(drop, { ...PUBLISHING, trainings: [training()] }).state).toBe('refused')
  })
})
