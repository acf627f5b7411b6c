import { describe, expect, it } from 'vitest'

import { certificatesToActOn, expiringCertificates, dashboardLists } from '~/domain/to-do/dashboard'
import { upcomingTrainings } from '~/domain/trainings/training'
import { shiftDay } from '~/domain/words/day'

import { certificate, report, TODAY, training } from '../../../support/builders'

const inDays = (days: number) => shiftDay(TODAY, { days })
const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

describe('expiring certificates', () => {
  const expiringIn = (days: number) => certificate({ id: `${days}`, expiryDate: inDays(days) })

  it('have their last day within 90 days, the nearest first', () => {
    const certificates = [90, 0, 91, 30, -1].map(expiringIn)
    expect(idsOf(expiringCertificates(certificates, TODAY))).toEqual(['0', '30', '90'])
  })

  it('are active, never revoked, pending or expired', () => {
    const expiryDate = inDays(10)
    const certificates = [
      certificate({ id: 'active', expiryDate }),
      certificate({ id: 'revoked', expiryDate, status: 'revoked' }),
      certificate({ id: 'pending', expiryDate, status: 'pending' }),
      certificate({ id: 'lapsed', expiryDate: inDays(-1), status: 'active' }),
    ]
    expect(idsOf(expiringCertificates(certificates, TODAY))).toEqual(['active'])
  })

  it('are at most five, beside the count of all', () => {
    const certificates = [6, 5, 4, 3, 2, 1].map(expiringIn)
    const { expiring } = dashboardLists({ certificates, trainings: [], reports: [] }, TODAY)
    expect(idsOf(expiring.items)).toEqual(['1', '2', '3', '4', '5'])
    expect(expiring.total).toBe(6)
  })

  it('leave out replaced ones only once a newer one is confirmed, and count those that wait', () => {
    const awaits = { id: 'newer', number: 'BHP-2' }
    const certificates = [
      { ...certificate({ id: 'replaced', expiryDate: inDays(10) }), replacedBy: 'newer' },
      { ...certificate({ id: 'waiting', expiryDate: inDays(10) }), awaits },
      { ...certificate({ id: 'expired', expiryDate: inDays(-10) }), awaits },
      { ...certificate({ id: 'far', expiryDate: inDays(400) }), awaits },
      certificate({ id: 'newer', expiryDate: inDays(1_000), status: 'pending' }),
    ]
    const { expiring } = dashboardLists({ certificates, trainings: [], reports: [] }, TODAY)
    expect(idsOf(expiring.items)).toEqual(['waiting'])
    expect(expiring).toMatchObject({ total: 1, awaiting: 2 })
  })

  it('go by their expiry, however early their day to act is', () => {
    const udt = (id: string, days: number) =>
      certificate({ id, type: 'machine_operator', expiryDate: inDays(days) })
    const certificates = [udt('tomorrow', 1), expiringIn(0), udt('applied for soon', 100), expiringIn(20)]
    expect(idsOf(expiringCertificates(certificates, TODAY))).toEqual(['0', 'tomorrow', '20'])
    expect(dashboardLists({ certificates, trainings: [], reports: [] }, TODAY).expiring.total).toBe(3)
  })

  it('are not all that is to be acted on, which comes in the order of the days to act', () => {
    const forklift = certificate({ id: 'udt', type: 'machine_operator', expiryDate: inDays(100) })
    expect(idsOf(certificatesToActOn([expiringIn(20), forklift, expiringIn(2)], TODAY))).toEqual([
      '2',
      'udt',
      '20',
    ])
  })
})

describe('upcoming trainings', () => {
  it('are scheduled, from today on or under way', () => {
    const trainings = [
      training({ id: 'today', date: TODAY }),
      training({ id: 'later', date: inDays(40) }),
      training({ id: 'under way', date: inDays(-1), lastDay: TODAY }),
      training({ id: 'missed', date: inDays(-1), status: 'scheduled' }),
      training({ id: 'completed', date: inDays(1), status: 'completed' }),
    ]
    expect(idsOf(upcomingTrainings(trainings, TODAY))).toEqual(['under way', 'today', 'later'])
  })

  it('are sorted by their start', () => {
    const trainings = [
      training({ id: 'next week', date: inDays(7), startTime: '08:00' }),
      training({ id: 'afternoon', date: inDays(1), startTime: '13:00' }),
      training({ id: 'morning', date: inDays(1), startTime: '09:00' }),
    ]
    expect(idsOf(upcomingTrainings(trainings, TODAY))).toEqual(['morning', 'afternoon', 'next week'])
  })

  it('are at most three, beside the count of all', () => {
    const trainings = [4, 3, 2, 1].map((days) => training({ id: `${days}`, date: inDays(days) }))
    const { upcoming } = dashboardLists({ certificates: [], trainings, reports: [] }, TODAY)
    expect(idsOf(upcoming.items)).toEqual(['1', '2', '3'])
    expect(upcoming.total).toBe(4)
  })
})

describe('latest reports', () => {
  it('are the five newest, the newest first', () => {
    const reports = [-9, -1, -30, 0, -2, -3].map((days) => report({ id: `${days}`, date: inDays(days) }))
    const { latestReports } = dashboardLists({ certificates: [], trainings: [], reports }, TODAY)
    expect(idsOf(latestReports)).toEqual(['0', '-1', '-2', '-3', '-9'])
  })
})
