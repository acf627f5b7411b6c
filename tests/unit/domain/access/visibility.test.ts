import { describe, expect, it } from 'vitest'

import { applyChanges } from '~/domain/access/merge-changes'
import {
  employeesOf,
  listVisibleCertificates,
  listVisibleReports,
  untouchedRecords,
  withHolders,
  withVisible,
} from '~/domain/access/visibility'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'

import { certificate, examination, induction, report, TODAY, training, user } from '../../../support/builders'

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
  it('have the role employee and the same company', () => {
    expect(employeesOf(employer, users)).toEqual([ewa, jan])
  })

  it('are nobody if the employer has no company', () => {
    expect(employeesOf(user({ role: 'employer', company: undefined }), users)).toEqual([])
  })
})

describe('visible certificates', () => {
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
    listVisibleCertificates(viewer, { certificates: all, users, trainings }).map(({ id }) => id)

  it('are all for an administrator and the supervisory authority', () => {
    expect(visibleTo(admin)).toEqual(everything)
    expect(visibleTo(authority)).toEqual(everything)
  })

  it('are those of the company’s employees and own ones for an employer', () => {
    expect(visibleTo(employer)).toEqual(['employer', 'ewa', 'jan'])
  })

  it('are own ones only for an employer without a company', () => {
    expect(visibleTo({ ...employer, company: undefined })).toEqual(['employer'])
    expect(visibleTo({ ...employer, company: '' })).toEqual(['employer'])
  })

  it('are own ones only for an employee', () => {
    expect(visibleTo(ewa)).toEqual(['ewa'])
  })

  it('are those that it issued for a training centre', () => {
    expect(visibleTo(centre)).toEqual(['jan'])
  })

  it('are none for a training centre without a name', () => {
    const unknownIssuer = certificate({ issuedBy: undefined })
    expect(visibleTo({ ...centre, company: undefined }, [unknownIssuer])).toEqual([])
  })

  it('are those of own participants and own ones for an instructor', () => {
    expect(visibleTo(instructor)).toEqual(['ewa', 'stranger', 'instructor'])
  })
})

describe('visible reports', () => {
  const reports = [
    report({ id: 'ewa: fall', reportedBy: 'ewa', witnesses: ['jan', 'stranger'] }),
    report({ id: 'ewa: ill', reportedBy: 'ewa', type: 'indisposition', witnesses: ['jan', 'employer'] }),
    report({ id: 'jan: ill', reportedBy: 'jan', type: 'indisposition' }),
    report({ id: 'stranger: cut', reportedBy: 'stranger' }),
    report({ id: 'employer: burn', reportedBy: 'employer' }),
    report({ id: 'self-employed: cut', reportedBy: 'self-employed' }),
  ]
  const visibleTo = (viewer: User) => listVisibleReports(viewer, { reports, users }).map(({ id }) => id)

  it('are all for an administrator', () => {
    expect(visibleTo(admin)).toEqual(reports.map(({ id }) => id))
  })

  it('are those of the company’s employees and own ones for an employer', () => {
    expect(visibleTo(employer)).toEqual(['ewa: fall', 'ewa: ill', 'jan: ill', 'employer: burn'])
    expect(visibleTo({ ...employer, company: undefined })).toEqual(['employer: burn'])
  })

  it('are also those that an employer has entered for somebody who is no longer known', () => {
    const entered = { ...report({ reportedBy: 'somebody gone' }), isOwn: true }
    expect(listVisibleReports(employer, { reports: [entered], users })).toEqual([entered])
    expect(listVisibleReports(employer, { reports: [{ ...entered, isOwn: false }], users })).toEqual([])
  })

  it('are own ones of either type for an employee', () => {
    expect(visibleTo(ewa)).toEqual(['ewa: fall', 'ewa: ill'])
  })

  it('are accidents that name them as injured, but no indispositions, for an employee', () => {
    const naming = [
      report({ id: 'fall', reportedBy: 'employer', injuredId: 'jan' }),
      report({ id: 'ill', reportedBy: 'ewa', type: 'indisposition', injuredId: 'jan' }),
      report({ id: 'elsewhere', reportedBy: 'stranger', injuredId: 'jan' }),
    ]
    const seenBy = (viewer: User) =>
      listVisibleReports(viewer, { reports: naming, users }).map(({ id }) => id)
    expect(seenBy(jan)).toEqual(['fall', 'elsewhere'])
    expect(seenBy(ewa)).toEqual(['ill'])
    expect(seenBy(employer), 'their employer sees no more').toEqual(['fall', 'ill'])
  })

  it('are accidents, but no indispositions of other people, for a witness', () => {
    expect(visibleTo(jan)).toEqual(['ewa: fall', 'jan: ill'])
    expect(visibleTo(stranger)).toEqual(['ewa: fall', 'stranger: cut'])
  })

  it('are none for a training centre, an instructor and the supervisory authority', () => {
    for (const viewer of [centre, instructor, authority])
      expect(visibleTo(viewer), `by ${viewer.role}`).toEqual([])
  })
})

describe('the holder', () => {
  const listed = [certificate({ userId: 'ewa' }), certificate({ userId: 'somebody gone' })]

  it('is named if certificates of other people are listed', () => {
    for (const viewer of [admin, authority, employer, centre, instructor]) {
      const holders = withHolders(listed, viewer, users).map(({ holder }) => holder)
      expect(holders, `to ${viewer.role}`).toEqual(['Ewa Żak', 'Nieznana osoba'])
    }
  })

  it('is told from namesakes', () => {
    const namesakes = [
      user({ id: 'a', firstName: 'Jan', lastName: 'Lis', position: 'spawacz' }),
      user({ id: 'b', firstName: 'Jan', lastName: 'Lis', position: 'ślusarz' }),
    ]
    const theirs = [certificate({ userId: 'a' }), certificate({ userId: 'b' })]
    expect(withHolders(theirs, employer, namesakes).map(({ holder }) => holder)).toEqual([
      'Jan Lis, spawacz',
      'Jan Lis, ślusarz',
    ])
  })

  it('is not named to an employee, who sees own certificates only', () => {
    expect(withHolders(listed, ewa, users).map(({ holder }) => holder)).toEqual([undefined, undefined])
  })
})

const worker = user({ id: 'ewa' })
const olga = user({ id: 'olga', firstName: 'Olga', lastName: 'Mól', role: 'instructor' })

const sample = {
  today: TODAY,
  users: [worker, jan, olga],
  certificates: [certificate({ id: 'of-ewa', userId: 'ewa' }), certificate({ id: 'of-jan', userId: 'jan' })],
  trainings: [training({ instructor: 'Jan Kowalski', participants: ['jan'] })],
  reports: [report({ id: 'by-ewa', reportedBy: 'ewa' }), report({ id: 'by-jan', reportedBy: 'jan' })],
  duties: [],
  employment: { examinations: [examination({ userId: 'jan' })], inductions: [induction({ userId: 'jan' })] },
}

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)

function added(id: string, userId: string): Change {
  const { status: _status, ...fields } = certificate({ id, userId, type: 'first_aid' })
  const own: NewCertificate = { ...fields, status: 'pending' }
  return { kind: 'certificate-added', id: `added-${id}`, day: TODAY, certificate: own }
}

describe('the sample with a person’s own changes', () => {
  it('has all certificates beside those that are visible to the person', () => {
    const { certificates, visibleCertificates } = applyChanges(worker, sample, [added('own', 'ewa')])
    expect(idsOf(certificates)).toEqual(['of-ewa', 'of-jan', 'own'])
    expect(idsOf(visibleCertificates)).toEqual(['of-ewa', 'own'])
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

  it('has the person among the participants if they signed up', () => {
    const signedUp: Change = { kind: 'signed-up', id: 's-1', day: TODAY, trainingId: 'training-1' }
    expect(applyChanges(worker, sample, [signedUp]).trainings[0]?.participants).toEqual(['jan', 'ewa'])
  })

  it('shows an instructor the participants of a training that was changed to theirs', () => {
    expect(applyChanges(olga, sample, []).visibleCertificates).toEqual([])
    const { participants: _participants, status: _status, ...plan } = training({ instructor: 'Olga Mól' })
    const saved: Change = { kind: 'training-saved', id: 't-1', day: TODAY, training: plan }
    expect(idsOf(applyChanges(olga, sample, [saved]).visibleCertificates)).toEqual(['of-jan'])
  })

  it('leaves the people unchanged', () => {
    expect(applyChanges(worker, sample, []).users).toBe(sample.users)
  })

  it('is what a first visit shows, which fetches nothing that applies changes', () => {
    for (const viewer of [worker, olga, employer, centre, admin]) {
      expect(withVisible(viewer, untouchedRecords(sample))).toEqual(applyChanges(viewer, sample, []))
    }
  })
})
