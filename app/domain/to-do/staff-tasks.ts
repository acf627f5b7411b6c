import {
  isExpected,
  isUnable,
  needsAction,
  sortWorstFirst,
  type Admission,
} from '~/domain/admission/admission'
import { causesOf, groupByCause, isUnsettled, type CauseGroup } from '~/domain/admission/cause'
import { isDueSoon, isLacking, isNeeded, nextDayOf } from '~/domain/admission/requirement-item'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { UnreadableCell } from '~/domain/employment/unreadable-cell'
import type { Person } from '~/domain/people/user'
import { signedUpFor, trainingHelpFor, type TrainingHelp } from '~/domain/staff/training-need'
import type { Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

// What an employer has to do about the staff: a line for each of a few people, or for each cause of many.

type Row = CertificateRecord

/** Somebody of the staff, and what they lack or soon will. */
export type PersonTask = { kind: 'person'; admission: Admission<Row>; help: TrainingHelp; day?: Day }

/** One reason why many of the staff may not work or soon may not: it is acted on for all of them at once. */
export type CauseTask = {
  kind: 'cause'
  group: CauseGroup<Admission<Row>>
  /** The ids of the people who are signed up for a training that helps. */
  signedUp: ReadonlySet<string>
  day?: Day
}

/** Cells about people that imports could not read. They are due at once, because one of them may hold an alarm. */
export type UnreadableTask = { kind: 'unreadable'; people: number; cells: number; day: Day }

/** Most of the staff lack a paper: a register that begins, whose papers are still to be typed. */
export type PapersTask = { kind: 'papers'; people: number; day?: undefined }

/** Up to so many people are named; of more, their causes are. */
const MAX_NAMED_PEOPLE = 5

/** Returns what is to be done about the staff: a task for each person, or for each cause if they are many. */
function staffTasks(admissions: readonly Admission<Row>[], trainings: readonly Training[], today: Day) {
  const open = sortWorstFirst(admissions.filter(needsAction))
  const unable = open.filter(isUnable)
  const others = open.filter((admission) => !isUnable(admission) && !isOnlyUnsettled(admission))
  const isUnableNamed = unable.length <= MAX_NAMED_PEOPLE
  const areOthersNamed = isUnableNamed && others.length <= MAX_NAMED_PEOPLE
  const taskOf = (admission: Admission<Row>) => personTask(admission, trainings, today)
  // Of all who have it, so that the list of a cause has as many.
  const groups = groupByCause(open, today)
  const causes = areOthersNamed
    ? []
    : groups.filter((group) => !isUnsettled(group)).map((group) => causeTask(group, trainings, today))
  return {
    unsettled: groups
      .filter(isUnsettled)
      // Requirements come first, because one answer settles them for all who hold the position.
      .toSorted((a, b) => compareText(b.key, a.key))
      .map((group) => causeTask(group, trainings, today)),
    papers: isUnableNamed ? [] : papersTasks(admissions),
    unable: isUnableNamed ? unable.map(taskOf) : causes.filter(({ group }) => isLacking(group)),
    soon: [
      // People who have not begun to work yet lack papers for another day than today.
      ...(areOthersNamed ? others : others.filter((admission) => !isExpected(admission))).map(taskOf),
      ...causes.filter(({ group }) => !isLacking(group)),
    ],
  }
}

export const staffTasksOnce = keepLast(staffTasks)

/** True for somebody of whom there is nothing to say until their position or its requirements are settled. */
function isOnlyUnsettled(admission: Admission): boolean {
  const causes = isExpected(admission) ? causesOf(admission) : []
  return causes.length > 0 && causes.every(isUnsettled)
}

function papersTasks(admissions: readonly Admission[]): PapersTask[] {
  const expected = admissions.filter(isExpected)
  const lacking = expected.filter(({ checks, items }) =>
    [...checks, ...items].some(({ state }) => state === 'missing'),
  )
  return lacking.length * 2 > expected.length ? [{ kind: 'papers', people: lacking.length }] : []
}

function causeTask(group: CauseTask['group'], trainings: readonly Training[], today: Day): CauseTask {
  const { remedy, day } = group
  const signedUp =
    remedy.kind === 'train' ? signedUpFor(remedy.requirement, trainings, today) : new Set<string>()
  return { kind: 'cause', group, signedUp, day }
}

function personTask(admission: Admission<Row>, trainings: readonly Training[], today: Day): PersonTask {
  const { person, outside } = admission
  const [day] = [
    ...(outside === 'before' && person.hiredOn ? [person.hiredOn] : []),
    ...admission.checks.filter(isDueSoon).map((check) => check.day ?? LAST_DAY),
    ...admission.items.filter(isDueSoon).map((item) => nextDayOf(item, today) ?? LAST_DAY),
  ].toSorted(compareText)
  const needed = admission.items.filter(isNeeded).map(({ requirement }) => requirement)
  const help = trainingHelpFor(needed, person, trainings, today)
  return { kind: 'person', admission, help, day }
}

/** Returns one task for the cells about the staff that no import could read. */
export function unreadableTasks(
  unreadable: readonly UnreadableCell[],
  staff: readonly Person[],
  today: Day,
): UnreadableTask[] {
  const ids = new Set(staff.map(({ id }) => id))
  const cells = unreadable.filter(({ userId }) => ids.has(userId))
  const people = new Set(cells.map(({ userId }) => userId)).size
  return people > 0 ? [{ kind: 'unreadable', people, cells: cells.length, day: today }] : []
}
