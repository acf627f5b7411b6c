import type { Certificate } from './certificate'
import { compareText } from './collection'
import { FIRST_DAY, isDay, LAST_DAY, type Day } from './day'
import { countOf } from './polish'
import { searchParamsOf } from './query'
import { hasOpenDeadline, type Renewable } from './renewal'
import type { Training } from './training'

/** How many trainings and deadlines a day has. */
type DayMarks = { trainings: number; deadlines: number }

/** Reads the `date` search param. A missing, malformed or too distant date means today. */
export function parseCalendarDate(params: URLSearchParams, today: Day): Day {
  const date = params.get('date') ?? today
  return isDay(date) && date >= FIRST_DAY && date <= LAST_DAY ? date : today
}

/** Writes the chosen day to search params. Today is left out. */
export function calendarSearchParams(date: Day, today: Day): URLSearchParams {
  return searchParamsOf({ date: date === today ? undefined : date })
}

/** Returns the person's own certificates with an open deadline. */
export function ownDeadlines(
  certificates: readonly (Certificate & Renewable)[],
  userId: string,
  today: Day,
): Certificate[] {
  return certificates.filter(
    (certificate) => certificate.userId === userId && hasOpenDeadline(certificate, today),
  )
}

/** Returns the scheduled trainings for which the person has signed up. */
export function trainingsOf<T extends Training>(trainings: readonly T[], userId: string): T[] {
  return trainings.filter(
    ({ status, participants }) => status === 'scheduled' && participants.includes(userId),
  )
}

/** Returns the marks of all days, and the trainings and deadlines of the chosen day, sorted by time and number. */
export function calendar<T extends Training>(
  { trainings, deadlines }: { trainings: readonly T[]; deadlines: readonly Certificate[] },
  date: Day,
) {
  return {
    marks: markDays(trainings, deadlines),
    trainings: trainings
      .filter((training) => training.date === date)
      .toSorted((a, b) => compareText(a.startTime, b.startTime) || compareText(a.endTime, b.endTime)),
    deadlines: deadlines
      .filter((certificate) => certificate.expiryDate === date)
      .toSorted((a, b) => compareText(a.number, b.number)),
  }
}

/** Returns for example `2 szkolenia, koniec ważności certyfikatu`, for screen readers. */
export function describeMarks({ trainings, deadlines }: DayMarks): string {
  const parts = [trainings > 0 && countOf(trainings, 'training'), deadlines > 0 && deadlinesLabel(deadlines)]
  return parts.filter(Boolean).join(', ')
}

/** Counts the trainings of the chosen day. Cancelled ones do not count, but the list shows them. */
export function trainingsOnDateLabel(trainings: readonly Pick<Training, 'status'>[]): string {
  const count = trainings.filter(({ status }) => status !== 'cancelled').length
  if (count > 0) return `${countOf(count, 'training')} w wybranej dacie.`
  return trainings.length > 0
    ? `Odwołane szkolenia w wybranej dacie: ${trainings.length}.`
    : 'Brak szkoleń w wybranej dacie.'
}

/** Returns the genitive, which `countOf` does not have. It is the same for every count except one. */
function deadlinesLabel(count: number): string {
  return count === 1 ? 'koniec ważności certyfikatu' : `koniec ważności ${count} certyfikatów`
}

function markDays(
  trainings: readonly Training[],
  deadlines: readonly Certificate[],
): ReadonlyMap<Day, DayMarks> {
  const marks = new Map<Day, DayMarks>()
  const mark = (day: Day, added: DayMarks) => {
    const former = marks.get(day) ?? { trainings: 0, deadlines: 0 }
    marks.set(day, {
      trainings: former.trainings + added.trainings,
      deadlines: former.deadlines + added.deadlines,
    })
  }
  for (const { date, status } of trainings)
    if (status !== 'cancelled') mark(date, { trainings: 1, deadlines: 0 })
  for (const { expiryDate } of deadlines) mark(expiryDate, { trainings: 0, deadlines: 1 })
  return marks
}
