import * as v from 'valibot'

import { isLanguage, type Language } from '~/domain/crew/languages/language'
import { daySchema, shiftDay, type Day } from '~/domain/words/day'

// What a browser gives the server, so that reminders come while the app is closed: days and counts. The server learns no
// names and no kinds, unless the person wants the names in the message.

/** A plan reaches so many months ahead. */
export const PLAN_MONTHS = 12

/** How many names a message may have, and how long each may be. */
export const MAX_LINES = 20
export const MAX_LINE_LENGTH = 200

/** The largest plan, in bytes of JSON. */
export const MAX_PLAN_BYTES = 256 * 1024

/** A message a day, for a year and a day. */
const MAX_MESSAGES = 367

/** The longest sealed text of a push message, as base64url. */
const MAX_SEALED_LENGTH = 3_000

/** What may be due: a certificate, a paper that work needs, a step of an accident, a measure, a duty of the company, a training. */
export const DUE_SORTS = ['certificate', 'paper', 'accident', 'measure', 'duty', 'training'] as const

export type DueSort = (typeof DUE_SORTS)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

const countsSchema = v.object({
  certificate: v.exactOptional(count),
  paper: v.exactOptional(count),
  accident: v.exactOptional(count),
  measure: v.exactOptional(count),
  duty: v.exactOptional(count),
  training: v.exactOptional(count),
} satisfies Record<DueSort, unknown>)

/** How much of each sort is due. A sort of which nothing is due is missing. */
export type DueCounts = v.InferOutput<typeof countsSchema>

const messageSchema = v.object({
  /** The day on which the server sends it. */
  day: daySchema,
  /** What is due on this day or before counts. */
  until: daySchema,
  counts: countsSchema,
  /** How much of it is past its day. */
  overdue: v.exactOptional(count),
  /** What is due, by name. Only if the person wants the names in the message. */
  lines: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_LINE_LENGTH))), v.maxLength(MAX_LINES)),
  ),
  /** The text of a push message, sealed for the device. */
  sealed: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(MAX_SEALED_LENGTH))),
})

export type PlannedMessage = v.InferOutput<typeof messageSchema>

/** Whose plan it is: of a register, or of a phone of the crew, which has no panel. */
export type PlanOwner = 'register' | 'worker' | 'participant'

const ownerSchema = v.picklist(['register', 'worker', 'participant'] satisfies PlanOwner[])

export const planSchema = v.object({
  language: v.custom<Language>(isLanguage),
  owner: v.optional(ownerSchema, 'register'),
  /** The day of the data from which it was worked out. */
  madeOn: daySchema,
  /** After this day the plan knows nothing. */
  endsOn: daySchema,
  messages: v.pipe(
    v.array(messageSchema),
    v.maxLength(MAX_MESSAGES),
    v.check((messages) => messages.every(({ day }, index) => day > (messages[index - 1]?.day ?? ''))),
  ),
})

/** The messages of the coming year, in order, at most one a day. */
export type ReminderPlan = v.InferOutput<typeof planSchema>

/**
 * Returns the next day after `day` on which the plan has something to send, or undefined. The last one is its end: a
 * message then asks to open the app, if the plan's owner has it.
 */
export function nextSendingDay(plan: ReminderPlan, day: Day): Day | undefined {
  const next = plan.messages.find((message) => message.day > day)?.day
  return next ?? endAfter(plan, day)
}

/** Somebody who has signed up for one training has no app to open, and nothing comes after it. */
function endAfter({ owner, endsOn }: ReminderPlan, day: Day): Day | undefined {
  return owner !== 'participant' && endsOn > day ? endsOn : undefined
}

/** Reads a plan as the store keeps it. Returns undefined for what is none. */
export function parseKeptPlan(text: string): ReminderPlan | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), planSchema), text)
  return parsed.success ? parsed.output : undefined
}

/** Returns the next day after `day` on which a kept plan has something to send, or undefined. */
export function nextDayOfKeptPlan(text: string, day: Day): Day | undefined {
  const plan = parseKeptPlan(text)
  return plan && nextSendingDay(plan, day)
}

/** The message of a day, the end of the plan, or both. */
export type DueToday = { message?: PlannedMessage | undefined; planEndsOn?: Day | undefined }

/**
 * Returns what a plan sends today: the latest message since the last one that was sent, unless it only tells of trainings
 * that are over, and that the plan ends. What was missed before counts no more. Returns undefined if there is nothing to
 * send.
 */
export function dueToday(
  plan: ReminderPlan,
  { sentOn, today }: { sentOn: Day; today: Day },
): DueToday | undefined {
  const latest = plan.messages.findLast(({ day }) => day <= today && day > sentOn)
  const message = latest && !isStale(latest, today) ? latest : undefined
  const planEndsOn = plan.endsOn <= today ? endAfter(plan, sentOn) : undefined
  return message || planEndsOn !== undefined ? { message, planEndsOn } : undefined
}

/** Returns true if a message tells only of trainings, which are on its next day, and they are over. */
function isStale({ day, counts }: PlannedMessage, today: Day): boolean {
  const { training, ...deadlines } = counts
  return Object.values(deadlines).length === 0 && training !== undefined && today > shiftDay(day, { days: 1 })
}
