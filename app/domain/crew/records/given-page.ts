import * as v from 'valibot'

import { filledText, recordId, typedLine } from '~/domain/words/typed-text'

import { keyText, MAX_PLACE_LENGTH } from './box'

const common = {
  id: recordId,
  /** Opens the page. It is in the link, behind `#`. */
  key: keyText,
}

const name = typedLine(MAX_PLACE_LENGTH, `Skróć nazwę do ${MAX_PLACE_LENGTH} znaków`)

/** Whom a guard's list names: everybody of these. An empty list leaves nobody out. */
const choiceSchema = v.object({
  companies: v.array(filledText),
  positions: v.array(filledText),
  departments: v.array(filledText),
})

export type GateChoice = v.InferOutput<typeof choiceSchema>

/** A page that the register publishes, as the register has it. What it says is worked out anew from the records. */
export const givenPageSchema = v.variant('of', [
  v.object({ of: v.literal('mine'), ...common, userId: recordId }),
  v.object({
    of: v.literal('gate'),
    ...common,
    name: v.pipe(name, v.nonEmpty('Podaj nazwę bramy')),
    choice: choiceSchema,
    /** Whom the guard calls. */
    call: v.optional(v.object({ name: filledText, phone: v.optional(filledText) })),
  }),
  v.object({
    of: v.literal('signup'),
    ...common,
    trainingId: recordId,
    question: v.optional(filledText),
    /** True if sign-ups are taken in by themselves. */
    isAutomatic: v.optional(v.boolean()),
  }),
])

export type GivenPage = v.InferOutput<typeof givenPageSchema>

export type GivenPageOf<Of extends GivenPage['of']> = Extract<GivenPage, { of: Of }>
