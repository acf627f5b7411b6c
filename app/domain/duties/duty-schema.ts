import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

// Stored changes are read by this module. The words of duties are in `duty.ts`, which a form or a list needs.

/** The sorts of duties. They are stored and never change. */
export const DUTY_SORTS = [
  'risk',
  'instruction',
  'dangerous_work',
  'two_people',
  'service',
  'first_aid',
  'evacuation',
  'clothing',
  'measurement',
  'device',
  'extinguishers',
  'electricity',
  'other',
] as const

export type DutySort = (typeof DUTY_SORTS)[number]

export const CONFIRMATIONS = ['paper', 'electronic', 'both'] as const

export type Confirmation = (typeof CONFIRMATIONS)[number]

/** 50 years, as for documents of people. */
export const MAX_INTERVAL_MONTHS = 600

export const MAX_TOLD = 100_000

function wholeNumber(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
}

/** One thing that the employer owes, as it is stored: one assessment, one device, one factor. */
export const dutySchema = v.object({
  id: recordId,
  sort: v.picklist(DUTY_SORTS),
  /** The position, the device, the factor or the firm that it is about. */
  about: v.optional(filledText),
  /** The last time that it was done. */
  doneOn: v.optional(daySchema),
  everyMonths: v.optional(wholeNumber(1, MAX_INTERVAL_MONTHS)),
  /** The next time, if it does not follow from the last one and the interval. */
  nextOn: v.optional(daySchema),
  /** The appointed people. */
  people: v.optional(v.array(recordId)),
  /** How many people know the document, and how they have confirmed it. */
  told: v.optional(wholeNumber(0, MAX_TOLD)),
  confirmation: v.optional(v.picklist(CONFIRMATIONS)),
  note: v.optional(filledText),
  /** Why the firm does not owe it. Then nothing else counts. */
  notApplicable: v.optional(filledText),
})

export type Duty = v.InferOutput<typeof dutySchema>
