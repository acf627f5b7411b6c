import { describe, expect, it } from 'vitest'

import { holdersFor } from '~/domain/access/access'
import { applyChanges } from '~/domain/access/merge-changes'
import { archivedOf } from '~/domain/access/visibility'
import type { Change } from '~/domain/changes/change'
import type { NewPerson } from '~/domain/people/person-fields'
import { withPersonChanges } from '~/domain/records/person-changes'
import { listEmployees } from '~/domain/staff/staff'

import { NO_PAPERS, TODAY, user } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'

const employer = user({ id: 'boss', role: 'employer', company: 'Zakłady X' })
const saved = (id: string, names: Partial<Omit<NewPerson, 'id'>> = {}) =>
  ({
    kind: 'person-saved',
    id: `save-${id}-${names.firstName ?? ''}`,
    day: TODAY,
    person: { id, firstName: 'Łucja', lastName: 'Ćwik', ...names },
  }) satisfies Change
const archived = (personId: string): Change => ({ kind: 'person-archived', id: 'a', day: TODAY, personId })
const restored = (personId: string): Change => ({ kind: 'person-restored', id: 'r', day: TODAY, personId })

const sampleOf = (changes: Change[]) =>
  applyChanges(
    employer,
    {
      today: TODAY,
      users: [employer],
      certificates: [],
      trainings: [],
      reports: [],
      duties: [],
      employment: NO_PAPERS,
    },
    changes,
  )

describe('people whom a training centre adds', () => {
  const centre = user({ id: 'centre', role: 'training_center', company: 'Ośrodek X' })
  const sampleFor = (changes: Change[]) =>
    applyChanges(
      centre,
      {
        today: TODAY,
        users: [centre, user()],
        certificates: [],
        trainings: [],
        reports: [],
        duties: [],
        employment: NO_PAPERS,
      },
      changes,
    )

  it('work where they said, and not at the centre', () => {
    const [, person] = withPersonChanges([centre], [saved('p1', { company: 'Zakłady Y' })], centre)
    expect(person).toMatchObject({ role: 'employee', company: 'Zakłady Y', isOwn: true })
    expect(withPersonChanges([centre], [saved('p1')], centre)[1]).not.toHaveProperty('company')
  })

  it('are on its list, which nobody of the sample is on, and may get its certificates', () => {
    const sample = sampleFor([saved('p1'), saved('p2'), archived('p2')])
    expect(listEmployees(centre, sample.users).map(({ id }) => id)).toEqual(['p1'])
    expect(archivedOf(centre, sample.users).map(({ id }) => id)).toEqual(['p2'])
    expect(holdersFor(centre, sample).map(({ id }) => id)).toEqual(['p1', 'centre'])
  })

  it('take their certificates to the archive, if they raise no alarm', () => {
    const issued = certificateAdded('c', { userId: 'p1', status: 'active', issuedBy: 'Ośrodek X' })
    expect(sampleFor([saved('p1'), issued])).toMatchObject({
      visibleCertificates: [{ userId: 'p1' }],
      archivedCertificates: [],
    })
    const sample = sampleFor([saved('p1'), issued, archived('p1')])
    expect(sample).toMatchObject({ visibleCertificates: [], archivedCertificates: [{ userId: 'p1' }] })
  })
})

describe('people whom an employer adds', () => {
  it('work in the company of the employer', () => {
    const people = withPersonChanges([employer], [saved('p1', { position: 'spawacz' })], employer)
    expect(people[1]).toEqual({
      id: 'p1',
      firstName: 'Łucja',
      lastName: 'Ćwik',
      position: 'spawacz',
      role: 'employee',
      company: 'Zakłady X',
      isOwn: true,
      isArchived: false,
    })
    expect(listEmployees(employer, people).map(({ id }) => id)).toEqual(['p1'])
  })

  it('change with what is saved last, and lose what was taken out', () => {
    const changes = [saved('p1', { position: 'spawacz' }), saved('p1', { firstName: 'Lucyna' })]
    const [, person] = withPersonChanges([employer], changes, employer)
    expect(person).toMatchObject({ firstName: 'Lucyna', lastName: 'Ćwik' })
    expect(person).not.toHaveProperty('position')
  })

  it('never take the place of a person of the sample data', () => {
    const worker = user({ id: 'worker' })
    expect(withPersonChanges([worker], [saved('worker')], employer)).toEqual([worker])
  })

  it('are the very same list if nobody was added, so that nothing is computed again', () => {
    const users = [employer]
    expect(withPersonChanges(users, [], employer)).toBe(users)
  })
})

describe('an archived person', () => {
  it('is on no list of the staff, until they are brought back', () => {
    const away = withPersonChanges([employer], [saved('p1'), archived('p1')], employer)
    expect(listEmployees(employer, away)).toEqual([])
    expect(archivedOf(employer, away).map(({ id }) => id)).toEqual(['p1'])
    const back = withPersonChanges([employer], [saved('p1'), archived('p1'), restored('p1')], employer)
    expect(listEmployees(employer, back).map(({ id }) => id)).toEqual(['p1'])
    expect(archivedOf(employer, back)).toEqual([])
  })

  it('stays archived when their data is changed', () => {
    const people = withPersonChanges(
      [],
      [saved('p1'), archived('p1'), saved('p1', { firstName: 'L' })],
      employer,
    )
    expect(people[0]).toMatchObject({ firstName: 'L', isArchived: true })
  })

  it('keeps certificates, which are counted among nobody’s', () => {
    const certificate = certificateAdded('c1', { userId: 'p1' })
    const here = sampleOf([saved('p1'), certificate])
    expect([here.visibleCertificates.length, here.archivedCertificates.length]).toEqual([1, 0])
    const away = sampleOf([saved('p1'), certificate, archived('p1')])
    expect([away.visibleCertificates.length, away.archivedCertificates.length]).toEqual([0, 1])
    expect(holdersFor(employer, away).map(({ id }) => id)).toEqual(['boss'])
  })
})

describe('a person with a last day of work', () => {
  const archivedIn = (changes: Change[]) => archivedOf(employer, sampleOf(changes).users).map(({ id }) => id)

  it('goes to the archive the day after it', () => {
    expect(archivedIn([saved('p1', { leftOn: TODAY })])).toEqual([])
    expect(archivedIn([saved('p1', { leftOn: '2026-11-20' })])).toEqual(['p1'])
  })

  it('works without one if they are put back', () => {
    const left = saved('p1', { leftOn: '2026-11-20' })
    expect(archivedIn([left, restored('p1')])).toEqual([])
    expect(sampleOf([left, restored('p1')]).users[1]?.leftOn).toBeUndefined()
    expect(sampleOf([saved('p1', { leftOn: '2026-12-31' }), restored('p1')]).users[1]?.leftOn).toBe(
      '2026-12-31',
    )
  })
})

describe('the positions of a person', () => {
  const historyOf = (...steps: Partial<Omit<NewPerson, 'id'>>[]) => {
    const changes = steps.map((step, place) => ({ ...saved('jan', step), id: `step-${place}` }))
    return withPersonChanges([], changes, employer)[0]?.formerPositions
  }
  const clerk = { position: 'biuro', hiredOn: '2020-03-02' }

  it('are known by the days of their changes', () => {
    expect(
      historyOf(
        clerk,
        { ...clerk, position: 'magazynier', positionSince: '2026-10-01' },
        { ...clerk, position: 'brygadzista', positionSince: '2026-11-02' },
      ),
    ).toEqual([
      { position: 'biuro', since: '2020-03-02' },
      { position: 'magazynier', since: '2026-10-01' },
    ])
  })

  it('do not change with a name that is corrected, or with other data', () => {
    const corrected = { ...clerk, position: 'Biuro rachunkowe', positionSince: '2020-03-02' }
    expect(historyOf(clerk, corrected, { ...corrected, unit: 'Kadry' })).toBeUndefined()
  })

  it('are unknown after a change without a day, as older versions have recorded it', () => {
    const moved = { ...clerk, position: 'magazynier', positionSince: '2026-10-01' }
    expect(historyOf(clerk, moved, { ...clerk, position: 'spawacz' })).toBeUndefined()
  })
})
