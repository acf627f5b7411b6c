import { describe, expect, it } from 'vitest'

import { canDecideOn, fixedIssuer, holdersFor, statusOnAdding } from '~/domain/access/access'
import { listVisibleCertificates } from '~/domain/access/visibility'
import { ROLES, type Role } from '~/domain/people/user'

import { certificate, certificateRecord, training, user } from '../../../support/builders'

const STEEL = 'Huta Testowa'
const CENTRE = 'Ośrodek Testowy'

const admin = user({ id: 'admin', role: 'admin', company: undefined })
const employee = user({ id: 'employee', lastName: 'Żak', company: STEEL })
const colleague = user({ id: 'colleague', lastName: 'Ćwik', company: STEEL })
const stranger = user({ id: 'stranger', lastName: 'Baran', company: 'Inna Firma' })
const employer = user({ id: 'employer', role: 'employer', lastName: 'Wójcik', company: STEEL })
const centre = user({ id: 'centre', role: 'training_center', lastName: 'Gil', company: CENTRE })
const instructor = user({ id: 'instructor', role: 'instructor', lastName: 'Mól', company: CENTRE })
const authority = user({ id: 'authority', role: 'supervisory_authority', lastName: 'Lis' })

const byRole = {
  admin,
  employee,
  employer,
  training_center: centre,
  instructor,
  supervisory_authority: authority,
} satisfies Record<Role, typeof admin>

const users = [admin, employee, colleague, stranger, employer, centre, instructor, authority]
const certificates = [
  certificateRecord({ id: 'issued', userId: 'stranger', issuedBy: CENTRE }),
  certificateRecord({ id: 'other', userId: 'employee', issuedBy: 'Inny ośrodek' }),
]
const trainings = [
  training({ trainingCenter: CENTRE, instructor: 'Anna Mól', participants: ['colleague'] }),
  training({ id: 'training-2', trainingCenter: 'Inny ośrodek', participants: ['employee'] }),
]
const sample = { users, certificates, trainings }

describe('adding a certificate', () => {
  it('is open to everybody for themselves and for those they answer for', () => {
    const holders = ROLES.map((role) => [role, holdersFor(byRole[role], sample).map(({ id }) => id)])
    expect(Object.fromEntries(holders)).toEqual({
      admin: expect.arrayContaining(users.map(({ id }) => id)),
      employee: ['employee'],
      // Sorted by the Polish alphabet: Ć before W, Ż last.
      employer: ['colleague', 'employer', 'employee'],
      // A holder of its certificate, a participant of its training, and its own account.
      training_center: ['stranger', 'colleague', 'centre'],
      instructor: ['instructor'],
      supervisory_authority: ['authority'],
    })
  })

  it('is not possible for others without a company', () => {
    expect(holdersFor(user({ id: 'x', role: 'employer', company: undefined }), sample)).toEqual([])
    const alone = user({ id: 'centre', role: 'training_center', company: undefined })
    expect(holdersFor(alone, sample).map(({ id }) => id)).toEqual(['centre'])
  })

  it('makes an active certificate only if the role issues', () => {
    const statuses = ROLES.map((role) => [role, statusOnAdding(byRole[role], { id: 'somebody' })])
    expect(Object.fromEntries(statuses)).toEqual({
      admin: 'active',
      employee: 'pending',
      employer: 'pending',
      training_center: 'active',
      instructor: 'pending',
      supervisory_authority: 'pending',
    })
  })

  it('makes one’s own certificate pending, whatever the role', () => {
    const statuses = Object.values(byRole).map((viewer) => statusOnAdding(viewer, { id: viewer.id }))
    expect(statuses).toEqual(ROLES.map(() => 'pending'))
  })

  it('fixes the issuer if a training centre adds', () => {
    expect(fixedIssuer(centre)).toBe(CENTRE)
    const others = [admin, employee, employer, instructor, authority]
    expect(others.filter((other) => fixedIssuer(other) !== undefined)).toEqual([])
  })

  it('adds only certificates that the person then sees', () => {
    for (const viewer of Object.values(byRole)) {
      for (const holder of holdersFor(viewer, sample)) {
        const issuedBy = fixedIssuer(viewer) ?? 'Ktokolwiek'
        const added = certificate({ id: 'added', userId: holder.id, issuedBy })
        const visible = listVisibleCertificates(viewer, { certificates: [added], users, trainings })
        expect(visible, `${viewer.role} for ${holder.id}`).toEqual([added])
      }
    }
  })
})

describe('deciding on a certificate', () => {
  const issued = { userId: 'stranger', issuedBy: CENTRE }
  const foreign = { userId: 'stranger', issuedBy: 'Inny ośrodek' }

  it('is for administrators, and for the training centre that issued it', () => {
    const allowed = ROLES.map((role) => [
      role,
      [canDecideOn(byRole[role], issued), canDecideOn(byRole[role], foreign)],
    ])
    expect(Object.fromEntries(allowed)).toEqual({
      admin: [true, true],
      employee: [false, false],
      employer: [false, false],
      training_center: [true, false],
      // An instructor of the same company has no permission to issue.
      instructor: [false, false],
      supervisory_authority: [false, false],
    })
  })

  it('is not possible for one’s own certificate, whatever the role', () => {
    const deciding = Object.values(byRole).filter((viewer) =>
      canDecideOn(viewer, { userId: viewer.id, issuedBy: viewer.company }),
    )
    expect(deciding).toEqual([])
  })

  it('is not for a training centre without a company if the issuer is missing', () => {
    const alone = user({ role: 'training_center', company: undefined })
    expect(canDecideOn(alone, { userId: 'stranger', issuedBy: undefined })).toBe(false)
  })
})
