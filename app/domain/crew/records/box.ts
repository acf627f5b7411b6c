import * as v from 'valibot'

import { recordId, typedLine } from '~/domain/words/typed-text'

export const MAX_PLACE_LENGTH = 60

/** Keys are texts of letters, digits, `-` and `_`, whatever makes them. */
export const keyText = v.pipe(v.string(), v.regex(/^[\w-]{22,200}$/))

/**
 * A box for reports, as the register has it. The id is that of the server. `identity` opens what was dropped, on each
 * device of the register; the poster carries only the recipient that belongs to it. `dropToken` is on the poster, too.
 */
export const boxSchema = v.object({
  id: recordId,
  /** Where its poster hangs, „Hala A”. */
  place: v.pipe(
    typedLine(MAX_PLACE_LENGTH, `Skróć nazwę do ${MAX_PLACE_LENGTH} znaków`),
    v.nonEmpty('Podaj nazwę miejsca'),
  ),
  identity: keyText,
  dropToken: keyText,
  isPaused: v.optional(v.boolean()),
})

export type Box = v.InferOutput<typeof boxSchema>
