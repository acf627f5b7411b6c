import { canMoveReports, canRunTraining } from '~/domain/access/access'
import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import { admissionsOf, type Admission, type AdmissionFacts } from '~/domain/admission/admission'
import { matterOfCheck } from '~/domain/admission/admission-check'
import { isLacking, nextDayOf, type RequirementItem } from '~/domain/admission/requirement-item'
import { calendarDeadlines, examinationDays } from '~/domain/calendar/calendar-deadlines'
import { measureDays } from '~/domain/calendar/own-dates'
import { lastDayOf } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { applicationDay } from '~/domain/certificates/deadline'
import { dutyDays } from '~/domain/duties/duty'
import type { Duty } from '~/domain/duties/duty-schema'
import { namesApart } from '~/domain/people/names-apart'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import { supervisorOf } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { openSteps } from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'
import { listEmployees } from '~/domain/staff/staff'
import { placeOf } from '~/domain/trainings/enrolment'
import { trainingName, type Training } from '~/domain/trainings/training'
import { compareText, indexById } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

import type { DueSort } from './plan'

/** Something that is due on a day. */
export type Due = {
  /** The same as long as it is the same thing, also if its day moves. */
  id: string
  sort: DueSort
  /** The last day on which it can be done; of a training its first day. */
  day: Day
  /** Says what is due, and of whom. Missing if a reminder may tell no more than the sort. */
  name?: string
  /** The law says „niezwłocznie”: `day` is today, and tomorrow it will be tomorrow. */
  isAtOnce?: true
}

/** What a person has recorded, as far as they may see it. `people` are the users as they call themselves. */
export type RemindedRegister = {
  users: readonly Person[]
  people: readonly Person[]
  visibleCertificates: readonly CertificateRecord[]
  visibleReports: readonly Report[]
  visibleDuties?: readonly Duty[]
  trainings: readonly (Training & { isOwn?: boolean })[]
} & AdmissionFacts

/**
 * Returns what the viewer is responsible for, each thing once, the earliest first: the own papers, as an employer also
 * those of the staff, the steps of accidents, the measures, what the company owes, and the trainings that the viewer attends or runs.
 */
export function duesOf(viewer: Person, register: RemindedRegister, today: Day): Due[] {
  const admissions = admissionsFor(viewer, register, today)
  return [
    ...certificateDues(viewer, register, admissions, today),
    ...paperDues(viewer, register, admissions, today),
    ...(canMoveReports(viewer) ? stepDues(register, today) : []),
    ...measureDays(viewer, register.visibleReports, indexById(register.people), undefined).map(
      ({ measureId, day }): Due => ({ id: `measure-${measureId}`, sort: 'measure', day }),
    ),
    ...dutyDays(register.visibleDuties ?? []).map(({ dutyId, title, day }): Due => ({
      id: `duty-${dutyId}`,
      sort: 'duty',
      day,
      name: title,
    })),
    ...trainingDues(viewer, register, today),
  ].toSorted((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id))
}

/** Returns the answers for those whose papers the viewer has to keep in order. */
function admissionsFor(viewer: Person, register: RemindedRegister, today: Day) {
  const { users, people, visibleCertificates } = register
  const isEmployer = hasRole(viewer, 'employer')
  const known = indexById(people)
  const workers = [
    ...(isEmployer || hasRole(viewer, 'employee') ? [viewer] : []),
    ...(isEmployer ? listEmployees(viewer, users) : []),
  ].filter(({ leftOn = LAST_DAY }) => leftOn >= today)
  const named = workers.map((person) => known.get(person.id) ?? person)
  return admissionsOf(named, visibleCertificates, register, today)
}

type Admissions = readonly Admission<CertificateRecord, Person>[]

/** Returns the certificates with an open deadline, and those that have expired although a position requires them. */
function certificateDues(
  viewer: Person,
  { visibleCertificates, people }: RemindedRegister,
  admissions: Admissions,
  today: Day,
): Due[] {
  const { deadlines } = calendarDeadlines(
    viewer,
    { visibleCertificates, people },
    new URLSearchParams(),
    today,
  )
  const open = new Set(deadlines.map(({ id }) => id))
  const name = namesApart(people)
  const found = new Map<string, Due>()
  for (const { person, outside, items } of admissions) {
    if (outside !== undefined) continue
    const holder = person.id === viewer.id ? undefined : name(person)
    for (const { certificate, lastDay, state } of items) {
      const isDue = certificate !== undefined && (state === 'expired' || open.has(certificate.id))
      const day = certificate && nextDayOf({ certificate, lastDay }, today)
      if (!isDue || day === undefined) continue
      const due = certificateDue({ ...certificate, ...(holder !== undefined && { holder }) }, day)
      // Two positions may require it, each with a day of its own.
      const former = found.get(due.id)
      if (!former || day < former.day) found.set(due.id, due)
    }
  }
  for (const certificate of deadlines) {
    const day = nextDayOf({ certificate, lastDay: lastDayOf(certificate) }, today)
    if (day === undefined) continue
    const due = certificateDue(certificate, day)
    if (!found.has(due.id)) found.set(due.id, due)
  }
  return [...found.values()]
}

function certificateDue(certificate: CertificateRecord & { holder?: string }, day: Day): Due {
  const { id, holder } = certificate
  const matter = matterOfQualification(certificate)
  const what = applicationDay(certificate) === day ? `wniosek do ${supervisorOf(certificate)}` : undefined
  const name = [holder, qualificationLabel(certificate), what].filter(Boolean).join(', ')
  return {
    id: `certificate-${id}`,
    // A certificate about health is one of the papers, so that not even its sort tells of it.
    sort: matter === 'health' ? 'paper' : 'certificate',
    day,
    ...(mayTell('reminder', matter) && { name }),
  }
}

/** Returns examinations, what somebody lacks who begins to work soon, and first periodic trainings. */
function paperDues(viewer: Person, register: RemindedRegister, admissions: Admissions, today: Day): Due[] {
  const { people } = register
  const name = namesApart(people)
  const examinations = examinationDays(viewer, people, register, undefined, today).map(
    ({ userId, day }): Due => ({ id: `examination-${userId}`, sort: 'paper', day }),
  )
  const others = admissions.flatMap(({ person, outside, checks, items }): Due[] => {
    if (outside === 'after') return []
    const holder = person.id === viewer.id ? undefined : name(person)
    if (outside === 'before') {
      const lacking = [...checks, ...items].some(isLacking)
      const isHealth = checks.some((check) => isLacking(check) && matterOfCheck(check) === 'health')
      if (!lacking || person.hiredOn === undefined) return []
      const words = [holder, 'dokumenty przed pierwszym dniem pracy'].filter(Boolean).join(', ')
      return [
        {
          id: `start-${person.id}`,
          sort: 'paper',
          day: person.hiredOn,
          ...(!isHealth && { name: words }),
        },
      ]
    }
    return items.flatMap((item) => firstTrainingDue(item, person, holder))
  })
  return [...examinations, ...others]
}

/** Returns the first periodic training of an employment, as long as there is no certificate whose day would count. */
function firstTrainingDue(
  { requirement: { qualification }, certificate, lastDay, state }: RequirementItem,
  { id }: Person,
  holder: string | undefined,
): Due[] {
  const isFirst = state === 'first' || state === 'first_soon' || state === 'expired'
  if (certificate !== undefined || lastDay === undefined || !isFirst) return []
  const { type, scope } = qualification
  const matter = matterOfQualification(qualification)
  const name = [holder, qualificationLabel(qualification)].filter(Boolean).join(', ')
  const dueId = ['first', id, type, scope].filter(Boolean).join('-')
  return [{ id: dueId, sort: 'paper', day: lastDay, ...(mayTell('reminder', matter) && { name }) }]
}

function stepDues({ visibleReports }: RemindedRegister, today: Day): Due[] {
  return openSteps(visibleReports, today).map(({ report, step, day, isAtOnce }) => ({
    id: `step-${report.id}-${step}`,
    sort: 'accident',
    day,
    ...(isAtOnce && { isAtOnce }),
  }))
}

function trainingDues(viewer: Person, { trainings }: RemindedRegister, today: Day): Due[] {
  return trainings
    .filter((training) => training.status === 'scheduled' && training.date >= today)
    .filter(
      (training) => placeOf(training, viewer.id)?.kind === 'attending' || canRunTraining(viewer, training),
    )
    .map((training) => ({
      id: `training-${training.id}`,
      sort: 'training',
      day: training.date,
      name: trainingName(training),
    }))
}
