import * as v from 'valibot'

import { filledText, recordId } from '~/domain/words/typed-text'

/** A longer text is a note, and its beginning tells enough. */
export const MAX_CELL_LENGTH = 200

/**
 * A cell of an imported table that could not be read. The person came in without it, and it waits on their page until
 * somebody has mended it or says that it needs nothing.
 */
export const unreadableCellSchema = v.object({
  id: recordId,
  userId: recordId,
  /** The heading of its column, or „Kolumna C”. */
  heading: v.pipe(filledText, v.maxLength(MAX_CELL_LENGTH)),
  text: v.pipe(v.string(), v.maxLength(MAX_CELL_LENGTH)),
  /** The error in it, as a sentence. */
  reason: v.pipe(filledText, v.maxLength(MAX_CELL_LENGTH)),
})

export type UnreadableCell = v.InferOutput<typeof unreadableCellSchema>

/** Returns „„Badania lekarskie ważne do”: „po świętach””. */
export function unreadableCellLabel({ heading, text }: Pick<UnreadableCell, 'heading' | 'text'>): string {
  return text === '' ? `„${heading}”` : `„${heading}”: „${text}”`
}

/** True for two cells that say the same of one person: the same table was read twice. */
export function isSameCell(
  a: Omit<UnreadableCell, 'id' | 'reason'>,
  b: Omit<UnreadableCell, 'id' | 'reason'>,
) {
  return a.userId === b.userId && a.heading === b.heading && a.text === b.text
}
