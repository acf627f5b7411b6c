import * as v from 'valibot'

import { daySchema } from './day'
import { attendeesOf, type Enrolment } from './enrolment'
import { filledText } from './typed-text'

export const TRAINING_STATUSES = ['scheduled', 'completed', 'cancelled'] as const

export type TrainingStatus = (typeof TRAINING_STATUSES)[number]

export const TRAINING_STATUS_BADGES = {
  scheduled: { label: 'Zaplanowane', tone: 'primary' },
  completed: { label: 'Zakończone', tone: 'neutral' },
  cancelled: { label: 'Odwołane', tone: 'danger' },
} as const satisfies Record<TrainingStatus, { label: string; tone: string }>

/** Warsaw clock time, `HH:mm`; `message` is said of anything else. */
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

/** `9:00–15:00`, Warsaw clock. */
export function timesLabel({ startTime, endTime }: Pick<Training, 'startTime' | 'endTime'>): string {
  return `${clockLabel(startTime)}–${clockLabel(endTime)}`
}

/** `12 / 20`, or only how many where there is no maximum. */
export function participantsLabel(training: Enrolment): string {
  return training.maxParticipants === undefined ? String(training.participants.length) : placesLabel(training)
}

/** `12 / 20`, for tables: with a dash where there is no maximum (specification, section 2). */
export function placesLabel(training: Enrolment): string {
  return `${attendeesOf(training).length} / ${training.maxParticipants ?? '—'}`
}

function clockLabel(time: string): string {
  return time.replace(/^0/, '')
}
