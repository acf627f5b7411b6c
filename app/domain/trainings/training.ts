import * as v from 'valibot'

import { qualificationSchema, type Qualification, type Scope } from '~/domain/qualifications/qualification'
import { clockLabel, clockTime } from '~/domain/words/clock-time'
import { compareText } from '~/domain/words/collection'
import { daySchema, daysUntil, formatDay, formatDayWithWeekday, shiftDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { filledText } from '~/domain/words/typed-text'

import { attendeesOf, type Enrolment } from './enrolment'

const TRAINING_STATUSES = ['scheduled', 'completed', 'cancelled'] as const

export type TrainingStatus = (typeof TRAINING_STATUSES)[number]

export const TRAINING_STATUS_BADGES = {
  scheduled: { label: 'Zaplanowane', tone: 'primary' },
  completed: { label: 'Zakończone', tone: 'neutral' },
  cancelled: { label: 'Odwołane', tone: 'danger' },
} as const satisfies Record<TrainingStatus, { label: string; tone: string }>

export const trainingSchema = v.object({
  id: filledText,
  title: filledText,
  date: daySchema,
  /** Absent if it takes one day. It begins and ends at the same hours on each day. */
  lastDay: v.optional(daySchema),
  startTime: clockTime(),
  endTime: clockTime(),
  location: filledText,
  instructor: filledText,
  /** The organizer: a training centre, or a company that trains its own people. */
  // American spelling, like the role `training_center`: files that people have saved contain both.
  trainingCenter: filledText,
  participants: v.array(filledText),
  maxParticipants: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  description: v.string(),
  /** The qualification on the certificates of its participants, or null for none. Missing in older records. */
  leadsTo: v.optional(v.nullable(qualificationSchema)),
  status: v.picklist(TRAINING_STATUSES),
})

export type Training = Omit<v.InferOutput<typeof trainingSchema>, 'leadsTo'> & {
  leadsTo?: (Qualification & { scope: Scope }) | null | undefined
}

export type TrainingDays = Pick<Training, 'date' | 'lastDay'>

/** Returns the only day of a training of one day. */
export function lastDayOf({ date, lastDay = date }: TrainingDays): Day {
  return lastDay
}

/** True for each of its days, whatever its status. */
export function takesPlaceOn(training: TrainingDays, day: Day): boolean {
  return training.date <= day && day <= lastDayOf(training)
}

/** Returns scheduled trainings from today on and those under way, the nearest first. */
export function upcomingTrainings<Row extends Training>(trainings: readonly Row[], today: Day): Row[] {
  return trainings
    .filter((training) => training.status === 'scheduled' && lastDayOf(training) >= today)
    .toSorted((a, b) => compareText(a.date, b.date) || compareText(a.startTime, b.startTime))
}

/** Returns `05.12.2026`, `05–06.12.2026`, `30.11–01.12.2026` or `31.12.2026–01.01.2027`. */
export function daysLabel({ date, lastDay }: TrainingDays): string {
  if (lastDay === undefined) return formatDay(date)
  const [ofYear, ofMonth] = [4, 7].map((length) => date.slice(0, length) === lastDay.slice(0, length))
  return `${formatDay(date).slice(0, ofMonth ? 2 : ofYear ? 5 : 10)}–${formatDay(lastDay)}`
}

/** Returns `dzień 2 z 2` for one of its days, or undefined if it has no other. */
export function dayOfTrainingLabel({ date, lastDay }: TrainingDays, day: Day): string | undefined {
  if (lastDay === undefined) return undefined
  return `dzień\u00a0${daysUntil(day, date) + 1}\u00a0z\u00a0${daysUntil(lastDay, date) + 1}`
}

/** Returns `Szkolenie okresowe BHP, 05.12.2026`, which names a training among others. */
export function trainingName(training: Pick<Training, 'title'> & TrainingDays): string {
  return `${training.title}, ${daysLabel(training)}`
}

/** Returns for example `9:00–15:00`, Warsaw time. */
export function timesLabel({ startTime, endTime }: Pick<Training, 'startTime' | 'endTime'>): string {
  return `${clockLabel(startTime)}–${clockLabel(endTime)}`
}

/** Returns for example `05–06.12.2026, 9:00–15:00`. */
export function whenLabel(training: Pick<Training, 'startTime' | 'endTime'> & TrainingDays): string {
  return `${daysLabel(training)}, ${timesLabel(training)}`
}

/** Returns `12 / 20`, or only the count without a maximum. */
export function participantsLabel(training: Enrolment): string {
  return training.maxParticipants === undefined ? String(training.participants.length) : placesLabel(training)
}

/** Returns `12 / 20`, or `12 / —` without a maximum, for tables. */
export function placesLabel(training: Enrolment): string {
  return `${attendeesOf(training).length} / ${training.maxParticipants ?? '—'}`
}

/** Returns the days on which a training takes place, the first one first. */
export function daysOf(training: TrainingDays): Day[] {
  const { date } = training
  const length = daysUntil(lastDayOf(training), date) + 1
  return Array.from({ length }, (_, days) => shiftDay(date, { days }))
}

/** The days of a working week. More columns would be too narrow for a signature. */
const DAYS_SIDE_BY_SIDE = 5

/** Divides the days of a training among the tables of a print that has a column for each. */
export function daysSideBySide(days: readonly Day[]): Day[][] {
  const length = Math.ceil(days.length / DAYS_SIDE_BY_SIDE)
  return Array.from({ length }, (_, index) =>
    days.slice(index * DAYS_SIDE_BY_SIDE, (index + 1) * DAYS_SIDE_BY_SIDE),
  )
}

/**
 * Returns `Sobota, 5 grudnia 2026, 9:00–15:00`, or the first and the last day, if there are several; the hours are
 * those of each day.
 */
export function whenInWords(training: Pick<Training, 'startTime' | 'endTime'> & TrainingDays): string {
  const { date, lastDay } = training
  const first = formatDayWithWeekday(date)
  const times = timesLabel(training)
  if (lastDay === undefined) return `${first}, ${times}`
  const last = formatDayWithWeekday(lastDay)
  return `${first}\u00a0– ${last.charAt(0).toLowerCase()}${last.slice(1)}, codziennie ${times}`
}

/** Returns a person's other scheduled trainings that take place at the same time. */
export function overlappingTrainings<T extends Training>(
  training: Pick<Training, 'id' | 'date' | 'lastDay' | 'startTime' | 'endTime'>,
  trainings: readonly T[],
  userId: string,
): T[] {
  return trainings.filter(
    (other) =>
      other.id !== training.id &&
      other.status === 'scheduled' &&
      other.date <= lastDayOf(training) &&
      training.date <= lastDayOf(other) &&
      other.startTime < training.endTime &&
      training.startTime < other.endTime &&
      other.participants.includes(userId),
  )
}

/** Returns a warning that names the trainings that overlap with this one, or undefined without any. */
export function overlapWarning(training: TrainingDays, others: readonly Training[]): string | undefined {
  if (others.length === 0) return undefined
  const days = daysLabel(training)
  const labels = others.map(
    (other) =>
      `${keepTogether(other.title)}, ${daysLabel(other) === days ? timesLabel(other) : whenLabel(other)}`,
  )
  return `W\u00a0tym samym czasie: ${labels.join('; ')}.`
}
