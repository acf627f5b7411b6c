import type { Language } from '~/domain/crew/languages/language'
import { compareText, groupBy } from '~/domain/words/collection'
import { formatDay, shiftDay, type Day } from '~/domain/words/day'
import { cutText } from '~/domain/words/polish'

import type { Due } from './dues'
import {
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_PLAN_BYTES,
  PLAN_MONTHS,
  type DueCounts,
  type PlannedMessage,
  type PlanOwner,
  type ReminderPlan,
} from './plan'
import { namelessText, othersText, reminderDay } from './reminder-text'

/** What is due that soon is announced once more, if the chosen period is longer. */
const LAST_CALL_DAYS = 7

/** The coming messages. `dueIn` returns all that is due in one. */
export type Drafts = {
  /** The day of the data. */
  today: Day
  endsOn: Day
  messages: readonly PlannedMessage[]
  dueIn: (message: PlannedMessage) => Due[]
}

/**
 * Returns the messages of the coming 12 months. A day has one if something comes within the chosen period on it, is seven
 * days away or is due on it, or if a training is on the next day. A message counts all that is due by the end of the
 * period, also what is overdue by then, and the trainings of the next day. `period` is in days.
 */
export function draftMessages(dues: readonly Due[], period: number, today: Day): Drafts {
  const endsOn = shiftDay(today, { months: PLAN_MONTHS })
  const sorted = dues.toSorted((a, b) => compareText(a.day, b.day))
  const deadlines = sorted.filter(({ sort }) => sort !== 'training')
  const trainings = groupBy(
    sorted.filter(({ sort }) => sort === 'training'),
    ({ day }) => dayBefore(day),
  )
  const days = messageDays(deadlines, [...trainings.keys()], period).filter(
    (day) => day >= today && day < endsOn,
  )
  // Both ends only move on, so that ten thousand deadlines are walked through once.
  let counted = 0
  let passed = 0
  const counts: DueCounts = {}
  const messages = days.map((day): PlannedMessage => {
    const until = shiftDay(day, { days: period })
    for (; isBy(deadlines[counted], until); counted++) countIn(counts, deadlines[counted])
    for (; isBy(deadlines[passed], dayBefore(day)); passed++);
    const training = trainings.get(day)?.length
    return {
      day,
      until,
      counts: { ...counts, ...(training !== undefined && { training }) },
      ...(passed > 0 && { overdue: passed }),
    }
  })
  const dueIn = ({ day, until }: PlannedMessage) => [
    ...deadlines.filter((each) => each.day <= until),
    ...(trainings.get(day) ?? []),
  ]
  return { today, endsOn, messages, dueIn }
}

function isBy(due: Due | undefined, day: Day): boolean {
  return due !== undefined && due.day <= day
}

function countIn(counts: DueCounts, due: Due | undefined): void {
  if (due) counts[due.sort] = (counts[due.sort] ?? 0) + 1
}

function dayBefore(day: Day): Day {
  return shiftDay(day, { days: -1 })
}

/** The language of a plan, and whose it is. */
export type PlanKind = { language: Language; owner?: PlanOwner }

/** Returns the plan that the server gets. With `withNames` it says what is due, by name. */
export function planOf(
  { today, endsOn, messages, dueIn }: Drafts,
  { language, owner = 'register', withNames }: PlanKind & { withNames: boolean },
): ReminderPlan {
  const planWith = (most: number): ReminderPlan => ({
    language,
    owner,
    madeOn: today,
    endsOn,
    messages: messages.map((message) => ({
      ...message,
      ...(most > 0 && { lines: linesOf(dueIn(message), { most, language }) }),
    })),
  })
  if (!withNames) return planWith(0)
  // A year full of long messages may be too much for the server: then each has fewer names.
  for (let most = MAX_LINES; most > 1; most = Math.floor(most / 2)) {
    const plan = planWith(most)
    if (fitsServer(plan)) return plan
  }
  return planWith(0)
}

export function fitsServer(plan: ReminderPlan): boolean {
  return new TextEncoder().encode(JSON.stringify(plan)).length <= MAX_PLAN_BYTES
}

/** Returns the days of all messages, in order. */
function messageDays(deadlines: readonly Due[], eves: readonly Day[], period: number): Day[] {
  // Thousands of deadlines share a few days, and moving a day costs more than comparing.
  const dueDays = [...new Set(deadlines.map(({ day }) => day))]
  const announced = dueDays.flatMap((day) =>
    announcedAhead(period).map((ahead) => shiftDay(day, { days: -ahead })),
  )
  return [...new Set([...eves, ...announced])].toSorted(compareText)
}

/** Returns how many days ahead of its day a thing is announced. */
export function announcedAhead(period: number): number[] {
  return period > LAST_CALL_DAYS ? [period, LAST_CALL_DAYS, 0] : [period, 0]
}

/** Returns what a message may name, the earliest first, and how much else there is: „i 12 innych terminów”. */
export function linesOf(
  dues: readonly Due[],
  { most = MAX_LINES, language = 'pl' }: { most?: number; language?: Language } = {},
): string[] {
  const named = dues.filter(({ name }) => name !== undefined).toSorted((a, b) => compareText(a.day, b.day))
  const isWhole = named.length === dues.length && named.length <= most
  // The last line counts the others.
  const shown = isWhole ? named : named.slice(0, most - 1)
  const others = dues.length - shown.length
  return [
    ...shown.map(({ day, name }) => cutText(`${lineDay(language, day)}: ${name}`, MAX_LINE_LENGTH)),
    ...(others > 0 ? [(shown.length > 0 ? othersText : namelessText)(language, others)] : []),
  ]
}

/** Polish days stand in a column. */
function lineDay(language: Language, day: Day): string {
  return language === 'pl' ? formatDay(day) : reminderDay(language, day)
}
