import * as v from 'valibot'

import { daySchema } from './day'

export const TRAINING_STATUSES = ['scheduled', 'completed'] as const

export type TrainingStatus = (typeof TRAINING_STATUSES)[number]

export const TRAINING_STATUS_BADGES = {
  scheduled: { label: 'Zaplanowane', tone: 'primary' },
  completed: { label: 'Zakończone', tone: 'neutral' },
} as const satisfies Record<TrainingStatus, { label: string; tone: string }>

const filled = v.pipe(v.string(), v.nonEmpty())
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const trainingSchema = v.object({
  id: filled,
  title: filled,
  date: daySchema,
  /** Warsaw clock time, `HH:mm`. */
  startTime: clockTime,
  endTime: clockTime,
  location: filled,
  instructor: filled,
  trainingCenter: filled,
  participants: v.array(filled),
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
export function participantsLabel({
  participants,
  maxParticipants,
}: Pick<Training, 'participants' | 'maxParticipants'>): string {
  return maxParticipants === undefined
    ? `${participants.length}`
    : `${participants.length} / ${maxParticipants}`
}

function clockLabel(time: string): string {
  return time.replace(/^0/, '')
}

/** `12 / 20`, with a dash where there is no maximum (specification, section 2). */
export function placesLabel({
  participants,
  maxParticipants,
}: Pick<Training, 'participants' | 'maxParticipants'>): string {
  return `${participants.length} / ${maxParticipants ?? '—'}`
}
