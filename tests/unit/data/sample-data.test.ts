import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { listCentres } from '~/data/centres.server'
import { findCertificate, listCertificates } from '~/data/certificates.server'
import { listEmployment } from '~/data/employment.server'
import { listReports } from '~/data/reports.server'
import { listTrainings } from '~/data/trainings.server'
import { findAccount, findUser, listAccounts, listPeople, requireUserId } from '~/data/users.server'
import { workingDay } from '~/data/working-day.server'
import { employeesOf, listVisibleCertificates, listVisibleReports } from '~/domain/access/visibility'
import { CERTIFICATE_STATUSES, certificateSchema } from '~/domain/certificates/certificate'
import { examinationSchema, inductionSchema } from '~/domain/employment/employment-records'
import { fullName, userSchema, type User } from '~/domain/people/user'
import { isIssuedByCentres, QUALIFICATION_TYPES, ruleOf } from '~/domain/qualifications/qualification'
import { isGrave } from '~/domain/reports/accident'
import { accidentSteps, isAccident, openSteps, openStepsOf } from '~/domain/reports/accident-progress'
import { measuresOf, measureState } from '~/domain/reports/measure'
import { REPORT_KINDS, REPORT_STATUSES, reportKind, reportSchema } from '~/domain/reports/report'
import { centreSchema } from '~/domain/trainings/centre'
import { trainingSchema } from '~/domain/trainings/training'
import { daysUntil, shiftDay } from '~/domain/words/day'

const TODAY = '2026-11-21'
const LEAP_DAY = '2028-02-29'
const SAFE_WORK = 'Ośrodek Szkoleniowy Bezpieczna Praca'

const users = listPeople().map(({ id }) => findUser(id) ?? expect.fail(`no ${id}`))
const employees = users.filter((user) => user.role === 'employee')
const certificates = listCertificates(TODAY)
const trainings = listTrainings(TODAY)
const reports = listReports(TODAY)
const centres = listCentres()

const admin = account('admin@pewnik.example')
const anna = account('pracownik@pewnik.example')
const employer = account('pracodawca@pewnik.example')
const trainingCentre = account('osrodek@pewnik.example')

function account(email: string): User {
  const user = findAccount(email)
  if (!user) throw new Error(`No account has the address ${email}`)
  return user
}

/** Returns the issues of rows by a schema that allows no other field. */
function issuesOf(entries: v.ObjectEntries, rows: readonly unknown[]) {
  return v.safeParse(v.array(v.strictObject(entries)), rows).issues
}

describe('all sample data', () => {
  it('parses by the schema of its entity, on any day', () => {
    for (const today of [TODAY, LEAP_DAY]) {
      expect(issuesOf(userSchema.entries, users)).toBeUndefined()
      expect(issuesOf(certificateSchema.entries, listCertificates(today))).toBeUndefined()
      expect(issuesOf(trainingSchema.entries, listTrainings(today))).toBeUndefined()
      expect(issuesOf(reportSchema.entries, listReports(today))).toBeUndefined()
      expect(issuesOf(centreSchema.entries, listCentres())).toBeUndefined()
      expect(issuesOf(examinationSchema.entries, listEmployment(today).examinations)).toBeUndefined()
      expect(issuesOf(inductionSchema.entries, listEmployment(today).inductions)).toBeUndefined()
    }
  })

  it('has ids of 16 letters and digits, each used once', () => {
    const ids = [...users, ...certificates, ...trainings, ...reports, ...centres].map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refers only to people and centres that exist', () => {
    const people = new Set(users.map(({ id }) => id))
    const named = [
      ...certificates.map(({ userId }) => userId),
      ...trainings.flatMap(({ participants }) => participants),
      ...reports.flatMap(({ reportedBy, injuredId, witnesses = [] }) => [
        reportedBy,
        injuredId ?? reportedBy,
        ...witnesses,
      ]),
    ]
    expect(named.filter((id) => !people.has(id))).toEqual([])

    const centreNames = centres.map(({ name }) => name)
    for (const { trainingCenter } of trainings) expect(centreNames).toContain(trainingCenter)
    expect(centreNames).toContain(trainingCentre.company)
  })

  it('has the same people, numbers, places and states on every day', () => {
    const undated = (today: string) => [
      listCertificates(today).map((each) => ({ ...each, issueDate: '', expiryDate: '' })),
      listTrainings(today).map((each) => ({ ...each, date: '', lastDay: each.lastDay && '' })),
      listReports(today).map((each) => ({
        ...each,
        date: '',
        closedOn: '',
        protocol: Object.keys(each.protocol ?? {}),
        measures: each.measures?.map((measure) => ({ ...measure, due: '', done: measure.done?.note })),
      })),
    ]
    expect(undated(LEAP_DAY)).toEqual(undated(TODAY))
  })

  it('moves its dates with today', () => {
    const distances = (today: string) => [
      ...listReports(today).map(({ date }) => daysUntil(date, today)),
      ...listCertificates(today)
        .filter(({ issueDate }) => daysUntil(today, issueDate ?? '') > 100)
        .map(({ expiryDate }) => expiryDate && daysUntil(expiryDate, today)),
    ]
    expect(distances(LEAP_DAY)).toEqual(distances(TODAY))
  })

  it('stays the same when a caller sorts or empties a list', () => {
    listPeople().length = 0
    listAccounts().reverse()
    listCentres().length = 0
    expect(listPeople().map(({ id }) => id)).toEqual(users.map(({ id }) => id))
    expect(listAccounts()[0]).toBe(admin)
    expect(listCentres()).toHaveLength(5)
  })
})

describe('users', () => {
  it('include four accounts in the order of the quick-fill buttons', () => {
    expect(listAccounts().map(({ email, role }) => [email, role])).toEqual([
      ['admin@pewnik.example', 'admin'],
      ['pracownik@pewnik.example', 'employee'],
      ['pracodawca@pewnik.example', 'employer'],
      ['osrodek@pewnik.example', 'training_center'],
    ])
  })

  it('are found by id', () => {
    expect(findUser(anna.id)).toBe(anna)
    expect(findUser('nobody')).toBeUndefined()
  })

  it('sign in by e-mail address, whatever its case and the spaces around it', () => {
    expect(findAccount('  Pracownik@PEWNIK.example ')).toBe(anna)
    expect(findAccount('')).toBeUndefined()
  })

  it('cannot sign in without an account', () => {
    expect(findAccount('lukasz.zieba@pewnik.example')).toBeUndefined()
  })

  it('have a name that nobody else has', () => {
    expect(new Set(users.map(fullName)).size).toBe(users.length)
    expect(requireUserId('Anna Dąbrowska')).toBe(anna.id)
    expect(() => requireUserId('Nikt Taki')).toThrow('Nikt Taki')
  })

  it('include 12 employees of two companies, one without company and position', () => {
    expect(employees).toHaveLength(12)
    expect(new Set(employees.flatMap(({ company }) => company ?? [])).size).toBe(2)
    expect(employeesOf(employer, users)).toHaveLength(7)
    expect(employeesOf(employer, users)).toContain(anna)
    const [free, ...more] = employees.filter(({ company }) => company === undefined)
    expect(free?.position).toBeUndefined()
    expect(more).toEqual([])
  })

  it('have an orzeczenie and the initial training; two of them have a gap', () => {
    const { examinations, inductions } = listEmployment(TODAY)
    const employed = users.filter(({ role, hiredOn }) => role === 'employee' || hiredOn !== undefined)
    const idsOf = (papers: readonly { userId: string }[]) => papers.map(({ userId }) => userId)
    expect(idsOf(examinations)).toEqual(employed.map(({ id }) => id))
    expect(idsOf(inductions)).toEqual(employed.map(({ id }) => id))
    expect(examinations.filter(({ validUntil = '' }) => validUntil < TODAY)).toHaveLength(1)
    expect(inductions.filter(({ positionOn }) => positionOn === undefined)).toHaveLength(1)
  })

  it('have fictional e-mail addresses and phones that nobody shares', () => {
    for (const { email, phone } of users) {
      expect(email).toMatch(/^[a-z.-]+@pewnik\.example$/)
      expect(phone ?? '+48 500 000 100').toMatch(/^\+48 500 000 1\d\d$/)
    }
    const phones = users.flatMap(({ phone }) => phone ?? [])
    expect(new Set(phones).size).toBe(phones.length)
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
  })
})

describe('certificates', () => {
  /** Never is later than any day. */
  const expiresIn = (expiryDate: string | undefined) =>
    expiryDate === undefined ? Infinity : daysUntil(expiryDate, TODAY)

  it('are found by id, with the dates of the day', () => {
    for (const certificate of certificates)
      expect(findCertificate(certificate.id, TODAY)).toEqual(certificate)
    expect(findCertificate('nothing', TODAY)).toBeUndefined()
  })

  it('cover every type and every stored status', () => {
    expect(new Set(certificates.map(({ type }) => type))).toEqual(new Set(QUALIFICATION_TYPES))
    expect(new Set(certificates.map(({ status }) => status))).toEqual(new Set(CERTIFICATE_STATUSES))
  })

  it('expire today, tomorrow and at every distance that has words of its own', () => {
    const days = certificates
      .filter(({ status }) => status === 'active')
      .map((each) => expiresIn(each.expiryDate))
    expect(days).toEqual(expect.arrayContaining([0, 1, 5, 12, 25, 60, 85]))
    expect(days.filter((day) => day > 90).length).toBeGreaterThan(10)
  })

  it('include one that is stored as active after its last day', () => {
    const lapsed = certificates.filter(
      ({ status, expiryDate }) => status === 'active' && expiresIn(expiryDate) < 0,
    )
    expect(lapsed).toHaveLength(1)
  })

  it('are stored as expired only after their last day', () => {
    const expired = certificates.filter(({ status }) => status === 'expired')
    expect(expired.filter(({ expiryDate }) => expiresIn(expiryDate) >= 0)).toEqual([])
  })

  it('were issued before today and before they expire', () => {
    for (const today of [TODAY, LEAP_DAY]) {
      for (const { issueDate, expiryDate } of listCertificates(today)) {
        expect(expiryDate === undefined || (issueDate ?? '') < expiryDate).toBe(true)
        expect((issueDate ?? '') < today).toBe(true)
      }
    }
  })

  it('have a scope of their type, and last for the years that the law gives it', () => {
    for (const certificate of certificates) {
      const rule = ruleOf(certificate)
      expect(rule).toBeDefined()
      // Where the law sets no term, companies choose three years or none, and a welder's document is for two.
      const lengths = rule?.years === undefined ? [undefined, 3, 2] : [rule.years]
      const expiries = lengths.map((years) => years && shiftDay(certificate.issueDate ?? '', { years }))
      expect(expiries).toContain(certificate.expiryDate)
    }
  })

  it('include no paper of UDT from before 1.06.2019, which has lost its validity', () => {
    const old = certificates.filter(
      ({ type, issueDate = '' }) => type === 'machine_operator' && issueDate < '2019-06-01',
    )
    expect(old).toEqual([])
  })

  it('come from whoever may issue them: boards, UDT and the fire service, else training centres', () => {
    const others = new Set(
      certificates.filter((each) => !isIssuedByCentres(each)).map(({ issuedBy }) => issuedBy),
    )
    const own = certificates.filter(isIssuedByCentres).map(({ issuedBy }) => issuedBy)
    const centreNames = centres.map(({ name }) => name)
    expect([...others].filter((name) => name === undefined || centreNames.includes(name))).toEqual([])
    expect(own.filter((name) => name !== undefined && !centreNames.includes(name))).toEqual([])
  })

  it('include one without an expiry day', () => {
    expect(certificates.filter(({ expiryDate }) => expiryDate === undefined)).toHaveLength(1)
  })

  it('wait for confirmation for 7 days at most', () => {
    const pending = certificates.filter(({ status }) => status === 'pending')
    expect(pending.filter(({ issueDate }) => daysUntil(TODAY, issueDate ?? '') > 7)).toEqual([])
  })

  it('include a renewal: an expired one and an active one of the same person, type and scope', () => {
    const renewed = certificates.filter(
      (older) =>
        older.status === 'expired' &&
        certificates.some(
          (newer) =>
            newer.userId === older.userId &&
            newer.type === older.type &&
            newer.scope === older.scope &&
            newer.status === 'active' &&
            expiresIn(newer.expiryDate) > 0,
        ),
    )
    expect(renewed).not.toEqual([])
  })

  it('have unique numbers with the prefix of their type and without a year', () => {
    const prefixes = {
      bhp: 'BHP',
      first_aid: 'KPP',
      fire_protection: 'PPO',
      electrical: 'SEP',
      machine_operator: 'UDT',
      own: 'SPW',
    }
    for (const { type, number } of certificates) {
      expect(number).toMatch(new RegExp(`^${prefixes[type]}-\\d{5}$`))
      expect(number).not.toMatch(/(19|20)\d\d/)
    }
    expect(new Set(certificates.map(({ number }) => number)).size).toBe(certificates.length)
  })

  it('give each account a valid, an expired, a pending and an expiring one', () => {
    const visibleTo = (viewer: User) => listVisibleCertificates(viewer, { certificates, users, trainings })
    expect(visibleTo(admin)).toHaveLength(certificates.length)
    expect(new Set(visibleTo(anna).map(({ status }) => status))).toEqual(
      new Set(['active', 'expired', 'pending']),
    )
    expect(visibleTo(employer).length).toBeGreaterThan(certificates.length / 2)
    for (const viewer of [anna, employer, trainingCentre]) {
      const days = visibleTo(viewer).map(({ expiryDate }) => expiresIn(expiryDate))
      expect(days.some((day) => day < 0)).toBe(true)
      expect(days.some((day) => day >= 0 && day <= 30)).toBe(true)
    }
    const issued = visibleTo(trainingCentre)
    expect(issued.length).toBeGreaterThanOrEqual(8)
    for (const { type } of issued) expect(['bhp', 'first_aid', 'fire_protection']).toContain(type)
  })

  it('fit the position of their holder', () => {
    const positionsOf = (kind: string) =>
      certificates.filter(({ type }) => type === kind).map(({ userId }) => findUser(userId)?.position)
    for (const position of positionsOf('electrical')) expect(position).toMatch(/elektr/)
    for (const position of positionsOf('machine_operator')) expect(position).toMatch(/wózka|magazynier/)
  })

  it('include some without an issuer', () => {
    expect(certificates.some(({ issuedBy }) => issuedBy === undefined)).toBe(true)
  })
})

describe('trainings', () => {
  const scheduled = trainings.filter(({ status }) => status === 'scheduled')

  it('are completed in the past and scheduled from tomorrow on, for three months', () => {
    for (const { status, date, lastDay = date } of trainings) {
      expect(status).toBe(date < TODAY ? 'completed' : 'scheduled')
      expect(lastDay < TODAY).toBe(date < TODAY)
    }
    const days = scheduled.map(({ date }) => daysUntil(date, TODAY))
    expect(Math.min(...days)).toBe(2)
    expect(Math.max(...days)).toBeLessThanOrEqual(92)
    expect(trainings.length - scheduled.length).toBeGreaterThanOrEqual(5)
  })

  it('are on working days near the same distance from any day, and neither past nor to come by mistake', () => {
    for (let day = TODAY, count = 0; count < 366; day = shiftDay(day, { days: 1 }), count += 1) {
      for (const [place, { date, lastDay = date, status }] of listTrainings(day).entries()) {
        for (const each of [date, lastDay]) expect(workingDay(each, 1), `seen on ${day}`).toBe(each)
        expect(status).toBe(lastDay < day ? 'completed' : 'scheduled')
        const moved = daysUntil(date, day) - daysUntil(trainings[place]?.date ?? '', TODAY)
        expect(Math.abs(moved), `${date}, seen on ${day}`).toBeLessThanOrEqual(9)
      }
    }
  })

  it('list nobody twice and never more people than the maximum', () => {
    for (const { participants, maxParticipants = Infinity } of trainings) {
      expect(new Set(participants).size).toBe(participants.length)
      expect(participants.length).toBeLessThanOrEqual(maxParticipants)
    }
  })

  it('have at most 20, 12 or 15 participants, and one scheduled training has no limit', () => {
    const maxima = new Set(trainings.map(({ maxParticipants }) => maxParticipants))
    expect(maxima).toEqual(new Set([20, 12, 15, undefined]))
    expect(scheduled.filter(({ maxParticipants }) => maxParticipants === undefined)).toHaveLength(1)
  })

  it('include one that is scheduled and full', () => {
    const full = scheduled.filter(
      ({ participants, maxParticipants }) => participants.length === maxParticipants,
    )
    expect(full.map(({ maxParticipants }) => maxParticipants)).toEqual([12])
    expect(new Set(full[0]?.participants)).toEqual(new Set(employees.map(({ id }) => id)))
  })

  it('include two on the same coming day', () => {
    expect(new Set(scheduled.map(({ date }) => date)).size).toBe(scheduled.length - 1)
  })

  it('lead to what a centre may issue, and a preparation, a workshop or a drill to none', () => {
    const lead = (word: string) =>
      trainings.filter(({ title }) => title.includes(word)).map(({ leadsTo }) => leadsTo)
    for (const word of ['Przygotowanie', 'warsztat', 'ewakuacja', 'Seminarium']) {
      expect([word, ...new Set(lead(word))]).toEqual([word, null])
    }
    expect(trainings.filter(({ leadsTo }) => leadsTo && !isIssuedByCentres(leadsTo))).toEqual([])
    expect(trainings.filter(({ leadsTo }) => leadsTo === undefined)).toEqual([])
  })

  it('of managers and engineers last two days, each of eight lesson hours', () => {
    const long = trainings.filter(
      ({ leadsTo }) => leadsTo && ['managers', 'engineers'].includes(leadsTo.scope),
    )
    expect(long).toHaveLength(3)
    expect(trainings.filter(({ lastDay }) => lastDay)).toEqual(long)
    for (const { description, date, lastDay = '', startTime, endTime } of long) {
      expect(description).toContain('Szkolenie trwa dwa dni')
      expect(daysUntil(lastDay, date)).toBe(1)
      expect(Number(endTime.slice(0, 2)) - Number(startTime.slice(0, 2))).toBeGreaterThanOrEqual(6)
    }
  })

  it('end after they start', () => {
    for (const { startTime, endTime } of trainings) expect(startTime < endTime).toBe(true)
  })

  it('are never scheduled at a centre that is inactive', () => {
    const active = centres.filter(({ status }) => status === 'active').map(({ name }) => name)
    for (const { trainingCenter } of scheduled) expect(active).toContain(trainingCenter)
  })

  it('include some of the sample instructor', () => {
    const names = users.filter(({ role }) => role === 'instructor').map(fullName)
    expect(trainings.filter(({ instructor }) => names.includes(instructor)).length).toBeGreaterThanOrEqual(3)
  })
})

describe('reports', () => {
  it('cover all kinds and all statuses', () => {
    expect(new Set(reports.map(reportKind))).toEqual(new Set(REPORT_KINDS))
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(REPORT_STATUSES))
  })

  it('are of the last five months, but for one accident of the year before', () => {
    const older = reports.filter(({ date }) => date <= shiftDay(TODAY, { months: -5 }))
    expect(older.map(({ date }) => date.slice(0, 4))).toEqual(['2025'])
    expect(reports.filter(({ date }) => date >= TODAY)).toEqual([])
  })

  it('include one without a location, one with witnesses and one that is long', () => {
    expect(reports.filter(({ location }) => location === undefined)).toHaveLength(1)
    expect(reports.some(({ witnesses }) => witnesses && witnesses.length > 1)).toBe(true)
    expect(reports.some(({ description }) => description.length > 200)).toBe(true)
  })

  it('name an employee of the same company as injured, only in accidents', () => {
    const naming = reports.filter(({ injuredId }) => injuredId !== undefined)
    expect(naming).not.toHaveLength(0)
    for (const named of naming) {
      expect(reportKind(named)).toBe('accident')
      expect(findUser(named.injuredId ?? '')?.company).toBe(findUser(named.reportedBy)?.company)
      expect(named.witnesses ?? []).not.toContain(named.injuredId)
    }
  })

  it('name other employees of the same company as witnesses', () => {
    for (const { reportedBy, witnesses = [] } of reports) {
      for (const witness of witnesses) {
        expect(witness).not.toBe(reportedBy)
        expect(findUser(witness)?.role).toBe('employee')
        expect(findUser(witness)?.company).toBe(findUser(reportedBy)?.company)
      }
    }
  })

  it('show Anna two of her own and the accident that she witnessed, but no indisposition of another person', () => {
    const naming = reports.filter(({ witnesses }) => witnesses?.includes(anna.id))
    expect(naming.map(({ type }) => type).toSorted()).toEqual(['accident', 'indisposition'])

    const visible = listVisibleReports(anna, { reports, users })
    expect(visible.filter(({ reportedBy }) => reportedBy === anna.id)).toHaveLength(2)
    expect(visible.filter(({ reportedBy }) => reportedBy !== anna.id).map(({ type }) => type)).toEqual([
      'accident',
    ])
  })

  it('have protocols that were done in time, and one that is late', () => {
    const steps = reports.flatMap((report) => accidentSteps(report, TODAY))
    expect(steps.filter(({ doneOn, isLate }) => doneOn && isLate)).toEqual([])
    const open = openSteps(reports, TODAY)
    expect(open.filter(({ isLate }) => isLate).map(({ step }) => step)).toEqual(['drawn_up'])
  })

  it('have accidents in each stage, one of them serious', () => {
    const last = reports.filter(isAccident).map((report) => {
      const done = accidentSteps(report, TODAY).filter(({ doneOn }) => doneOn !== undefined)
      return done.at(-1)?.step
    })
    expect(new Set(last)).toEqual(
      new Set(['secured', 'team', 'findings', 'drawn_up', 'read', 'approved', 'z_kw']),
    )
    const grave = reports.filter(({ accident }) => accident && isGrave(accident))
    expect(grave.map(({ accident, protocol }) => [accident?.severity, protocol?.told === undefined])).toEqual(
      [['serious', false]],
    )
  })

  it('have no open step if they are closed', () => {
    const closed = reports.filter((report) => isAccident(report) && report.status === 'closed')
    expect(closed.flatMap((report) => openStepsOf(report, TODAY))).toEqual([])
  })

  it('have measures of each state, done after the event and by people of the same company', () => {
    const measures = measuresOf(reports)
    const states = measures.map(({ measure }) => measureState(measure, TODAY))
    expect(states).toEqual(['late', 'open', 'open', 'done'])
    expect(new Set(measures.map(({ measure }) => measure.id)).size).toBe(measures.length)
    for (const { measure, report } of measures) {
      expect(measure.due > report.date).toBe(true)
      expect((measure.done?.doneOn ?? TODAY) > report.date).toBe(true)
      expect(findUser(measure.ownerId)?.company).toBe(findUser(report.reportedBy)?.company)
    }
  })

  it('come mostly from the company of the employer account', () => {
    expect(listVisibleReports(employer, { reports, users }).length).toBeGreaterThan(reports.length / 2)
  })
})

describe('orzeczenia and initial training', () => {
  const { examinations, inductions } = listEmployment(TODAY)
  const holdersOf = (papers: readonly { userId: string }[]) => papers.map(({ userId }) => userId)

  it('are there for every employee, once, about the position that they have', () => {
    for (const papers of [examinations, inductions]) {
      expect(holdersOf(papers)).toEqual(expect.arrayContaining(employees.map(({ id }) => id)))
      expect(new Set(holdersOf(papers)).size).toBe(papers.length)
      for (const { userId, position } of papers) {
        expect([undefined, findUser(userId)?.position]).toContain(position)
      }
    }
  })

  it('are in order but for one orzeczenie that has ended, one that ends soon and one part not given', () => {
    for (const { examinedOn = '', outcome } of examinations) {
      expect(examinedOn < TODAY).toBe(true)
      expect(outcome).toBe('fit')
    }
    const days = examinations.map(({ validUntil = '' }) => daysUntil(validUntil, TODAY))
    expect(days.filter((day) => day < 0)).toHaveLength(1)
    expect(days.filter((day) => day >= 0 && day <= 30)).toHaveLength(1)
    expect(inductions.filter(({ generalOn }) => generalOn === undefined)).toEqual([])
    expect(inductions.filter(({ positionOn }) => positionOn === undefined)).toHaveLength(1)
  })
})

describe('centres', () => {
  it('are four active and one inactive, of both types', () => {
    expect(centres.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'active',
      'active',
      'active',
      'inactive',
    ])
    expect(new Set(centres.map(({ type }) => type))).toEqual(new Set(['certyfikowane', 'standardowe']))
    expect(centres.map(({ name }) => name)).toContain(SAFE_WORK)
  })

  it('are in five cities', () => {
    const cities = centres.map(({ address }) => address.match(/, \d\d-\d{3} (\p{L}+)$/u)?.[1])
    expect(new Set(cities).size).toBe(5)
    expect(cities).not.toContain(undefined)
  })
})
