import { describe, expect, it } from 'vitest'

import type { Position } from '~/domain/qualifications/requirement'
import { employeeStanding, wayToRenew } from '~/domain/staff/employee-standing'
import type { StateDay } from '~/domain/words/state-day'

import { certificate, factsFor, TODAY, training, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
]
const BHP_TRAINING = training({ id: 'bhp', leadsTo: { type: 'bhp', scope: 'workers' } })

const standingOf = (sample: Partial<Parameters<typeof employeeStanding>[1]>, state: Partial<StateDay> = {}) =>
  employeeStanding(
    user({ position: 'spawacz' }),
    { certificates: [], trainings: [], ...factsFor(POSITIONS), ...sample },
    { today: TODAY, ...state },
  )

it('the way to renew has the trainings that have not begun, and the days with the first one', () => {
  const begun = training({
    ...BHP_TRAINING,
    id: 'begun',
    date: '2026-11-20',
    lastDay: '2026-11-22',
    participants: ['user-1'],
  })
  const { item } = standingOf({}).required[0] ?? {}
  if (!item) throw new Error('The position requires a training.')
  const way = wayToRenew(item, user({ position: 'spawacz' }), [BHP_TRAINING, begun], TODAY, 2)
  expect(way.trainings).toEqual([BHP_TRAINING])
  expect(way.milestones[0]).toMatchObject({ label: 'Szkolenie', day: '2026-11-20' })
})

describe('the page of an employee', () => {
  it('shows each certificate of the person once: as required, as waiting or among the others', () => {
    const { required, pending, others } = standingOf({
      certificates: [
        certificate({ id: 'required', scope: 'workers' }),
        certificate({ id: 'pending', type: 'first_aid', scope: 'kpp', status: 'pending' }),
        certificate({ id: 'revoked', scope: 'workers', status: 'revoked' }),
        certificate({ id: 'other', type: 'electrical', scope: 'e_g1' }),
        certificate({ id: 'colleague', userId: 'user-2', scope: 'workers' }),
      ],
    })
    expect(required.map(({ item }) => item.certificate?.id)).toEqual(['required'])
    expect(pending.map(({ id }) => id)).toEqual(['pending'])
    expect(others.map(({ id }) => id)).toEqual(['other', 'revoked'])
  })

  it('offers trainings only if something is lacking or due', () => {
    const trainings = [BHP_TRAINING]
    const offered = (expiryDate: string) =>
      standingOf({ trainings, certificates: [certificate({ scope: 'workers', expiryDate })] }).required[0]
    expect(offered('2026-11-20')?.trainings).toEqual(trainings)
    expect(offered('2026-12-31')?.trainings).toEqual(trainings)
    expect(offered('2028-12-31')?.trainings).toEqual([])
  })

  it('lists trainings to come and completed ones, without those that gave no place', () => {
    const participants = ['user-1']
    const { upcoming, past } = standingOf({
      trainings: [
        training({ id: 'coming', participants }),
        training({ id: 'older', date: '2026-01-10', status: 'completed', participants }),
        training({ id: 'newer', date: '2026-02-10', status: 'completed', participants }),
        training({
          id: 'waiting',
          date: '2026-03-10',
          status: 'completed',
          participants: ['user-2', 'user-1'],
          maxParticipants: 1,
        }),
        training({ id: 'cancelled', status: 'cancelled', participants }),
        BHP_TRAINING,
      ],
    })
    expect(upcoming.map(({ id }) => id)).toEqual(['coming'])
    expect(past.map(({ id }) => id)).toEqual(['newer', 'older'])
  })

  it('judges certificates by a later day, but trainings by today', () => {
    const sample = {
      certificates: [
        certificate({ id: 'bhp', scope: 'workers', expiryDate: '2027-02-28' }),
        certificate({ id: 'late', type: 'electrical', scope: 'e_g1', expiryDate: '2027-02-28' }),
        certificate({ id: 'later', type: 'electrical', scope: 'd_g1', expiryDate: '2027-06-30' }),
      ],
      trainings: [BHP_TRAINING],
    }
    const { admission, required, others } = standingOf(sample, { on: '2027-03-01' })
    expect(admission.mayWork).toBe(false)
    expect(others.map(({ id }) => id)).toEqual(['late', 'later'])
    expect(required[0]?.trainings).toEqual([BHP_TRAINING])
    expect(standingOf(sample).admission.mayWork).toBe(true)
  })
})
