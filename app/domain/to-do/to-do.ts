import { canManagePeople, canMoveReports } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import { countAdmitted, isUnable, type Admission, type AdmissionFacts } from '~/domain/admission/admission'
import { uncheckedLabel } from '~/domain/admission/admission-label'
import { isLacking } from '~/domain/admission/requirement-item'
import { measureTasks, trainingsOf, type MeasureTask } from '~/domain/calendar/own-dates'
import type { Certificate } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { WaitingDropCounts } from '~/domain/crew/drops/drop'
import { listUnconfirmed } from '~/domain/decisions/certificate-decision'
import { dutiesToActOn, dutyDays, type DutyDay } from '~/domain/duties/duty'
import type { Duty } from '~/domain/duties/duty-schema'
import { hasRole } from '~/domain/people/permission'
import type { Person } from '~/domain/people/user'
import { copyLabel, isCopyDue, type CopyState } from '~/domain/register/last-copy'
import { openSteps, phoneSentence, type OpenStep } from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'
import { placeOf } from '~/domain/trainings/enrolment'
import { takesPlaceOn, type Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import { LAST_DAY, shiftDay, type Day } from '~/domain/words/day'

import { ownTasks, type CertificateTask, type OwnPaperTask, type OwnTask } from './own-tasks'
import {
  staffTasksOnce,
  unreadableTasks,
  type CauseTask,
  type PapersTask,
  type PersonTask,
  type UnreadableTask,
} from './staff-tasks'

type Row = CertificateRecord

/** A step of an accident that is due later is in the calendar alone, such as part II of Z-KW after half a year. */
const STEPS_AHEAD_DAYS = 30

/** A training of today or tomorrow, its `day`, with the viewer on its list. */
type TrainingTask = { kind: 'training'; training: Training; day: Day }

/**
 * A step of an accident that the law sets. An alarm has the `sentence` to say on the phone. A collective accident has a
 * report for each `injured` person, who tells its lines apart: one of the people, or a name.
 */
export type AccidentTask = {
  kind: 'accident'
  open: OpenStep<Report>
  day: Day
  sentence?: string
  injured?: Person | string
}

/** Something that the company owes, late or soon. */
export type DutyTask = { kind: 'duty' } & DutyDay

/** What the crew has sent and nobody has decided on. `sign-ups`: of a centre, which has no reports. */
type DropsTask = ({ kind: 'drops' } | { kind: 'sign-ups' }) & { count: number; day: Day }

/** Accidents that the crew tells of and nobody has read. */
type ToldAccidentsTask = { kind: 'told-accidents'; count: number; day: Day }

/** A copy of own data, which is due. */
type CopyTask = { kind: 'copy'; label: string; isAtRisk: boolean; day: Day }

export type Task =
  | PersonTask
  | CauseTask
  | OwnTask
  | OwnPaperTask
  | CertificateTask
  | TrainingTask
  | AccidentTask
  | MeasureTask
  | DutyTask
  | UnreadableTask
  | PapersTask
  | DropsTask
  | ToldAccidentsTask
  | CopyTask

/** The tasks of a viewer, the most urgent first. */
export type ToDo = {
  /**
   * The crew tells of accidents that nobody has read yet, and the inspector and the prosecutor are not told yet of fatal,
   * serious or collective ones.
   */
  atOnce: (ToldAccidentsTask | AccidentTask)[]
  /**
   * What the answer about the staff waits for, in the order in which it is done: requirements of positions, cells that an
   * import could not read, and papers if most people lack some.
   */
  first: (CauseTask | UnreadableTask | PapersTask)[]
  /** Why somebody may not work today: the viewer's own qualifications first, then people of the staff. */
  unable: (PersonTask | CauseTask | OwnTask | OwnPaperTask)[]
  /** The staff, and how many of them may work today. Undefined for who has no staff. */
  staff?: {
    admissions: readonly Admission<Row>[]
    unable: number
    admitted: number
    unknown: number
    total: number
  }
  /** The papers that the answers about the staff leave out, in words, if there are any. */
  unchecked?: string
  /** Drops that wait come first, because one that is not opened yet may tell of an accident. Then tasks with a day, overdue steps first. */
  soon: Task[]
  /** The certificates that wait for the viewer to confirm them, the longest waiting first. */
  unconfirmed: Row[]
}

/**
 * Returns what the viewer has to do. An employer thinks in people and a worker in papers, so a line is a person of the
 * staff or a qualification of the viewer.
 */
export function toDoOf(
  viewer: Person,
  {
    visibleCertificates,
    visibleReports,
    visibleDuties = [],
    trainings,
    users,
    people,
    staff,
    examinationsOf,
    positions,
    employment,
    copyState,
    waitingDrops = { all: 0, accidents: 0 },
  }: {
    visibleCertificates: readonly Row[]
    visibleReports: readonly Report[]
    visibleDuties?: readonly Duty[]
    trainings: readonly Training[]
    /** Says who belongs to the staff. */
    users: readonly Person[]
    /** The same users with the names and positions that they have given themselves here. */
    people: ReadonlyMap<string, Person>
    /** Whether each of the staff of an employer may work. Others have no staff. */
    staff: readonly Admission<Row>[]
    copyState: CopyState
    /** What the crew has sent, as far as this device knows. */
    waitingDrops?: WaitingDropCounts
  } & AdmissionFacts,
  today: Day,
): ToDo {
  const facts = { examinationsOf, positions, employment }
  const isEmployer = hasRole(viewer, 'employer')
  const hasOwnTasks = isEmployer || hasRole(viewer, 'employee')
  const own = hasOwnTasks
    ? ownTasks(people.get(viewer.id) ?? viewer, { visibleCertificates, trainings, facts }, today)
    : []
  const unchecked = uncheckedLabel(employment.required)
  const accidents = canMoveReports(viewer) ? accidentTasks(viewer, { visibleReports, people }, today) : []
  const staffCounts = countAdmitted(staff)
  const ofStaff = staffTasksOnce(staff, trainings, today)
  const told = canMoveReports(viewer) ? waitingDrops.accidents : 0
  const otherDrops = waitingDrops.all - told
  const soon: Task[] = [
    ...own.filter((task) => !isReasonAgainstWork(task)),
    ...ofStaff.soon,
    ...(hasOwnTasks ? trainingTasks(viewer, trainings, today) : []),
    ...accidents.filter(({ open }) => !open.isAlarm),
    ...measureTasks(viewer, visibleReports, people, today),
    ...dutiesToActOn(dutyDays(visibleDuties), today).map((due) => ({ kind: 'duty' as const, ...due })),
    ...copyTasks(copyState, today),
  ]
  return {
    atOnce: [
      ...(told > 0 ? [{ kind: 'told-accidents' as const, count: told, day: today }] : []),
      ...accidents.filter(({ open }) => open.isAlarm),
    ],
    first: [
      ...ofStaff.unsettled,
      ...(canManagePeople(viewer)
        ? unreadableTasks(employment.unreadable, employeesOf(viewer, users), today)
        : []),
      ...ofStaff.papers,
    ],
    unable: [...own.filter(isReasonAgainstWork), ...ofStaff.unable],
    ...(staffCounts.total > 0 && {
      staff: { admissions: staff, unable: staff.filter(isUnable).length, ...staffCounts },
    }),
    ...(staff.length > 0 && unchecked !== undefined && { unchecked }),
    soon: [
      ...(otherDrops > 0
        ? [
            {
              kind: canMoveReports(viewer) ? ('drops' as const) : ('sign-ups' as const),
              count: otherDrops,
              day: today,
            },
          ]
        : []),
      ...soon.toSorted((a, b) => compareText(a.day ?? LAST_DAY, b.day ?? LAST_DAY)),
    ],
    unconfirmed: listUnconfirmed(viewer, visibleCertificates),
  }
}

function isReasonAgainstWork(task: OwnTask | OwnPaperTask | CertificateTask): task is OwnTask | OwnPaperTask {
  if (task.kind === 'own-paper') return isLacking(task.check)
  return task.kind === 'own' && isLacking(task.item)
}

function trainingTasks(viewer: Person, trainings: readonly Training[], today: Day): TrainingTask[] {
  const nearest = [today, shiftDay(today, { days: 1 })]
  return trainingsOf(trainings, viewer.id)
    .filter((training) => placeOf(training, viewer.id)?.kind === 'attending')
    .flatMap((training) => {
      const day = nearest.find((each) => takesPlaceOn(training, each))
      return day === undefined ? [] : [{ kind: 'training', training, day }]
    })
}

function accidentTasks(
  viewer: Person,
  { visibleReports, people }: { visibleReports: readonly Report[]; people: ReadonlyMap<string, Person> },
  today: Day,
): AccidentTask[] {
  const last = shiftDay(today, { days: STEPS_AHEAD_DAYS })
  return openSteps(visibleReports, today)
    .filter(({ day }) => day <= last)
    .map((open) => ({
      kind: 'accident',
      open,
      day: open.day,
      sentence: open.isAlarm ? phoneSentence(open.report, viewer.company) : undefined,
      injured: open.report.accident?.isCollective
        ? (people.get(open.report.injuredId ?? '') ?? open.report.injured)
        : undefined,
    }))
}

function copyTasks(state: CopyState, today: Day): CopyTask[] {
  if (!isCopyDue(state, today)) return []
  return [{ kind: 'copy', label: copyLabel(state, today), isAtRisk: state.isAtRisk, day: today }]
}

/** True if a line tells of the certificate already. */
export function isInToDo({ unable, soon }: Pick<ToDo, 'unable' | 'soon'>, { id }: Pick<Certificate, 'id'>) {
  return [...unable, ...soon].some((task) => {
    if (task.kind === 'certificate') return task.certificate.id === id
    if (task.kind === 'own') return task.item.certificate?.id === id
    const admissions =
      task.kind === 'person' ? [task.admission] : task.kind === 'cause' ? task.group.admissions : []
    return admissions.some(({ items }) => items.some(({ certificate }) => certificate?.id === id))
  })
}
