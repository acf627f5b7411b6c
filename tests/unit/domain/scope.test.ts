import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/change'
import type { NewCertificate } from '~/domain/new-certificate'
import { applyChanges, certificatesInScope, employeesOf, reportsInScope, withHolders } from '~/domain/scope'
import type { User } from '~/domain/user'

import { certificate, report, TODAY, training, user } from '../../support/builders'

const STEEL = 'Huta Testowa'
const CENTRE = 'Ośrodek Testowy'

const admin = user({ id: 'admin', role: 'admin', company: undefined })
const authority = user({ id: 'authority', role: 'supervisory_authority', company: undefined })
const employer = user({ id: 'employer', role: 'employer', company: STEEL })
const ewa = user({ id: 'ewa', firstName: 'Ewa', lastName: 'Żak', company: STEEL })
const jan = user({ id: 'jan', company: STEEL })
const stranger = user({ id: 'stranger', company: 'Inna Firma' })
const selfEmployed = user({ id: 'self-employed', company: undefined })
const centre = user({ id: 'centre', role: 'training_center', company: CENTRE })
const instructor = user({ id: 'instructor', firstName: 'Olga', lastName: 'Mól', role: 'instructor' })

const users = [admin, authority, employer, ewa, jan, stranger, selfEmployed, centre, instructor]

describe('an employer’s employees', () => {
  it('are those of the role employee in the same company', () => {
    expect(employeesOf(employer, users)).toEqual([ewa, jan])
  })

  it('are nobody where the employer has no company, not even people without one', () => {
    expect(employeesOf(user({ role: 'employer', company: undefined }), users)).toEqual([])
  })
})

describe('the certificates seen', () => {
  const holders = [employer, ewa, jan, stranger, selfEmployed, instructor]
  const certificates = holders.map(({ id }) =>
    certificate({ id, userId: id, issuedBy: id === 'jan' ? CENTRE : 'Inny ośrodek' }),
  )
  const everything = certificates.map(({ id }) => id)
  const trainings = [
    training({ instructor: 'Olga Mól', participants: ['ewa', 'stranger'] }),
    training({ instructor: 'Jan Inny', participants: ['jan'] }),
  ]
  const visibleTo = (viewer: User, all = certificates) =>
    certificatesInScope(viewer, { certificates: all, users, trainings }).map(({ id }) => id)

  it('by an administrator and by the supervisory authority are all', () => {
    expect(visibleTo(admin)).toEqual(everything)
    expect(visibleTo(authority)).toEqual(everything)
  })

  it('by an employer are those of the own company’s employees, and own', () => {
    expect(visibleTo(employer)).toEqual(['employer', 'ewa', 'jan'])
  })

  it('by an employer without a company are own only', () => {
    expect(visibleTo({ ...employer, company: undefined })).toEqual(['employer'])
    expect(visibleTo({ ...employer, company: '' })).toEqual(['employer'])
  })

  it('by an employee are own only, not those of co-workers', () => {
    expect(visibleTo(ewa)).toEqual(['ewa'])
  })

  it('by a training centre are those it issued', () => {
    expect(visibleTo(centre)).toEqual(['jan'])
  })

  it('by a training centre without a name are none, not those of an unknown issuer', () => {
    const unknownIssuer = certificate({ issuedBy: undefined })
    expect(visibleTo({ ...centre, company: undefined }, [unknownIssuer])).toEqual([])
  })

  it('by an instructor are those of the participants of own trainings, and own', () => {
    expect(visibleTo(instructor)).toEqual(['ewa', 'stranger', 'instructor'])
  })
})

describe('the reports seen', () => {
  const reports = [
    report({ id: 'ewa: fall', reportedBy: 'ewa', witnesses: ['jan', 'stranger'] }),
    report({ id: 'ewa: ill', reportedBy: 'ewa', type: 'indisposition', witnesses: ['jan', 'employer'] }),
    report({ id: 'jan: ill', reportedBy: 'jan', type: 'indisposition' }),
    report({ id: 'stranger: cut', reportedBy: 'stranger' }),
    report({ id: 'employer: burn', reportedBy: 'employer' }),
    report({ id: 'self-employed: cut', reportedBy: 'self-employed' }),
  ]
  const visibleTo = (viewer: User) => reportsInScope(viewer, { reports, users }).map(({ id }) => id)

  it('by an administrator are all', () => {
    expect(visibleTo(admin)).toEqual(reports.map(({ id }) => id))
  })

  it('by an employer are those of the own company’s employees, and own', () => {
    expect(visibleTo(employer)).toEqual(['ewa: fall', 'ewa: ill', 'jan: ill', 'employer: burn'])
    expect(visibleTo({ ...employer, company: undefined })).toEqual(['employer: burn'])
  })

  it('by an employee are own, of either type', () => {
    expect(visibleTo(ewa)).toEqual(['ewa: fall', 'ewa: ill'])
  })

  it('by a witness are the accident, but never the indisposition of somebody else', () => {
    expect(visibleTo(jan)).toEqual(['ewa: fall', 'jan: ill'])
    expect(visibleTo(stranger)).toEqual(['ewa: fall', 'stranger: cut'])
  })

  it('by a training centre, an instructor and the supervisory authority are none', () => {
    for (const viewer of [centre, instructor, authority])
      expect(visibleTo(viewer), `by ${viewer.role}`).toEqual([])
  })
})

describe('the holder', () => {
  const listed = [certificate({ userId: 'ewa' }), certificate({ userId: 'somebody gone' })]

  it('is named where certificates of others are listed', () => {
    for (const viewer of [admin, authority, employer, centre, instructor]) {
      const holders = withHolders(listed, viewer, users).map(({ holder }) => holder)
      expect(holders, `to ${viewer.role}`).toEqual(['Ewa Żak', 'Nieznana osoba'])
    }
  })

  it('is not named to an employee, who sees only own', () => {
    expect(withHolders(listed, ewa, users).map(({ holder }) => holder)).toEqual([undefined, undefined])
  })
})

const worker = user({ id: 'ewa' })
const olga = user({ id: 'olga', firstName: 'Olga', lastName: 'Mól', role: 'instructor' })

const sample = {
  users: [worker, jan, olga],
  certificates: [certificate({ id: 'of-ewa', userId: 'ewa' }), certificate({ id: 'of-jan', userId: 'jan' })],
  trainings: [training({ instructor: 'Jan Kowalski', participants: ['jan'] })],
  reports: [report({ id: 'by-ewa', reportedBy: 'ewa' }), report({ id: 'by-jan', reportedBy: 'jan' })],
}

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)

function added(id: string, userId: string): Change {
  const { status: _status, ...fields } = certificate({ id, userId, type: 'first_aid' })
  const own: NewCertificate = { ...fields, status: 'pending' }
  return { kind: 'certificate-added', id: `added-${id}`, day: TODAY, certificate: own }
}

describe('the sample with a person’s own changes', () => {
  it('holds all certificates, and apart from them those that the person may see', () => {
    const { certificates, visible } = applyChanges(worker, sample, [added('own', 'ewa')])
    expect(idsOf(certificates)).toEqual(['of-ewa', 'of-jan', 'own'])
    expect(idsOf(visible)).toEqual(['of-ewa', 'own'])
  })

  it('holds all reports, and apart from them those that the person may see', () => {
    const { type, description, date } = report()
    const filed: Change = {
      kind: 'report-filed',
      id: 'own',
      day: TODAY,
      report: { id: 'own', reportedBy: 'ewa', type, description, date },
    }
    const { reports, visibleReports } = applyChanges(worker, sample, [filed])
    expect(idsOf(reports)).toEqual(['own', 'by-ewa', 'by-jan'])
    expect(idsOf(visibleReports)).toEqual(['own', 'by-ewa'])
  })

  it('has the person signed up where they signed up', () => {
    const signedUp: Change = { kind: 'signed-up', id: 's-1', day: TODAY, trainingId: 'training-1' }
    expect(applyChanges(worker, sample, [signedUp]).trainings[0]?.participants).toEqual(['jan', 'ewa'])
  })

  it('lets an instructor see whose training they have come to teach by a change', () => {
    expect(applyChanges(olga, sample, []).visible).toEqual([])
    const { participants: _participants, status: _status, ...plan } = training({ instructor: 'Olga Mól' })
    const saved: Change = { kind: 'training-saved', id: 't-1', day: TODAY, training: plan }
    expect(idsOf(applyChanges(olga, sample, [saved]).visible)).toEqual(['of-jan'])
  })

  it('has the people as they came', () => {
    expect(applyChanges(worker, sample, []).users).toBe(sample.users)
  })
})
