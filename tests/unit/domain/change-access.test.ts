import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/change'
import { checkChangeAccess } from '~/domain/change-access'
import { ROLES, type Role, type User } from '~/domain/user'

import { certificate, TODAY, training, user } from '../../support/builders'
import { certificateAdded, reportFiled, signUp, trainingSaved } from '../../support/changes'

const CENTRE = 'Ośrodek Testowy'

const sample = {
  users: [
    ...ROLES.map((role) =>
      user({ id: role, role, company: role === 'training_center' ? CENTRE : 'Zakłady Testowe' }),
    ),
    user({ id: 'colleague' }),
    user({ id: 'stranger', company: 'Inna firma' }),
  ],
  certificates: [
    certificate({ id: 'issued', userId: 'colleague', issuedBy: CENTRE }),
    certificate({ id: 'foreign', userId: 'stranger', issuedBy: 'Inny ośrodek' }),
  ],
  trainings: [
    training({ id: 'own', trainingCenter: CENTRE, participants: ['colleague'] }),
    training({ id: 'foreign', trainingCenter: 'Inny ośrodek' }),
  ],
}

const personOf = (role: Role): User => sample.users.find(({ id }) => id === role) ?? expect.fail(role)

/** Returns the roles that may make a change. The function builds the change of each user. */
function rolesFor(changeOf: Change | ((viewer: User) => Change), others: Change[] = []): Role[] {
  return ROLES.filter((role) => {
    const viewer = personOf(role)
    const change = typeof changeOf === 'function' ? changeOf(viewer) : changeOf
    return checkChangeAccess(viewer, sample, [...others, change])(change)
  })
}

const decision = (certificateId: string): Change => ({
  kind: 'certificate-confirmed',
  id: 'x',
  day: TODAY,
  certificateId,
})

describe('a change from a file', () => {
  it('adds a certificate only for holders whom the form offers', () => {
    const addedFor = (userId: string) =>
      rolesFor(certificateAdded('x', { userId, status: 'pending', issuedBy: CENTRE }))
    expect(rolesFor(({ id }) => certificateAdded('x', { userId: id, issuedBy: CENTRE }))).toEqual([...ROLES])
    expect(addedFor('colleague')).toEqual(['admin', 'employer', 'training_center'])
    expect(addedFor('stranger')).toEqual(['admin'])
    expect(addedFor('nobody')).toEqual([])
  })

  it('makes a certificate active only where the role issues it to somebody else', () => {
    const activeFor = (userId: string) =>
      certificateAdded('x', { userId, status: 'active', issuedBy: CENTRE })
    expect(rolesFor(activeFor('colleague'))).toEqual(['admin', 'training_center'])
    expect(rolesFor(({ id }) => activeFor(id))).toEqual([])
  })

  it('confirms no certificate that its maker has added to themselves', () => {
    const confirming = ROLES.filter((role) => {
      const own = certificateAdded('a', { userId: role, issuedBy: CENTRE })
      const confirmed = decision(own.certificate.id)
      return checkChangeAccess(personOf(role), sample, [own, confirmed])(confirmed)
    })
    expect(confirming).toEqual([])
  })

  it('names only the centre itself as issuer', () => {
    const forged = certificateAdded('x', { userId: 'colleague', status: 'active', issuedBy: 'Inny ośrodek' })
    expect(rolesFor(forged)).toEqual(['admin'])
  })

  it('decides on a certificate only where the person may', () => {
    expect(rolesFor(decision('issued'))).toEqual(['admin', 'training_center'])
    expect(rolesFor(decision('foreign'))).toEqual(['admin'])
    const own = certificateAdded('a', { issuedBy: 'Inny ośrodek' })
    expect(rolesFor(decision(own.certificate.id), [own])).toEqual(['admin'])
  })

  it('does not replace a sample certificate that has the same id', () => {
    const taken = certificateAdded('a', { id: 'foreign', issuedBy: CENTRE })
    expect(rolesFor(decision('foreign'), [taken])).toEqual(['admin'])
  })

  it('files a report only in the person’s own name, and moves reports only where the role may', () => {
    expect(rolesFor(({ id }) => reportFiled('x', { reportedBy: id }))).toEqual([
      'admin',
      'employee',
      'employer',
    ])
    expect(rolesFor(reportFiled('x', { reportedBy: 'colleague' }))).toEqual([])
    expect(rolesFor({ kind: 'report-moved', id: 'x', day: TODAY, reportId: 'r', status: 'closed' })).toEqual([
      'admin',
      'employer',
    ])
  })

  it('changes only the centre’s own trainings', () => {
    const saved = (id: string, trainingCenter = CENTRE) =>
      rolesFor(trainingSaved('x', { id, trainingCenter }))
    expect(saved('new')).toEqual(['training_center'])
    expect(saved('own')).toEqual(['training_center'])
    expect(saved('foreign')).toEqual([])
    expect(saved('new', 'Inny ośrodek')).toEqual([])
    for (const kind of ['training-cancelled', 'training-completed'] as const) {
      expect(rolesFor({ kind, id: 'x', day: TODAY, trainingId: 'own' })).toEqual(['training_center'])
      expect(rolesFor({ kind, id: 'x', day: TODAY, trainingId: 'foreign' })).toEqual([])
    }
  })

  it('may sign the person up and off, and remove what was added here', () => {
    for (const change of [
      signUp('x'),
      { kind: 'signed-off', id: 'x', day: TODAY, trainingId: 't' },
      { kind: 'certificate-removed', id: 'x', day: TODAY, certificateId: 'c' },
      { kind: 'report-withdrawn', id: 'x', day: TODAY, reportId: 'r' },
      { kind: 'undone', id: 'x', day: TODAY, changeId: 'c' },
    ] satisfies Change[]) {
      expect(rolesFor(change)).toEqual([...ROLES])
    }
  })

  it('may name an unknown record, since it has no effect', () => {
    expect(rolesFor(decision('nobody-knows'))).toEqual([...ROLES])
  })
})
