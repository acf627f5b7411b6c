import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { typedLine, typedLines } from '~/domain/words/typed-text'

const MAX_INJURED_LENGTH = 120
const MAX_EFFECTS_LENGTH = 200
const MAX_RECOMMENDATIONS_LENGTH = 500
const MAX_INCAPACITY_DAYS = 9_999

const injured = typedLine(MAX_INJURED_LENGTH, `Skróć wpis o osobie do ${MAX_INJURED_LENGTH} znaków`)
const effects = typedLine(MAX_EFFECTS_LENGTH, `Skróć opis skutków do ${MAX_EFFECTS_LENGTH} znaków`)
const recommendations = typedLines(
  MAX_RECOMMENDATIONS_LENGTH,
  `Skróć zalecenia do ${MAX_RECOMMENDATIONS_LENGTH} znaków`,
)

/**
 * The facts that the register of accidents needs beside the report and its protocol. All of them may be unknown yet.
 */
export const registerEntrySchema = v.object({
  /** The injured person, if the report does not name them. */
  injured: v.optional(injured),
  /** The effects on the injured person, in the words of the protocol. */
  effects: v.optional(effects),
  /** Whether the protocol finds that it is an accident at work, if its step does not say it (older reports). */
  isAtWork: v.optional(v.boolean()),
  /** The day on which the claim for benefits went to ZUS. */
  claimedOn: v.optional(daySchema),
  daysOfIncapacity: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INCAPACITY_DAYS)),
  ),
  /** Other data that are not personal, such as the recommendations of the team. */
  recommendations: v.optional(recommendations),
})

export type RegisterEntry = v.InferOutput<typeof registerEntrySchema>

/** The lengths of the texts, and the most days. */
export const REGISTER_LIMITS = {
  injured: MAX_INJURED_LENGTH,
  daysOfIncapacity: MAX_INCAPACITY_DAYS,
  effects: MAX_EFFECTS_LENGTH,
  recommendations: MAX_RECOMMENDATIONS_LENGTH,
}

/** Returns „tak”, „nie”, or undefined if nobody has said what the protocol finds. */
export function atWorkLabel(isAtWork: boolean | undefined): string | undefined {
  if (isAtWork === undefined) return undefined
  return isAtWork ? 'tak' : 'nie'
}
