import * as v from 'valibot'

import { DROP_KINDS } from '~/domain/crew/records/drop-kinds'
import { clockTime } from '~/domain/words/clock-time'
import { daySchema, shiftDay, warsawDay, type Day } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

// What a register publishes for phones. A page holds facts with their days and no verdict of a moment: the phone works the
// status out by its own day, so that a page stays true while the employer's browser is closed. Nothing about health is
// ever here but the day on which an orzeczenie ends.

/**
 * A time in which the papers of a person are in order. Without `from` it has begun when the page was written, so that the
 * same facts give the same page every day. Without `until` nothing known ends it.
 */
const spanSchema = v.object({
  position: v.optional(filledText),
  from: v.optional(daySchema),
  until: v.optional(daySchema),
})

export type Span = v.InferOutput<typeof spanSchema>

/** The papers that the register leaves to another system, so that no answer covers them. */
const leavesOutSchema = v.array(v.picklist(['examination', 'induction']))

const common = {
  v: v.literal(1),
  /** The instant at which the register has written the page. */
  writtenAt: v.pipe(v.string(), v.isoTimestamp()),
}

const paperCommon = {
  /** The Polish name, as it is on the paper. */
  title: filledText,
  /** By which the dictionaries may have a name of it. */
  key: v.optional(v.string()),
  /** The position that it is about, if that is not the main one. */
  position: v.optional(filledText),
}

/**
 * `held`: it counts until its end. `first`: the first periodic training is due by that day. `ask`: there is none that
 * counts, or the register does not know it; why, only the office says.
 */
const paperSchema = v.variant('state', [
  v.object({
    state: v.literal('held'),
    ...paperCommon,
    until: v.optional(daySchema),
    /** The last day to apply for an extension. */
    actBy: v.optional(daySchema),
    /** From this day on there is something to do. */
    soonFrom: v.optional(daySchema),
    /** The signed certificate, whose code is shown at a gate. */
    token: v.optional(v.string()),
  }),
  v.object({ state: v.literal('first'), ...paperCommon, until: daySchema, soonFrom: v.optional(daySchema) }),
  v.object({ state: v.literal('ask'), ...paperCommon }),
])

export type Paper = v.InferOutput<typeof paperSchema>

const trainingSchema = v.object({
  id: recordId,
  title: filledText,
  date: daySchema,
  lastDay: v.optional(daySchema),
  startTime: clockTime(),
  endTime: clockTime(),
  location: filledText,
})

/** A page of one worker. */
const mineSchema = v.object({
  kind: v.literal('mine'),
  ...common,
  personId: recordId,
  name: filledText,
  firm: v.optional(filledText),
  /** The last day of the employment, if it is known. */
  leftOn: v.optional(daySchema),
  spans: v.array(spanSchema),
  leavesOut: leavesOutSchema,
  papers: v.array(paperSchema),
  trainings: v.array(v.object({ ...trainingSchema.entries, place: v.picklist(['attending', 'waiting']) })),
  /** What follows `#` in the link of the box, if there is one. */
  box: v.optional(v.string()),
})

export type MinePage = v.InferOutput<typeof mineSchema>

/** Everybody who is let in, or will be. Nobody else is named, and no reason is. */
const gateSchema = v.object({
  kind: v.literal('gate'),
  ...common,
  name: filledText,
  firm: v.optional(filledText),
  /** Whom the guard calls about somebody who is not on the list. */
  call: v.optional(v.object({ name: filledText, phone: v.optional(v.string()) })),
  leavesOut: leavesOutSchema,
  people: v.array(
    v.object({
      lastName: filledText,
      firstName: v.string(),
      firm: v.optional(filledText),
      spans: v.pipe(v.array(spanSchema), v.nonEmpty()),
      /** True if the papers are in order on some of their positions only, so that the page names these. */
      isLimited: v.optional(v.literal(true)),
      /** True if somebody else in the register has the same name, let in or not. */
      hasNamesake: v.optional(v.literal(true)),
    }),
  ),
})

export type GatePage = v.InferOutput<typeof gateSchema>

/** A training that anybody with the link may sign up for. */
const signupSchema = v.object({
  kind: v.literal('signup'),
  ...common,
  training: trainingSchema,
  organiser: filledText,
  description: v.string(),
  /** Undefined without a maximum. */
  placesLeft: v.optional(v.number()),
  isCancelled: v.boolean(),
  /** What the organiser asks beside a name and a contact. */
  question: v.optional(filledText),
  box: filledText,
})

export type SignupPage = v.InferOutput<typeof signupSchema>

const RECEIPT_STATES = ['received', 'accepted', 'waiting_list', 'refused', 'cancelled', 'set_aside'] as const

/** What the sender of a drop sees of it. */
const receiptSchema = v.object({
  kind: v.literal('receipt'),
  ...common,
  /** What the sender has dropped: the words differ. */
  of: v.picklist(DROP_KINDS),
  state: v.picklist(RECEIPT_STATES),
  on: daySchema,
  answer: v.optional(filledText),
})

export type ReceiptPage = v.InferOutput<typeof receiptSchema>

const pageSchema = v.variant('kind', [mineSchema, gateSchema, signupSchema, receiptSchema])

export type Page = v.InferOutput<typeof pageSchema>

export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

/** Returns the page that was opened, „newer” if a later version has written it, or undefined for anything else. */
export function readPage(content: unknown): Page | 'newer' | undefined {
  const parsed = v.safeParse(pageSchema, content)
  if (parsed.success) return parsed.output
  return v.is(v.object({ v: v.pipe(v.number(), v.minValue(2)) }), content) ? 'newer' : undefined
}

/**
 * Returns all that a page says, always in the same order: without the moment at which it was written. Undefined for a page
 * that no phone could read. A page that says the same is not published again.
 */
export function saidBy(page: Page): string | undefined {
  // Parsed, because the fields are then in the order of the schema.
  const parsed = v.safeParse(pageSchema, page)
  return parsed.success ? JSON.stringify({ ...parsed.output, writtenAt: undefined }) : undefined
}

/**
 * Returns the day by which a page is judged: the phone's, but never one before the page was written. A clock that was set
 * back makes nothing valid again.
 */
export function dayOf({ writtenAt }: Pick<Page, 'writtenAt'>, phoneDay: Day): Day {
  const written = writtenDay({ writtenAt })
  return written > phoneDay ? written : phoneDay
}

/** Returns the day on which the register has written the page. */
export function writtenDay({ writtenAt }: Pick<Page, 'writtenAt'>): Day {
  return warsawDay(new Date(writtenAt))
}

const OLD_AFTER_DAYS = 30

/** True if the register has not written the page for so long that the reader is told to ask. */
export function isOld(page: Pick<Page, 'writtenAt'>, phoneDay: Day): boolean {
  return phoneDay > lastFreshDay(page)
}

/** Returns the last day on which the page is not old. */
export function lastFreshDay(page: Pick<Page, 'writtenAt'>): Day {
  return shiftDay(writtenDay(page), { days: OLD_AFTER_DAYS })
}
