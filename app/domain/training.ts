import * as v from 'valibot'

import { daySchema } from './day'
import { attendeesOf, type Enrolment } from './enrolment'
import { filledText } from './typed-text'

const TRAINING_STATUSES = ['scheduled', 'completed', 'cancelled'] as const

export type TrainingStatus = (typeof TRAINING_STATUSES)[number]

export const TRAINING_STATUS_BADGES = {
  scheduled: { label: 'Zaplanowane', tone: 'primary' },
  completed: { label: 'Zakończone', tone: 'neutral' },
  cancelled: { label: 'Odwołane', tone: 'danger' },
} as const satisfies Record<TrainingStatus, { label: string; tone: string }>

/** A schema for Warsaw clock time, `HH:mm`. */
export function clockTime(message = 'Podaj godzinę w postaci 9:00') {
  return v.pipe(v.string(message), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message))
}

export const trainingSchema = v.object({
  id: filledText,
  title: filledText,
  date: daySchema,
  startTime: clockTime(),
  endTime: clockTime(),
  location: filledText,
  instructor: filledText,
  trainingCenter: filledText,
  participants: v.array(filledText),
  maxParticipants: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  description: v.string(),
  status: v.picklist(TRAINING_STATUSES),
})

export type Training = v.InferOutput<typeof trainingSchema>

/** Returns for example `9:00–15:00`, Warsaw time. */
export function timesLabel({ startTime, endTime }: Pick<Training, 'startTime' | 'endTime'>): string {
  return `${clockLabel(startTime)}–${clockLabel(endTime)}`
}

/** Returns `12 / 20`, or only the count without a maximum. */
export function participantsLabel(training: Enrolment): string {
  return training.maxParticipants === undefined ? String(training.participants.length) : placesLabel(training)
}

/** Returns `12 / 20`, or `12 / —` without a maximum, for tables. */
export function placesLabel(training: Enrolment): string {
  return `${attendeesOf(training).length} / ${training.maxParticipants ?? '—'}`
}

function clockLabel(time: string): string {
  return time.replace(/^0/, '')
}
