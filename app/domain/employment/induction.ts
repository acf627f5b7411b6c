import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

/**
 * The initial BHP training of an employment, as the karta szkolenia wstępnego has it (regulation of 27.07.2004, §
 * 8–12): the general part once, the part on the position again for each position. A card may have one part or both.
 */
export const inductionSchema = v.object({
  id: recordId,
  userId: recordId,
  /** The day of the instruktaż ogólny. */
  generalOn: v.optional(daySchema),
  /** The day of the instruktaż stanowiskowy. */
  positionOn: v.optional(daySchema),
  /** The position of the instruktaż stanowiskowy. */
  position: v.optional(filledText),
})

export type Induction = v.InferOutput<typeof inductionSchema>
