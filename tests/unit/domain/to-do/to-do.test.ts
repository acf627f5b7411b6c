import { describe, expect, it } from 'vitest'

import { employeesOf } from '~/domain/access/visibility'
import { admissionsOf } from '~/domain/admission/admission'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Duty } from '~/domain/duties/duty-schema'
import type { EmploymentRecords, Examination } from '~/domain/employment/employment-records'
import { ROLES, type Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import type { CopyState } from '~/domain/register/last-copy'
import type { Report } from '~/domain/reports/report'
import { reminderOf } from '~/domain/to-do/daily-reminder'
import { isInToDo, toDoOf, type Task } from '~/domain/to-do/to-do'
import {
  answerOf,
  atOnceHeadline,
  measureTaskReason,
  noticeOf,
  soonHeadline,
  unableHeadline,
} from '~/domain/to-do/to-do-text'
import type { Training } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'

import {
  certificateRecord,
  examination,
  factsFor,
  induction,
  measure,
  NO_PAPERS,
  NOTHING_KEPT,
  papers,
  report,
  TODAY,
  training,
  user,
} from '../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
  {
    name: 'operator',
    requirements: [
      { qualification: { type: 'bhp', scope: 'workers' } },
      { qualification: { type: 'machine_operator', scope: 'forklift' } },
    ],
  },
  { name: 'dyrektor', requirements: [{ qualification: { type: 'bhp', scope: 'managers' } }] },
]

const anna = user({ id: 'anna', firstName: 'Anna', lastName: 'Nowak', position: 'operator' })
const jan = user({ id: 'jan', firstName: 'Jan', lastName: 'Adamski', position: 'spawacz' })
const ewa = user({ id: 'ewa', firstName: 'Ewa', lastName: 'Zając', position: 'spawacz' })
const stranger = user({ id: 'stranger', company: 'Inna Firma', position: 'spawacz' })
const employer = user({ id: 'employer', role: 'employer', position: 'dyrektor' })
const USERS = [anna, jan, ewa, stranger, employer]

const bhp = (userId: string, overrides: Partial<CertificateRecord> = {}) =>
  certificateRecord({ id: `bhp-${userId}`, userId, scope: 'workers', ...overrides })
const udt = (overrides: Partial<CertificateRecord> = {}) =>
  certificateRecord({ id: 'udt', userId: 'anna', type: 'machine_operator', scope: 'forklift', ...overrides })
const ownBhp = (overrides: Partial<CertificateRecord> = {}) =>
  bhp('employer', { scope: 'managers', ...overrides })

type World = {
  certificates?: CertificateRecord[]
  trainings?: Training[]
  reports?: Report[]
  duties?: Duty[]
  copyState?: CopyState
  employment?: EmploymentRecords
  users?: Person[]
  waitingDrops?: { all: number; accidents: number }
}

/** Calls the function with lists that hold only what the viewer may see. */
function toDo(
  viewer: Person,
  {
    certificates = [],
    trainings = [],
    reports = [],
    duties = [],
    copyState = NOTHING_KEPT,
    employment = NO_PAPERS,
    users = USERS,
    waitingDrops,
  }: World,
  today = TODAY,
) {
  const people = indexById(users)
  const facts = factsFor(POSITIONS, employment, viewer)
  const isEmployer = viewer.role === 'employer'
  return toDoOf(
    viewer,
    {
      visibleCertificates: certificates,
      visibleReports: reports,
      visibleDuties: duties,
      trainings,
      users,
      people,
      staff: isEmployer ? admissionsOf(employeesOf(viewer, users), certificates, facts, today) : [],
      ...facts,
      copyState,
      ...(waitingDrops && { waitingDrops }),
    },
    today,
  )
}

function nameOf(task: Task): string {
  switch (task.kind) {
    case 'person':
      return task.admission.person.id
    case 'cause':
      return `${task.group.key} ${task.group.admissions.length}`
    case 'own-paper':
      return `own ${task.check.subject}`
    case 'own':
      return `own ${task.item.requirement.qualification.type}`
    case 'certificate':
      return task.certificate.id
    case 'training':
      return task.training.id
    case 'accident':
      return task.open.step
    case 'measure':
      return `${task.measure.id} ${words(measureTaskReason(task, TODAY))}`
    case 'duty':
      return `${task.title} ${task.day}`
    case 'papers':
      return `papers ${task.people}`
    case 'unreadable':
    case 'told-accidents':
    case 'drops':
    case 'sign-ups':
    case 'copy':
      return task.kind
  }
}

const EXPIRED = '2026-11-13'
const words = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('a copy of own data', () => {
  it('is to do once it is due, for everybody, among what is to do today', () => {
    const copyState = {
      copy: { day: '2026-10-22', changes: 3 },
      changes: 5,
      since: '2026-09-01',
      isAtRisk: false,
    }
    const training1 = training({ date: '2026-11-22', participants: ['anna'] })
    const { soon } = toDo(anna, { copyState, certificates: [bhp('anna', { expiryDate: '2026-12-01' })] })
    expect(soon.map(nameOf)).toEqual(['copy', 'own bhp'])
    expect(toDo(stranger, { copyState, trainings: [training1] }).soon.map(nameOf)).toEqual(['copy'])
    expect(toDo(anna, { copyState: { ...copyState, changes: 3 } }).soon.map(nameOf)).toEqual([])
  })
})

describe('the to-do list of an employer', () => {
  const allGood = [
    bhp('anna', { expiryDate: '2028-01-01' }),
    udt({ expiryDate: '2030-01-01' }),
    bhp('jan', { expiryDate: '2028-01-01' }),
    bhp('ewa', { expiryDate: '2028-01-01' }),
    ownBhp({ expiryDate: '2028-01-01' }),
  ]

  it('is nothing if everybody may work for long', () => {
    expect(toDo(employer, { certificates: allGood })).toEqual({
      atOnce: [],
      first: [],
      unable: [],
      staff: { admissions: expect.any(Array), unable: 0, admitted: 3, unknown: 0, total: 3 },
      unchecked: 'nie obejmuje badań lekarskich ani szkolenia wstępnego',
      soon: [],
      unconfirmed: [],
    })
  })

  it('is one line for each person, who cannot work today apart from whose day comes soon', () => {
    const { unable, soon, staff } = toDo(employer, {
      certificates: [
        bhp('anna', { expiryDate: EXPIRED }),
        udt({ expiryDate: '2026-11-22' }),
        bhp('jan', { expiryDate: '2026-12-10' }),
        bhp('ewa', { status: 'pending' }),
        ownBhp({ expiryDate: '2026-11-30' }),
      ],
    })
    expect(unable.map(nameOf)).toEqual(['ewa', 'anna'])
    expect(soon.map(nameOf)).toEqual(['own bhp', 'jan'])
    expect(staff).toMatchObject({ admitted: 1, unknown: 0, total: 3 })
  })

  const crew = Array.from({ length: 14 }, (_, index) => user({ id: `crew-${index}`, position: 'spawacz' }))
  const ends = (day: string, from: number, to: number) =>
    crew.slice(from, to).map(({ id }) => bhp(id, { expiryDate: day }))

  it('names up to five people, and of more the causes, each with all who have it', () => {
    const five = [...ends(EXPIRED, 0, 5), ...ends('2028-01-01', 5, 14)]
    const named = toDo(employer, {
      certificates: [...five, ownBhp({ expiryDate: '2028-01-01' })],
      users: [...crew, employer],
    })
    expect(named.unable.map(nameOf)).toEqual(crew.slice(0, 5).map(({ id }) => id))
    const six = [...ends(EXPIRED, 0, 6), ...ends('2026-12-10', 7, 14)]
    const grouped = toDo(employer, { certificates: six, users: [...crew, employer] })
    expect(grouped.first).toEqual([])
    expect(grouped.unable.map(nameOf)).toEqual(['own bhp', 'bhp workers-expired 6', 'bhp workers-missing 1'])
    expect(grouped.soon.map(nameOf)).toEqual(['bhp workers-expiring 7'])
    expect(grouped.soon[0]?.day).toBe('2026-12-10')
    expect(grouped.staff?.unable).toBe(7)
    expect(words(unableHeadline(grouped))).toBe('Ty i 7 osób nie możecie dziś pracować')
    expect(isInToDo(grouped, { id: 'bhp-crew-0' })).toBe(true)
  })

  it('begins with what the answer waits for: requirements, positions, unread cells, and papers if most lack some', () => {
    const others = Array.from({ length: 4 }, (_, index) => {
      return user({ id: `other-${index}`, position: index === 0 ? undefined : 'hakowy' })
    })
    const cell = { id: 'cell', userId: 'crew-0', heading: 'BHP', text: '?', reason: 'Podaj datę' }
    const begun = toDo(employer, {
      certificates: ends('2028-01-01', 0, 4),
      users: [...crew, ...others, employer],
      employment: { ...NO_PAPERS, unreadable: [cell] },
    })
    expect(begun.first.map(nameOf)).toEqual(['requirements 3', 'position 1', 'unreadable', 'papers 10'])
    expect(begun.soon).toEqual([])
    const most = toDo(employer, {
      certificates: ends('2028-01-01', 0, 8),
      users: [...crew, ...others, employer],
    })
    expect(most.first.map(nameOf)).toEqual(['requirements 3', 'position 1'])
  })

  it('counts how many have all documents if nobody is known to lack any', () => {
    const certificates = [...ends('2028-01-01', 0, 14), ownBhp({ expiryDate: '2028-01-01' })]
    const answer = (users: Person[], records = certificates) => {
      const found = answerOf(toDo(employer, { certificates: records, users: [...users, employer] }))
      return found && [found.headline, found.aside, found.tone].map((text) => words(text))
    }
    const left = 'nie obejmuje badań lekarskich ani szkolenia wstępnego'
    expect(answer(crew)).toEqual(['14 z 14 osób ma aktualne dokumenty', left, 'success'])
    expect(answer(crew.slice(0, 1))).toEqual(['1 z 1 osoby ma aktualne dokumenty', left, 'success'])
    const hakowy = user({ id: 'hakowy', position: 'hakowy' })
    expect(answer([...crew.slice(0, 2), hakowy])).toEqual([
      '2 z 3 osób mają aktualne dokumenty',
      `o 1 osobie nie wiadomo, ${left}`,
      'warning',
    ])
    expect(answer(crew, certificates.slice(1))?.[0]).toBe('1 osoba nie może dziś pracować')
    expect(answer([])).toBeUndefined()
  })

  it('says of a cause who is signed up for a training that helps', () => {
    const planned = training({
      date: '2026-12-05',
      participants: ['crew-0', 'crew-1'],
      leadsTo: { type: 'bhp', scope: 'workers' },
    })
    const { unable } = toDo(employer, {
      certificates: [ownBhp({ expiryDate: '2028-01-01' })],
      users: [...crew, employer],
      trainings: [planned],
    })
    expect(unable).toMatchObject([{ kind: 'cause', signedUp: new Set(['crew-0', 'crew-1']) }])
  })

  it('names those who have not begun to work yet, even beside causes: they lack papers for another day', () => {
    const expected = user({ id: 'expected', position: 'spawacz', hiredOn: '2026-12-01' })
    const { soon } = toDo(employer, {
      certificates: [...ends('2026-12-10', 0, 14), ownBhp({ expiryDate: '2028-01-01' })],
      users: [...crew, expected, employer],
      employment: papers({
        required: { examination: false, induction: true },
        inductions: crew.map(({ id }) => induction({ id: `card-${id}`, userId: id })),
      }),
    })
    expect(soon.map(nameOf)).toEqual(['expected', 'bhp workers-expiring 14'])
  })

  it('sorts by the day to act, which for UDT comes months before the expiry', () => {
    const { soon } = toDo(employer, {
      certificates: [
        bhp('anna', { expiryDate: '2028-01-01' }),
        udt({ expiryDate: '2027-03-20' }),
        bhp('jan', { expiryDate: '2026-12-20' }),
        bhp('ewa', { expiryDate: '2026-12-18' }),
        ownBhp({ expiryDate: '2028-01-01' }),
      ],
    })
    expect(soon.map(({ day }) => day)).toEqual(['2026-12-18', '2026-12-19', '2026-12-20'])
    expect(soon.map(nameOf)).toEqual(['ewa', 'anna', 'jan'])
  })

  it('goes by the expiry if the application is too late', () => {
    const { soon } = toDo(employer, {
      certificates: [...allGood.filter(({ id }) => id !== 'udt'), udt({ expiryDate: '2027-01-19' })],
    })
    expect(soon).toMatchObject([{ kind: 'person', day: '2027-01-19' }])
  })

  it('includes the viewer, but nobody of another company', () => {
    const { unable, staff } = toDo(employer, {
      certificates: allGood.filter(({ userId }) => userId !== 'employer'),
    })
    expect(unable.map(nameOf)).toEqual(['own bhp'])
    expect(staff).toMatchObject({ admitted: 3, unknown: 0, total: 3 })
  })

  it('has overdue steps of a protocol before what comes soon', () => {
    const world = {
      certificates: [...allGood.slice(0, 4), ownBhp({ expiryDate: '2026-11-21' })],
      reports: [report({ date: '2026-11-06' })],
    }
    const late = toDo(employer, world)
    expect(late.soon.map(nameOf)).toEqual(['drawn_up', 'own bhp'])
    expect(words(soonHeadline(late, TODAY))).toBe('Po terminie i wkrótce')
    expect(soonHeadline(toDo(employer, world, '2026-11-20'), '2026-11-20')).toBe('Wkrótce')
  })

  it('keeps the steps of a closed accident', () => {
    const closed = report({ date: '2026-11-06', status: 'closed' })
    expect(toDo(employer, { certificates: allGood, reports: [closed] }).soon.map(nameOf)).toContain(
      'drawn_up',
    )
  })

  it('has part II of the statistical card only in its last 30 days', () => {
    const recognized = report({
      date: '2026-10-26',
      protocol: { drawn_up: '2026-11-02', read: '2026-11-02', approved: '2026-11-03', z_kw: '2026-11-04' },
      stepFacts: { drawn_up: { finding: 'at_work' } },
    })
    const stepsOn = (today: string) =>
      toDo(employer, { certificates: allGood, reports: [recognized] }, today).soon.map(nameOf)
    expect(stepsOn(TODAY)).not.toContain('z_kw_2')
    expect(stepsOn('2027-04-05')).toContain('z_kw_2')
  })

  it('begins with an accident that the crew tells of, and names other drops among what is soon', () => {
    const certificates = allGood
    const { atOnce, soon } = toDo(employer, { certificates, waitingDrops: { all: 3, accidents: 1 } })
    expect(atOnce).toMatchObject([{ kind: 'told-accidents', count: 1 }])
    expect(soon[0]).toMatchObject({ kind: 'drops', count: 2 })
    const only = toDo(employer, { certificates, waitingDrops: { all: 1, accidents: 1 } })
    expect(only.soon.map(nameOf)).not.toContain('drops')
    expect(atOnceHeadline(only)).toBe('Załoga zgłosiła wypadek')
  })

  it('begins with a grave accident that the inspector is not told of, with the words for the phone', () => {
    const accident = { who: 'employee', severity: 'serious' } as const
    const grave = report({ date: TODAY, accident })
    const { atOnce, soon } = toDo(employer, { certificates: allGood, reports: [grave] })
    expect(atOnce.map(nameOf)).toEqual(['told'])
    const [alarm] = atOnce
    expect(alarm?.kind === 'accident' && words(alarm.sentence)).toContain(
      'Zawiadamiam o ciężkim wypadku przy pracy',
    )
    expect(soon.map(nameOf)).toContain('drawn_up')
    const told = { ...grave, protocol: { told: TODAY } }
    expect(toDo(employer, { certificates: allGood, reports: [told] }).atOnce).toEqual([])
    expect(toDo(anna, { reports: [grave] }).atOnce).toEqual([])
  })

  it('has the own measures however far, and those of others that are late or due within 14 days', () => {
    const reports = [
      report({
        isNearMiss: true,
        status: 'closed',
        measures: [
          measure({ id: 'done', ownerId: 'anna', due: '2026-11-18', done: { doneOn: TODAY } }),
          measure({ id: 'far', ownerId: 'jan', due: '2026-12-06' }),
          measure({ id: 'soon', ownerId: 'jan', due: '2026-12-05' }),
          measure({ id: 'own', ownerId: 'employer', due: '2027-02-01' }),
          measure({ id: 'late', ownerId: 'ewa', due: '2026-11-18' }),
        ],
      }),
    ]
    expect(toDo(employer, { certificates: allGood, reports }).soon.map(nameOf)).toEqual([
      'late 3 dni po terminie, Ewa Zając',
      'soon do 05.12.2026, za 14 dni, Jan Adamski',
      'own do 01.02.2027, za 72 dni',
    ])
    const admin = user({ id: 'admin', role: 'admin' })
    expect(toDo(admin, { reports }).soon).toEqual([])
    expect(toDo(jan, { certificates: [bhp('jan')], reports }).soon.map(nameOf)).toEqual([
      'soon do 05.12.2026, za 14 dni',
      'far do 06.12.2026, za 15 dni',
    ])
  })
})

describe('what the company owes', () => {
  it('is to do from 30 days before its day, the overdue first, and not if it does not apply', () => {
    const device = (about: string, nextOn: string, facts: Partial<Duty> = {}): Duty => ({
      id: about,
      sort: 'device',
      about,
      nextOn,
      ...facts,
    })
    const duties = [
      device('a', '2026-12-21'),
      device('b', '2026-12-22'),
      device('c', '2026-11-01'),
      device('d', '2026-11-01', { notApplicable: 'sprzedany' }),
    ]
    const { soon } = toDo(employer, { duties, users: [employer] })
    expect(soon.filter(({ kind }) => kind === 'duty').map(nameOf)).toEqual([
      'Urządzenie pod dozorem technicznym – c 2026-11-01',
      'Urządzenie pod dozorem technicznym – a 2026-12-21',
    ])
  })
})

describe('the to-do list of a worker', () => {
  it('is a line for each required qualification, and for another one that ends soon', () => {
    const { unable, soon, staff } = toDo(anna, {
      certificates: [
        bhp('anna', { expiryDate: EXPIRED }),
        udt({ expiryDate: '2027-03-19' }),
        bhp('anna', { id: 'kpp', type: 'first_aid', scope: 'kpp', expiryDate: '2026-12-01' }),
        bhp('anna', { id: 'old', type: 'fire_protection', scope: 'inspector', expiryDate: EXPIRED }),
      ],
    })
    expect(unable.map(nameOf)).toEqual(['own bhp'])
    expect(soon.map(nameOf)).toEqual(['kpp', 'own machine_operator'])
    expect(staff).toBeUndefined()
  })

  it('names the training of today or tomorrow for who has a place, not for who waits for one', () => {
    const on = (date: string, participants: string[], overrides: Partial<Training> = {}) =>
      training({ id: date, date, participants, maxParticipants: 1, ...overrides })
    const trainings = [
      on('2026-11-23', ['jan']),
      on('2026-11-22', ['jan']),
      on('2026-11-21', ['jan', 'anna']),
      on('2026-11-20', ['jan']),
    ]
    const certificates = [bhp('jan', { expiryDate: '2028-01-01' })]
    expect(toDo(jan, { certificates, trainings }).soon.map(nameOf)).toEqual(['2026-11-21', '2026-11-22'])
    expect(
      toDo(anna, { certificates, trainings }).soon.filter(({ kind }) => kind === 'training'),
    ).toHaveLength(0)
    const cancelled = [on(TODAY, ['jan'], { status: 'cancelled' })]
    expect(toDo(jan, { certificates, trainings: cancelled }).soon).toEqual([])
  })

  it('names the nearest day of a training of several days, once', () => {
    const days = (date: string, lastDay: string) => {
      const trainings = [training({ date, lastDay, participants: ['jan'] })]
      const certificates = [bhp('jan', { expiryDate: '2028-01-01' })]
      return toDo(jan, { certificates, trainings }).soon.map(({ day }) => day)
    }
    expect(days('2026-11-21', '2026-11-22')).toEqual(['2026-11-21'])
    expect(days('2026-11-20', '2026-11-21')).toEqual(['2026-11-21'])
    expect(days('2026-11-22', '2026-11-23')).toEqual(['2026-11-22'])
    expect(days('2026-11-19', '2026-11-20')).toEqual([])
    expect(days('2026-11-23', '2026-11-24')).toEqual([])
  })

  it('holds no step of a protocol and nothing to confirm', () => {
    const certificates = [bhp('jan'), bhp('jan', { id: 'claim', type: 'first_aid', status: 'pending' })]
    const result = toDo(jan, { certificates, reports: [report({ reportedBy: 'jan' })] })
    expect(result).toMatchObject({ soon: [], unconfirmed: [] })
  })
})

describe('papers in the to-do list of an employer', () => {
  const valid = { expiryDate: '2028-01-01' }
  const certificates = [bhp('jan', valid), bhp('ewa', valid), ownBhp(valid)]
  const examined = (userId: string, overrides: Partial<Examination> = {}) =>
    examination({ id: `exam-${userId}`, userId, ...overrides })
  const trained = (userId: string) => induction({ id: `card-${userId}`, userId })
  const inductions = [trained('jan'), trained('ewa')]
  const staffOf = (records: Partial<EmploymentRecords>, users: Person[] = [jan, ewa, employer]) =>
    toDo(employer, { certificates, users, employment: papers(records) })

  it('leave nothing to do if everybody has them, and then no answer leaves them out', () => {
    expect(staffOf({ inductions, examinations: [examined('jan'), examined('ewa')] })).toEqual({
      atOnce: [],
      first: [],
      unable: [],
      staff: { admissions: expect.any(Array), unable: 0, admitted: 2, unknown: 0, total: 2 },
      soon: [],
      unconfirmed: [],
    })
  })

  it('stop whoever lacks them, and ask in time for the next examination', () => {
    const { unable, soon, staff } = staffOf({
      inductions,
      examinations: [examined('jan', { validUntil: EXPIRED }), examined('ewa', { validUntil: '2026-12-10' })],
    })
    expect(unable.map(nameOf)).toEqual(['jan'])
    expect(soon.map((task) => [nameOf(task), task.day])).toEqual([['ewa', '2026-12-10']])
    expect(staff).toMatchObject({ admitted: 1, unknown: 0, total: 2 })
  })

  it('ask whether an orzeczenie covers another position, and count its holder as unknown', () => {
    const examinations = [examined('jan', { position: 'magazynier' }), examined('ewa')]
    const { unable, soon, staff } = staffOf({ inductions, examinations })
    expect([unable.map(nameOf), soon.map(nameOf)]).toEqual([[], ['jan']])
    expect(staff).toMatchObject({ admitted: 1, unknown: 1, total: 2 })
  })

  it('are due on the first day of work, before which their lack is no alarm', () => {
    const beginner = { ...jan, hiredOn: '2026-12-01' }
    const { unable, soon, staff } = staffOf(
      { inductions: [trained('ewa')], examinations: [examined('jan'), examined('ewa')] },
      [beginner, ewa, employer],
    )
    expect(unable).toEqual([])
    expect(soon.map((task) => [nameOf(task), task.day])).toEqual([['jan', '2026-12-01']])
    expect(staff).toMatchObject({ admitted: 1, unknown: 0, total: 1 })
  })

  it('are asked of nobody after their last day', () => {
    const leaver = { ...jan, leftOn: '2026-11-20' }
    const { unable, soon, staff } = staffOf(
      { inductions: [trained('ewa')], examinations: [examined('ewa')] },
      [leaver, ewa, employer],
    )
    expect([unable, soon]).toEqual([[], []])
    expect(staff).toMatchObject({ admitted: 1, unknown: 0, total: 1 })
  })
})

describe('papers in the to-do list of a worker', () => {
  const certificates = [bhp('jan', { expiryDate: '2028-01-01' })]
  const ownOf = (records: Partial<EmploymentRecords>) => {
    const { unable, soon } = toDo(jan, { certificates, employment: papers(records) })
    return [unable.map(nameOf), soon.map((task) => `${nameOf(task)} ${task.day}`)]
  }
  const own = (overrides: Partial<Examination>) => ({
    examinations: [examination({ userId: 'jan', ...overrides })],
  })

  it('are missing if nobody has recorded them, because the employer keeps them', () => {
    expect(ownOf({})).toEqual([[], []])
  })

  it('are named once they have ended or end soon; a question is the employer’s', () => {
    expect(ownOf(own({}))).toEqual([[], []])
    expect(ownOf(own({ validUntil: EXPIRED }))).toEqual([['own examination'], []])
    expect(ownOf(own({ outcome: 'unfit' }))).toEqual([['own examination'], []])
    expect(ownOf(own({ validUntil: '2026-12-10' }))).toEqual([[], ['own examination 2026-12-10']])
    expect(ownOf(own({ position: 'magazynier' }))).toEqual([[], []])
  })

  it('of others are nobody else’s task', () => {
    expect(ownOf({ examinations: [examination({ userId: 'ewa', validUntil: EXPIRED })] })).toEqual([[], []])
  })
})

describe('certificates to confirm', () => {
  const claims = [
    bhp('anna', { id: 'new', status: 'pending', issueDate: '2026-11-20' }),
    bhp('jan', { id: 'old', status: 'pending', issueDate: '2026-11-01' }),
    bhp('ewa', { id: 'elsewhere', status: 'pending', issueDate: '2026-10-01', issuedBy: 'Inny Ośrodek' }),
    bhp('admin', { id: 'own', status: 'pending', issueDate: '2026-11-21' }),
    bhp('ewa', { id: 'active' }),
  ]
  const confirmedBy = (viewer: Person) =>
    toDo(viewer, { certificates: claims }).unconfirmed.map(({ id }) => id)

  it('are shown to people who may confirm them, the longest waiting first', () => {
    expect(confirmedBy(user({ id: 'admin', role: 'admin' }))).toEqual(['elsewhere', 'old', 'new'])
    const centre = user({ id: 'centre', role: 'training_center', company: 'Ośrodek Testowy' })
    expect(confirmedBy(centre)).toEqual(['old', 'new', 'own'])
    expect(confirmedBy(employer)).toEqual([])
  })

  it('are all that other roles than employer and worker have of certificates', () => {
    const certificates = [bhp('viewer', { expiryDate: EXPIRED })]
    const trainings = [training({ date: TODAY, participants: ['viewer'] })]
    for (const role of ROLES.filter((name) => name !== 'employer' && name !== 'employee')) {
      const viewer = user({ id: 'viewer', role, position: 'spawacz' })
      expect(toDo(viewer, { certificates, trainings })).toEqual({
        atOnce: [],
        first: [],
        unable: [],
        soon: [],
        unconfirmed: [],
      })
    }
  })
})

describe('the words', () => {
  const own = toDo(anna, {}).unable.slice(0, 1)
  const headline = (count: number, mine = own.slice(0, 0)) =>
    words(
      unableHeadline({
        unable: mine,
        staff: { admissions: [], unable: count, admitted: 0, unknown: 0, total: count },
      }),
    )

  it('count who may not work with the right verb, and address the viewer', () => {
    expect([0, 1, 3, 5, 22].map((count) => headline(count))).toEqual([
      undefined,
      '1 osoba nie może dziś pracować',
      '3 osoby nie mogą dziś pracować',
      '5 osób nie może dziś pracować',
      '22 osoby nie mogą dziś pracować',
    ])
    expect(headline(0, own)).toBe('Nie możesz dziś pracować')
    expect(headline(2, own)).toBe('Ty i 2 osoby nie możecie dziś pracować')
  })

  it('of the notification begin with who may not work, and are absent if reminders are off', () => {
    const settings = { expiryReminders: true, reminderPeriod: '30' } as const
    const certificates = [bhp('jan', { expiryDate: '2026-11-26' })]
    const reminder = reminderOf(certificates, settings, TODAY)
    expect(noticeOf(reminder, { unable: [] }, settings, TODAY)?.title).toContain('termin w')
    const notice = noticeOf(reminder, { unable: own }, settings, TODAY)
    expect(notice?.title).toBe('Nie możesz dziś pracować')
    expect(words(notice?.body)).toContain('1 certyfikat ma termin w ciągu 30 dni. Szkolenie okresowe BHP')
    expect(noticeOf(undefined, { unable: own }, settings, TODAY)).toEqual({
      title: 'Nie możesz dziś pracować',
      body: '',
    })
    expect(noticeOf(undefined, { unable: [] }, settings, TODAY)).toBeUndefined()
    expect(noticeOf(undefined, { unable: own }, { expiryReminders: false }, TODAY)).toBeUndefined()
  })

  it('name the nearest certificate once', () => {
    const certificates = [bhp('jan', { expiryDate: '2026-12-01' })]
    const result = toDo(jan, { certificates })
    expect(isInToDo(result, { id: 'bhp-jan' })).toBe(true)
    expect(isInToDo(result, { id: 'another' })).toBe(false)
  })
})

describe('what an import could not read', () => {
  const cell = (id: string, userId: string) => ({
    id,
    userId,
    heading: 'BHP',
    text: '?',
    reason: 'Podaj datę',
  })
  const unreadable = [cell('a', 'jan'), cell('b', 'jan'), cell('c', 'ewa'), cell('d', 'stranger')]
  const ofViewer = (role: Person['role']) =>
    toDo(user({ id: 'viewer', role }), { employment: { ...NO_PAPERS, unreadable } }).first.filter(
      ({ kind }) => kind === 'unreadable',
    )

  it('is one line for the whole staff, for who keeps people, and nothing of strangers', () => {
    expect(ofViewer('employer')).toEqual([{ kind: 'unreadable', people: 2, cells: 3, day: TODAY }])
    expect(ofViewer('employee')).toEqual([])
    expect(ofViewer('admin')).toEqual([])
  })
})
