import { describe, expect, it } from 'vitest'

import type { User } from '~/domain/people/user'
import type { Requirement } from '~/domain/qualifications/requirement'
import { trainingHelpFor, trainingsFor } from '~/domain/staff/training-need'
import type { Training } from '~/domain/trainings/training'

import { TODAY, training, user } from '../../../support/builders'

const REQUIREMENT: Requirement = {
  qualification: { type: 'bhp', scope: 'workers' },
  alsoBy: ['dangerous_work'],
}

const bhp = (overrides: Partial<Training>) =>
  training({ leadsTo: { type: 'bhp', scope: 'workers' }, ...overrides })

const idsOf = (...trainings: Training[]) =>
  trainingsFor(REQUIREMENT, user(), trainings, TODAY).map(({ id }) => id)

describe('trainings for a required qualification', () => {
  it('are those that lead to it or to what fulfils it, the nearest first', () => {
    expect(
      idsOf(
        bhp({ id: 'later', date: '2027-01-10' }),
        bhp({ id: 'today', date: TODAY }),
        bhp({ id: 'stricter', leadsTo: { type: 'bhp', scope: 'dangerous_work' } }),
        bhp({ id: 'other', leadsTo: { type: 'bhp', scope: 'office' } }),
        bhp({ id: 'nothing', leadsTo: null }),
        bhp({ id: 'unknown', leadsTo: undefined }),
      ),
    ).toEqual(['today', 'stricter', 'later'])
  })

  it('are still to come and have a free place', () => {
    expect(
      idsOf(
        bhp({ id: 'past', date: '2026-11-20' }),
        bhp({ id: 'cancelled', status: 'cancelled' }),
        bhp({ id: 'full', participants: ['user-2'], maxParticipants: 1 }),
      ),
    ).toEqual([])
  })

  it('begin with those on which the person has signed up, also on a waiting list', () => {
    expect(
      idsOf(
        bhp({ id: 'free' }),
        bhp({ id: 'waiting', date: '2027-01-10', participants: ['user-2', 'user-1'], maxParticipants: 1 }),
      ),
    ).toEqual(['waiting', 'free'])
  })

  it('are those of the own employer, too, also for a kind of the register', () => {
    const roller = { type: 'own', scope: 'own_roller' } as const
    const planned = training({ trainingCenter: 'Zakłady Testowe', leadsTo: roller })
    const offered = (person: User) => trainingsFor({ qualification: roller }, person, [planned], TODAY)
    expect(offered(user())).toEqual([planned])
    expect(offered(user({ role: 'employer' }))).toEqual([])
  })

  it('leave out those that the person teaches', () => {
    const teacher = user({ role: 'instructor' })
    expect(trainingsFor(REQUIREMENT, teacher, [bhp({ instructor: 'Anna Nowak' })], TODAY)).toEqual([])
  })
})

it('a training under way still counts for who has a place, and is offered to nobody else', () => {
  const underWay = bhp({ date: '2026-11-20', lastDay: TODAY })
  expect(idsOf({ ...underWay, participants: ['user-1'] })).toEqual([underWay.id])
  expect(idsOf(underWay)).toEqual([])
})

describe('what a line says of trainings', () => {
  const help = (requirements: Requirement[], ...trainings: Training[]) =>
    trainingHelpFor(requirements, user(), trainings, TODAY)
  const FIRE: Requirement = { qualification: { type: 'fire_protection', scope: 'staff' } }
  const fire = (overrides: Partial<Training>) =>
    training({ leadsTo: { type: 'fire_protection', scope: 'staff' }, ...overrides })

  it('is that there are some for the most urgent need, whatever helps with the others', () => {
    expect(help([REQUIREMENT, FIRE], bhp({}))).toEqual({ isOffered: true, signedUp: [] })
    expect(help([FIRE, REQUIREMENT], bhp({}))).toEqual({ isOffered: false, signedUp: [] })
    expect(help([REQUIREMENT], bhp({ participants: ['user-2'], maxParticipants: 1 })).isOffered).toBe(false)
  })

  it('names the trainings that the person is signed up for, and a waiting list as such', () => {
    expect(
      help(
        [REQUIREMENT, FIRE],
        bhp({ participants: ['user-1'], date: '2026-12-03', lastDay: '2026-12-04' }),
        fire({ id: 'fire', participants: ['user-2', 'user-1'], maxParticipants: 1, date: '2026-12-09' }),
      ),
    ).toEqual({
      isOffered: true,
      signedUp: ['zapisano na szkolenie 03–04.12.2026', 'lista rezerwowa szkolenia 09.12.2026'],
    })
  })
})
