import { describe, expect, it } from 'vitest'

import {
  canAddTrainings,
  canCompleteTraining,
  canFileReport,
  canIssueToParticipants,
  canMoveReports,
  canRunTraining,
  canSeeParticipants,
  canSignUp,
  reportersFor,
} from '~/domain/access/access'
import {
  canSignForParticipants,
  isForOwnStaff,
  organizerName,
  plansForStaff,
} from '~/domain/access/staff-training'
import { ROLES, type Role, type User } from '~/domain/people/user'

import { TODAY, training, user } from '../../../support/builders'

const CENTRE = 'Ośrodek Testowy'

const ORGANIZERS: Role[] = ['employer', 'training_center']

const as = (role: Role, overrides: Partial<User> = {}) => user({ role, company: CENTRE, ...overrides })

/** Returns the roles whose user passes the check. */
const allowed = (may: (viewer: User) => boolean) => ROLES.filter((role) => may(as(role)))

describe('reports', () => {
  it('are filed by administrators, employees and employers', () => {
    expect(allowed(canFileReport)).toEqual(['admin', 'employee', 'employer'])
  })

  it('are moved by administrators and employers, not by witnesses', () => {
    expect(allowed(canMoveReports)).toEqual(['admin', 'employer'])
  })
})

describe('the people in whose name a report may be filed', () => {
  const own = user({ id: 'own', lastName: 'Ćma', company: CENTRE })
  const staff = [
    { ...own, isOwn: true },
    { ...own, id: 'first', lastName: 'Adamska', isOwn: true },
    { ...own, id: 'archived', isOwn: true, isArchived: true },
    { ...own, id: 'of-the-sample' },
  ]
  const idsFor = (viewer: User) => reportersFor(viewer, staff).map(({ id }) => id)

  it('are those whom an employer has added, by name, without the archived ones', () => {
    expect(idsFor(as('employer'))).toEqual(['first', 'own'])
  })

  it('are nobody for all others', () => {
    for (const role of ROLES.filter((other) => other !== 'employer')) expect(idsFor(as(role))).toEqual([])
    expect(idsFor(as('employer', { company: undefined }))).toEqual([])
  })
})

describe('trainings', () => {
  const coming = training({ trainingCenter: CENTRE, instructor: 'Anna Nowak' })
  const ofOthers = training({ trainingCenter: 'Inny Ośrodek', instructor: 'Jan Inny' })

  it('are added by training centres and by employers, who run only their own', () => {
    expect(allowed(canAddTrainings)).toEqual(ORGANIZERS)
    expect(allowed((viewer) => canRunTraining(viewer, coming))).toEqual(ORGANIZERS)
    expect(allowed((viewer) => canRunTraining(viewer, ofOthers))).toEqual([])
    for (const role of ORGANIZERS) expect(canAddTrainings(as(role, { company: undefined }))).toBe(false)
  })

  it('are planned for the own staff by employers only', () => {
    expect(allowed(plansForStaff)).toEqual(['employer'])
    expect(allowed((viewer) => isForOwnStaff(viewer, coming))).toEqual(['employer'])
    expect(allowed((viewer) => isForOwnStaff(viewer, ofOthers))).toEqual([])
    expect(organizerName(as('employer'), coming)).toBe('Organizator')
    expect(organizerName(as('employer'), ofOthers)).toBe('Ośrodek szkoleniowy')
  })

  it('stay an employer’s own after the company has changed its name', () => {
    const planned = { ...ofOthers, isOwn: true }
    expect(allowed((viewer) => canRunTraining(viewer, planned))).toEqual(['employer'])
  })

  it('are open to everybody except their organizer and their instructor', () => {
    expect(allowed((viewer) => canSignUp(viewer, coming, TODAY))).toEqual([
      'admin',
      'employee',
      'supervisory_authority',
    ])
    expect(allowed((viewer) => canSignUp(viewer, ofOthers, TODAY))).toEqual([...ROLES])
  })

  it('are open until the end of their day, unless they are completed or cancelled', () => {
    const today = training({ date: TODAY })
    expect(canSignUp(as('employee'), today, TODAY)).toBe(true)
    for (const other of [
      training({ date: '2026-11-20' }),
      { ...today, status: 'completed' as const },
      { ...today, status: 'cancelled' as const },
    ]) {
      expect(canSignUp(as('employee'), other, TODAY)).toBe(false)
    }
  })

  it('show their participants to their organizer and their instructor', () => {
    expect(allowed((viewer) => canSeeParticipants(viewer, coming))).toEqual([...ORGANIZERS, 'instructor'])
    expect(allowed((viewer) => canSeeParticipants(viewer, ofOthers))).toEqual([])
  })

  it('do not show their participants to a namesake of the instructor', () => {
    const namesake = as('employee', { company: 'Zakłady Testowe' })
    expect(canSeeParticipants(namesake, coming)).toBe(false)
  })

  it('are completed by their organizer, from their day on', () => {
    const due = training({ trainingCenter: CENTRE, date: TODAY })
    expect(allowed((viewer) => canCompleteTraining(viewer, due, TODAY))).toEqual(ORGANIZERS)
    expect(canCompleteTraining(as('training_center'), coming, TODAY)).toBe(false)
    expect(canCompleteTraining(as('training_center'), { ...due, status: 'cancelled' }, TODAY)).toBe(false)
  })

  it('of several days close for new people after the first one, and are completed from the last one on', () => {
    const underWay = training({ trainingCenter: CENTRE, date: '2026-11-20', lastDay: TODAY })
    expect(canSignUp(as('employee'), underWay, TODAY)).toBe(false)
    expect(canSignUp(as('employee'), underWay, '2026-11-20')).toBe(true)
    expect(canCompleteTraining(as('training_center'), underWay, '2026-11-20')).toBe(false)
    expect(canCompleteTraining(as('training_center'), underWay, TODAY)).toBe(true)
  })

  it('give certificates once they are completed, which only a centre signs', () => {
    const over = training({ trainingCenter: CENTRE, status: 'completed' })
    expect(allowed((viewer) => canIssueToParticipants(viewer, over))).toEqual(ORGANIZERS)
    expect(allowed((viewer) => canSignForParticipants(viewer, over))).toEqual(['training_center'])
    expect(allowed((viewer) => canIssueToParticipants(viewer, coming))).toEqual([])
    expect(allowed((viewer) => canIssueToParticipants(viewer, { ...ofOthers, status: 'completed' }))).toEqual(
      [],
    )
  })
})
