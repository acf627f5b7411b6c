import { describe, expect, it } from 'vitest'

import { checkChangeAccess } from '~/domain/access/change-access'
import type { Change } from '~/domain/changes/change'
import { ROLES, type Role, type User } from '~/domain/people/user'
import { toOwnKindId } from '~/domain/qualifications/own-kind'
import { signingInput, toToken } from '~/domain/signing/signed-certificate'
import type { NewTraining } from '~/domain/trainings/new-training'

import { certificate, examination, induction, TODAY, training, user } from '../../../support/builders'
import {
  boxSaved,
  certificateAdded,
  dropSetAside,
  dropTakenIn,
  signUpTakenIn,
  examinationRecorded,
  inductionRecorded,
  measureSaved,
  pageGiven,
  reportFiled,
  scanAdded,
  signUp,
  trainingSaved,
} from '../../../support/changes'
import { signable, signAsSample } from '../../../support/signing'

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
  isOwnRegister: false,
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
  it('brings a signature only beside what it says, and a certificate counts for its holder by that alone', () => {
    const said = { type: 'bhp', scope: 'workers', number: 'BHP-42653' } as const
    const days = { issueDate: '2026-11-20', expiryDate: '2029-11-20' }
    const added = (number: string) => (viewer: User) =>
      certificateAdded('c9', { ...said, ...days, number, userId: viewer.id, status: 'active' })
    const signature: Change = {
      kind: 'certificate-signed',
      id: 'signature',
      day: TODAY,
      certificateId: 'certificate-c9',
      token: toToken(signingInput('OaUpUC-hUHg', signable()), new Uint8Array(64)),
    }
    expect(rolesFor(added('BHP-42653'), [signature])).toContain('employee')
    expect(rolesFor(added('BHP-99999'), [signature])).not.toContain('employee')
    expect(rolesFor(added('BHP-42653'))).not.toContain('employee')
    const holder = personOf('employee')
    expect(rolesFor(signature, [added('BHP-42653')(holder)])).toContain('employee')
    expect(rolesFor(signature, [added('BHP-99999')(holder)])).toEqual([])
  })

  it('imports people only for an employer, with certificates of those only', () => {
    const imported = (userId: string): Change => {
      const added = certificateAdded('c9', { userId, status: 'active', enteredBy: 'Ewa Szef' })
      return {
        kind: 'sheet-imported',
        id: 's',
        day: TODAY,
        people: [{ id: 'p9', firstName: 'Jan', lastName: 'Nowak' }],
        restored: [],
        certificates: [added.certificate],
      }
    }
    expect(rolesFor(imported('p9'))).toEqual(['employer'])
    expect(rolesFor(imported('stranger'))).toEqual([])
  })

  it('adds, changes and archives people only for an employer and a training centre', () => {
    const keepers = ['employer', 'training_center']
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    expect(rolesFor({ kind: 'person-saved', id: 'x', day: TODAY, person })).toEqual(keepers)
    expect(rolesFor({ kind: 'person-archived', id: 'x', day: TODAY, personId: 'p1' })).toEqual(keepers)
    expect(rolesFor({ kind: 'person-restored', id: 'x', day: TODAY, personId: 'p1' })).toEqual(keepers)
    expect(rolesFor({ kind: 'person-erased', id: 'x', day: TODAY, erasedId: 'p1' })).toEqual(keepers)
    expect(rolesFor(({ id }) => ({ kind: 'person-erased', id: 'x', day: TODAY, erasedId: id }))).toEqual([])
  })

  it('decides on what the crew tells only for those who handle reports', () => {
    const handlers = ['admin', 'employer']
    for (const change of [dropTakenIn('t'), dropSetAside('s')]) expect(rolesFor(change)).toEqual(handlers)
  })

  it('opens boxes and refuses sign-ups also for a centre, which runs trainings', () => {
    const both = ['admin', 'employer', 'training_center']
    for (const change of [boxSaved('b'), dropSetAside('s', { of: 'sign-up' })])
      expect(rolesFor(change)).toEqual(both)
  })

  it('takes somebody in who has signed up only at the own training', () => {
    const takenIn = (trainingId: string) => rolesFor(signUpTakenIn('s', { trainingId, userId: 'colleague' }))
    expect(takenIn('own')).toEqual(['training_center'])
    expect(takenIn('foreign')).toEqual([])
  })

  it('gives a page of a worker only for their employer, and one for a training only for who runs it', () => {
    const key = 'K'.repeat(43)
    const choice = { companies: [], positions: [], departments: [] }
    expect(rolesFor(pageGiven('p', { of: 'mine', id: 'p', key, userId: 'colleague' }))).toEqual(['employer'])
    expect(rolesFor(pageGiven('p', { of: 'mine', id: 'p', key, userId: 'stranger' }))).toEqual([])
    expect(rolesFor(pageGiven('p', { of: 'gate', id: 'p', key, name: 'Brama', choice }))).toEqual([
      'employer',
    ])
    expect(rolesFor(pageGiven('p', { of: 'signup', id: 'p', key, trainingId: 'own' }))).toEqual([
      'training_center',
    ])
  })

  it('says what positions require only for an employer', () => {
    const position = { name: 'tokarz', requirements: [] }
    expect(rolesFor({ kind: 'position-saved', id: 'x', day: TODAY, position })).toEqual(['employer'])
    for (const kind of ['position-removed', 'position-restored', 'position-reset'] as const) {
      expect(rolesFor({ kind, id: 'x', day: TODAY, name: 'tokarz' })).toEqual(['employer'])
    }
  })

  it('takes no training that leads to what its organizer may not give', () => {
    const leadingTo = (trainingCenter: string, leadsTo: NewTraining['leadsTo']) =>
      trainingSaved('x', { trainingCenter, leadsTo })
    const kind = { type: 'own', scope: toOwnKindId('walec') } as const
    const exam = { type: 'machine_operator', scope: 'forklift' } as const
    const course = { type: 'bhp', scope: 'workers' } as const
    // Forms of employers do not offer it any more, but backups and shared files have it.
    const service = { type: 'bhp', scope: 'bhp_service' } as const
    for (const [role, organizer] of [
      ['training_center', CENTRE],
      ['employer', 'Zakłady Testowe'],
    ] as const) {
      expect(rolesFor(leadingTo(organizer, course))).toEqual([role])
      expect(rolesFor(leadingTo(organizer, service))).toEqual([role])
      expect(rolesFor(leadingTo(organizer, exam))).toEqual([])
      expect(rolesFor(leadingTo(organizer, kind))).toEqual(role === 'employer' ? [role] : [])
    }
  })

  it('keeps papers only for the employer of the person, and nobody keeps their own', () => {
    const common = { id: 'x', day: TODAY } as const
    const changesFor = (userId: string): Change[] => [
      examinationRecorded('x', { userId }),
      { kind: 'examination-removed', ...common, examinationId: 'e', userId },
      inductionRecorded('x', { userId }),
      { kind: 'induction-removed', ...common, inductionId: 'i', userId },
      { kind: 'return-recorded', ...common, userId, returnedOn: TODAY },
      { kind: 'referral-recorded', ...common, userId, referredOn: TODAY },
      { kind: 'referral-removed', ...common, userId, referralId: 'r' },
      { kind: 'reminder-noted', ...common, userId },
    ]
    for (const change of changesFor('colleague')) expect(rolesFor(change)).toEqual(['employer'])
    // The employee of the sample is on the employer's staff, and may keep their own papers no more than others.
    for (const change of changesFor('employee')) expect(rolesFor(change)).toEqual(['employer'])
    for (const userId of ['stranger', 'employer', 'admin', 'nobody']) {
      for (const change of changesFor(userId)) expect(rolesFor(change)).toEqual([])
    }
  })

  it('adds and removes scans of papers only for the employer of the person', () => {
    const changesFor = (within: string | undefined): Change[] => [
      scanAdded('x', { subject: { of: 'examination', id: 'e', within } }),
      {
        kind: 'scan-removed',
        id: 'x',
        day: TODAY,
        subject: { of: 'induction', id: 'i', within },
        scanId: 's',
      },
    ]
    for (const change of changesFor('colleague')) expect(rolesFor(change)).toEqual(['employer'])
    for (const userId of ['stranger', 'employer', 'nobody', undefined]) {
      for (const change of changesFor(userId)) expect(rolesFor(change)).toEqual([])
    }
    const ofReport = scanAdded('x', { subject: { of: 'report', id: 'r' } })
    expect(rolesFor(ofReport), 'other scans are shown only with their record').toEqual([...ROLES])
    const ofProtocol = scanAdded('x', { subject: { of: 'protocol', id: 'r' } })
    expect(rolesFor(ofProtocol)).toEqual(['admin', 'employer'])
  })

  it('keeps papers of people whom the employer has added, the archived ones included', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const added = { kind: 'person-saved', id: 'y', day: TODAY, person } as const
    const archived = { kind: 'person-archived', id: 'z', day: TODAY, personId: 'p1' } as const
    const recorded = examinationRecorded('x', { userId: 'p1' })
    expect(rolesFor(recorded, [added])).toEqual(['employer'])
    expect(rolesFor(recorded, [added, archived])).toEqual(['employer'])
    expect(rolesFor(recorded)).toEqual([])
  })

  it('imports papers only of an employer’s own staff', () => {
    const sheet: Change = {
      kind: 'sheet-imported',
      id: 's',
      day: TODAY,
      people: [{ id: 'p9', firstName: 'Jan', lastName: 'Nowak' }],
      restored: [],
      certificates: [],
    }
    const imported = (userId: string): Change => ({
      kind: 'papers-imported',
      id: 's-papers',
      day: TODAY,
      examinations: [examination({ userId })],
      inductions: [induction({ userId: 'p9' })],
    })
    expect(rolesFor(imported('p9'), [sheet])).toEqual(['employer'])
    expect(rolesFor(imported('colleague'), [sheet])).toEqual(['employer'])
    expect(rolesFor(imported('stranger'), [sheet])).toEqual([])
  })

  it('sets what is required of all only for an employer', () => {
    const required = { examination: false, induction: false }
    expect(rolesFor({ kind: 'required-of-all-set', id: 'x', day: TODAY, required })).toEqual(['employer'])
  })

  it('sets how many people are employed only for an employer', () => {
    expect(rolesFor({ kind: 'headcount-set', id: 'x', day: TODAY, year: '2025', people: 12.5 })).toEqual([
      'employer',
    ])
  })

  it('writes down the conditions of a position only for an employer', () => {
    const conditions = { position: 'spawacz', work: 'Spawanie' }
    expect(rolesFor({ kind: 'work-conditions-saved', id: 'x', day: TODAY, conditions })).toEqual(['employer'])
  })

  it('makes a certificate of an added person count, if the same file adds the person', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const added = { kind: 'person-saved', id: 'y', day: TODAY, person } as const
    const active = certificateAdded('x', { userId: 'p1', status: 'active' })
    expect(rolesFor(active, [added])).toEqual(['admin', 'employer'])
    expect(rolesFor(active)).toEqual([])
    const issued = certificateAdded('x', { userId: 'p1', status: 'active', issuedBy: CENTRE })
    expect(rolesFor(issued, [added])).toEqual(['admin', 'employer', 'training_center'])
  })

  it('keeps the certificate of a person who was archived later', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const added = { kind: 'person-saved', id: 'y', day: TODAY, person } as const
    const archived = { kind: 'person-archived', id: 'z', day: TODAY, personId: 'p1' } as const
    const active = certificateAdded('x', { userId: 'p1', status: 'active' })
    expect(rolesFor(active, [added, archived])).toEqual(['admin', 'employer'])
  })

  it('corrects only what the person could have added so', () => {
    const own = certificateAdded('a', { userId: 'colleague', status: 'active', issuedBy: CENTRE })
    const { id, userId, status, ...facts } = own.certificate
    const corrected = (certificateId: string, changed = {}) => ({
      kind: 'certificate-corrected' as const,
      id: 'x',
      day: TODAY,
      certificateId,
      facts: { ...facts, ...changed },
    })
    expect([userId, status]).toEqual(['colleague', 'active'])
    expect(rolesFor(corrected(id), [own])).toEqual(['admin', 'training_center'])
    expect(rolesFor(corrected(id, { issuedBy: 'Inny ośrodek' }), [own])).toEqual(['admin'])
    expect(rolesFor(corrected('issued'))).toEqual([])
  })

  it('adds participants only to the centre’s own training, and only people whom it knows', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const saved = { kind: 'person-saved', id: 'y', day: TODAY, person } as const
    const added = (trainingId: string, userId: string) =>
      rolesFor({ kind: 'participant-added', id: 'x', day: TODAY, trainingId, userId }, [saved])
    expect(added('own', 'p1')).toEqual(['training_center'])
    expect(added('own', 'colleague')).toEqual(['training_center'])
    expect(added('own', 'stranger')).toEqual([])
    expect(added('foreign', 'p1')).toEqual([])
    const removed = (trainingId: string) =>
      rolesFor({ kind: 'participant-removed', id: 'x', day: TODAY, trainingId, userId: 'colleague' })
    expect(removed('own')).toEqual(['training_center'])
    expect(removed('foreign')).toEqual([])
  })

  it('begins and changes only the register of its owner, in the role that they have', () => {
    const owner = {
      role: 'employee' as const,
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'a@b.pl',
      company: '',
    }
    const begun = (id: string) => ({ kind: 'register-begun' as const, id, day: TODAY, owner })
    const changed = { kind: 'register-changed', id: 'x', day: TODAY, owner } as const
    const rolesOfOwners = (changeOf: (viewer: User) => Change) =>
      ROLES.filter((role) => {
        const viewer = personOf(role)
        const register = { users: [viewer], certificates: [], trainings: [], isOwnRegister: true }
        return checkChangeAccess(viewer, register, [begun(viewer.id)])(changeOf(viewer))
      })
    expect(rolesOfOwners(({ id }) => begun(id))).toEqual(['employee'])
    expect(rolesOfOwners(() => begun('somebody'))).toEqual([])
    expect(rolesOfOwners(() => changed)).toEqual(['employee'])
    // A person whom the sample knows can have none, whatever else the file brings.
    expect(rolesFor(({ id }) => begun(id))).toEqual([])
    expect(
      rolesFor(
        changed,
        ROLES.map((id) => begun(id)),
      ),
    ).toEqual([])
  })

  it('does not take back the beginning of a register', () => {
    expect(rolesFor(({ id }) => ({ kind: 'undone', id: 'x', day: TODAY, changeId: id }))).toEqual([])
  })

  it('adds a certificate only for holders whom the form offers', () => {
    const addedFor = (userId: string) =>
      rolesFor(certificateAdded('x', { userId, status: 'pending', issuedBy: CENTRE }))
    expect(rolesFor(({ id }) => certificateAdded('x', { userId: id, issuedBy: CENTRE }))).toEqual([...ROLES])
    expect(addedFor('colleague')).toEqual(['admin', 'employer', 'training_center'])
    expect(addedFor('stranger')).toEqual(['admin'])
    expect(addedFor('nobody')).toEqual([])
  })

  it('makes a certificate active only if the role issues it to somebody else', () => {
    const activeFor = (userId: string) =>
      certificateAdded('x', { userId, status: 'active', issuedBy: CENTRE })
    expect(rolesFor(activeFor('colleague'))).toEqual(['admin', 'training_center'])
    expect(rolesFor(({ id }) => activeFor(id))).toEqual([])
  })

  it('takes what an issuer has signed for the person themselves, and for an employer’s staff', async () => {
    const { id: _, holder: __, ...facts } = signable()
    const token = await signAsSample()
    const takenFor = (userId: string, changed = {}) => {
      return certificateAdded('x', {
        userId,
        status: 'active' as const,
        ...facts,
        issuedBy: 'Inny ośrodek',
        ...changed,
      })
    }
    const signed = (added: ReturnType<typeof takenFor>): Change => ({
      kind: 'certificate-signed',
      id: 'y',
      day: TODAY,
      certificateId: added.certificate.id,
      token,
    })
    const rolesWith = (userIdOf: (viewer: User) => string, changed = {}) =>
      ROLES.filter((role) => {
        const viewer = personOf(role)
        const added = takenFor(userIdOf(viewer), changed)
        const changes = [added, signed(added)]
        return changes.every(checkChangeAccess(viewer, sample, changes))
      })
    expect(rolesWith(({ id }) => id)).toEqual([...ROLES])
    expect(rolesWith(({ id }) => id, { number: 'BHP-1' })).toEqual([])
    // An administrator may add anything to anybody, signed or not.
    expect(rolesWith(() => 'colleague')).toEqual(['admin', 'employer'])
    expect(rolesWith(() => 'stranger')).toEqual(['admin'])
  })

  it('corrects a claim to what its issuer has signed, also of a training centre about itself', async () => {
    const { id: _, holder: __, ...facts } = signable()
    const claim = certificateAdded('a', { userId: 'training_center', issuedBy: CENTRE })
    const certificateId = claim.certificate.id
    const corrected: Change = {
      kind: 'certificate-corrected',
      id: 'x',
      day: TODAY,
      certificateId,
      facts: { ...facts, issuedBy: 'Inny ośrodek' },
    }
    const token = await signAsSample()
    const signed: Change = { kind: 'certificate-signed', id: 'y', day: TODAY, certificateId, token }
    expect(rolesFor(corrected, [claim, signed])).toContain('training_center')
    expect(rolesFor(corrected, [claim])).not.toContain('training_center')
  })

  it('confirms no certificate that its maker has added to themselves', () => {
    const confirming = ROLES.filter((role) => {
      const own = certificateAdded('a', { userId: role, issuedBy: CENTRE })
      const confirmed = decision(own.certificate.id)
      return checkChangeAccess(personOf(role), sample, [own, confirmed])(confirmed)
    })
    expect(confirming).toEqual([])
  })

  it('adds no second certificate under an id, which would share the decisions on the first one', () => {
    const issued = certificateAdded('a', { id: 'twice', userId: 'colleague', issuedBy: CENTRE })
    const claim = certificateAdded('b', { id: 'twice', userId: 'training_center', issuedBy: CENTRE })
    expect(rolesFor(issued)).toContain('training_center')
    expect(rolesFor(issued, [claim])).toEqual([])
    expect(rolesFor(claim, [issued])).toEqual([])
    expect(rolesFor(decision('twice'), [issued])).toContain('training_center')
    expect(rolesFor(decision('twice'), [claim, issued])).not.toContain('training_center')
  })

  it('counts only the first of two changes with one id, as the browser keeps them', () => {
    const claim = certificateAdded('a', { userId: 'training_center', issuedBy: CENTRE })
    const disguise = certificateAdded('a', { userId: 'colleague', issuedBy: CENTRE })
    expect(rolesFor(decision('certificate-a'), [disguise])).toContain('training_center')
    expect(rolesFor(decision('certificate-a'), [claim, disguise])).not.toContain('training_center')
  })

  it('names who entered a certificate only for people whom the employer has added', () => {
    const entered = (userId: string) => certificateAdded('x', { userId, enteredBy: 'Państwowa Inspekcja' })
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    expect(rolesFor(entered('p1'), [{ kind: 'person-saved', id: 'y', day: TODAY, person }])).toEqual([
      'employer',
    ])
    expect(rolesFor(entered('colleague'))).toEqual([])
    expect(rolesFor(({ id }) => entered(id))).toEqual([])
  })

  it('names only the centre itself as issuer', () => {
    const forged = certificateAdded('x', { userId: 'colleague', status: 'active', issuedBy: 'Inny ośrodek' })
    expect(rolesFor(forged)).toEqual(['admin'])
  })

  it('decides on a certificate only if the person may', () => {
    expect(rolesFor(decision('issued'))).toEqual(['admin', 'training_center'])
    expect(rolesFor(decision('foreign'))).toEqual(['admin'])
    const own = certificateAdded('a', { issuedBy: 'Inny ośrodek' })
    expect(rolesFor(decision(own.certificate.id), [own])).toEqual(['admin'])
  })

  it('does not replace a sample certificate that has the same id', () => {
    const taken = certificateAdded('a', { id: 'foreign', issuedBy: CENTRE })
    expect(rolesFor(decision('foreign'), [taken])).toEqual(['admin'])
  })

  it('files a report only in the person’s own name, and moves reports only if the role may', () => {
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
    const ofAccident = { id: 'x', day: TODAY, reportId: 'r' }
    for (const change of [
      { kind: 'accident-step-done', ...ofAccident, step: 'told', doneOn: TODAY },
      { kind: 'accident-step-cleared', ...ofAccident, step: 'told' },
      { kind: 'accident-assessed', ...ofAccident, who: 'employee', severity: 'fatal', deathOn: TODAY },
    ] satisfies Change[]) {
      expect(rolesFor(change)).toEqual(['admin', 'employer'])
    }
  })

  it('changes the measures of reports only if the role may', () => {
    const about = { id: 'x', day: TODAY, reportId: 'report-1', measureId: 'measure-x' }
    const changes = [
      measureSaved('x'),
      { kind: 'measure-done', ...about, doneOn: TODAY },
      { kind: 'measure-reopened', ...about },
      { kind: 'measure-removed', ...about },
    ] as const
    expect(changes.map((change) => rolesFor(change))).toEqual(changes.map(() => ['admin', 'employer']))
  })

  it('files a report in the name of people whom the employer has added, the archived ones included', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    const added = { kind: 'person-saved', id: 'y', day: TODAY, person } as const
    const archived = { kind: 'person-archived', id: 'z', day: TODAY, personId: 'p1' } as const
    expect(rolesFor(reportFiled('x', { reportedBy: 'p1' }), [added])).toEqual(['employer'])
    expect(rolesFor(reportFiled('x', { reportedBy: 'p1' }), [added, archived])).toEqual(['employer'])
    expect(rolesFor(reportFiled('x', { reportedBy: 'p1' }))).toEqual([])
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

  it('plans trainings of an employer for the own staff only', () => {
    const planned = { id: 'planned', trainingCenter: 'Zakłady Testowe' }
    const saved = trainingSaved('x', planned)
    expect(rolesFor(saved)).toEqual(['employer'])
    expect(rolesFor(trainingSaved('x', { ...planned, id: 'own' }))).toEqual([])
    const added = (userId: string): Change => ({
      kind: 'participant-added',
      id: 'y',
      day: TODAY,
      trainingId: 'planned',
      userId,
    })
    expect(rolesFor(added('colleague'), [saved])).toEqual(['employer'])
    expect(rolesFor(added('stranger'), [saved])).toEqual([])
    expect(
      rolesFor({ kind: 'training-completed', id: 'z', day: TODAY, trainingId: 'planned' }, [saved]),
    ).toEqual(['employer'])
  })

  it('keeps the trainings of an employer’s register after the company has changed its name', () => {
    const employer = personOf('employer')
    const owner = { role: 'employer' as const, firstName: 'Anna', lastName: 'Nowak', email: 'a@b.pl' }
    const begun = (company: string): Change => ({
      kind: 'register-begun',
      id: employer.id,
      day: TODAY,
      owner: { ...owner, company },
    })
    const mayMake = (company: string, isOwnRegister: boolean) => {
      const saved = trainingSaved('x', { trainingCenter: 'Dawna nazwa' })
      const register = { users: [employer], certificates: [], trainings: [], isOwnRegister }
      return checkChangeAccess(employer, register, [begun(company), saved])(saved)
    }
    expect(mayMake('Dawna nazwa', true)).toBe(true)
    expect(mayMake('Inna nazwa', true)).toBe(false)
    expect(mayMake('Dawna nazwa', false)).toBe(false)
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

  it('signs up and off only employees of the employer’s own company', () => {
    for (const kind of ['employee-signed-up', 'employee-signed-off'] as const) {
      const signedUp = (userId: string) => rolesFor({ kind, id: 'x', day: TODAY, trainingId: 't', userId })
      expect(signedUp('colleague')).toEqual(['employer'])
      expect(signedUp('employer')).toEqual([])
      expect(signedUp('stranger')).toEqual([])
      expect(signedUp('nobody')).toEqual([])
    }
  })

  it('decides on no unknown certificate, which a later file could bring', () => {
    const certificateId = 'nobody-knows'
    const { id: _, userId: __, status: ___, ...facts } = certificateAdded('a').certificate
    const token = toToken(signingInput('OaUpUC-hUHg', signable()), new Uint8Array(64))
    expect(rolesFor(decision(certificateId))).toEqual([])
    expect(rolesFor({ kind: 'certificate-corrected', id: 'x', day: TODAY, certificateId, facts })).toEqual([])
    expect(rolesFor({ kind: 'certificate-signed', id: 'x', day: TODAY, certificateId, token })).toEqual([])
  })
})

it('the changes of a large file do not go through all people one by one', () => {
  let looks = 0
  const watched = (id: string) =>
    Object.defineProperty(user({ id }), 'id', {
      enumerable: true,
      get: () => {
        looks += 1
        return id
      },
    })
  const many = Array.from({ length: 500 }, (_, place) => `person-${place}`)
  const changes = many.map((userId, place) => examinationRecorded(`e${place}`, { userId }))
  const users = [personOf('employer'), ...many.map(watched)]
  const isAllowed = checkChangeAccess(personOf('employer'), { ...sample, users }, changes)
  expect(changes.filter(isAllowed)).toHaveLength(many.length)
  expect(looks).toBeLessThan(20 * many.length)
})
