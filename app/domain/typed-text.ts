import * as v from 'valibot'

/** Invisible characters that change how the text around them reads: direction marks and overrides, zero widths. */
const MISLEADING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const LONE_SURROGATES = /\p{Cs}/gu
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
const CONTROLS_BUT_LINE_BREAKS = /(?!\n)\p{Cc}/gu

/** What was typed, without what nobody sees: control characters, direction overrides, halves of characters. */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(LONE_SURROGATES, '')
    .replace(MISLEADING, '')
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS_BUT_LINE_BREAKS, '')
}

/** One line as typed, cleaned and trimmed; possibly empty. `tooLong` is said beyond `maxLength` characters. */
export function typedLine(maxLength: number, tooLong: string) {
  return v.pipe(
    v.string('Uzupełnij to pole'),
    v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim()),
    v.maxLength(maxLength, tooLong),
  )
}

/** Several lines as typed, cleaned and trimmed; possibly empty. Never more than one empty line in a row. */
export function typedLines(maxLength: number, tooLong: string) {
  return v.pipe(
    v.string('Uzupełnij to pole'),
    v.transform((text) =>
      cleanText(text)
        .replace(/ +\n/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
    v.maxLength(maxLength, tooLong),
  )
}

const MAX_ID_LENGTH = 64

/** The id of a record, the sample's or one made in this browser. */
export const recordId = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[\\w-]{1,${MAX_ID_LENGTH}}$`), 'Wybierz z listy'),
)

/** A text that says something: ids, names, numbers. */
export const filledText = v.pipe(v.string(), v.nonEmpty())
