import * as v from 'valibot'

import { clockLabel, clockTime } from './clock-time'
import { daySchema, formatDay } from './day'
import { attendeesOf, type Enrolment } from './enrolment'
import { qualificationLabel, qualificationSchema } from './qualification'
import { filledText } from './typed-text'

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
  startTime: clockTime(),
  endTime: clockTime(),
  location: filledText,
  instructor: filledText,
  trainingCenter: filledText,
  participants: v.array(filledText),
  maxParticipants: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  description: v.string(),
  /** What its participants get a certificate for, or null for none. Missing in records from before it was asked. */
  leadsTo: v.optional(v.nullable(qualificationSchema)),
  status: v.picklist(TRAINING_STATUSES),
})

export type Training = v.InferOutput<typeof trainingSchema>

/** Returns `Szkolenie okresowe BHP, 05.12.2026`, which names a training among others. */
export function trainingName({ title, date }: Pick<Training, 'title' | 'date'>): string {
  return `${title}, ${formatDay(date)}`
}

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

/** Returns the qualification that a training leads to, or that it leads to none. */
export function leadsToLabel({ leadsTo }: Pick<Training, 'leadsTo'>): string {
  if (leadsTo === undefined) return 'Nie podano'
  return leadsTo ? qualificationLabel(leadsTo) : 'Nie prowadzi do certyfikatu'
}
