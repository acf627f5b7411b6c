import * as v from 'valibot'

/** Invisible characters that can make a text look different: direction marks and zero-width characters. */
const MISLEADING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const LONE_SURROGATES = /\p{Cs}/gu
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
const CONTROLS_BUT_LINE_BREAKS = /(?!\n)\p{Cc}/gu
/** The spaces before a line break. It looks at each run of spaces once, however long it is. */
const SPACES_AT_LINE_END = /(?<! ) +\n/g

/** Removes invisible characters: control characters, direction marks and lone surrogates. */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(LONE_SURROGATES, '')
    .replace(MISLEADING, '')
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS_BUT_LINE_BREAKS, '')
}

/**
 * A text may be longer by so much before it is cleaned: white space goes, and a letter and its accents become one. A
 * text beyond that is not cleaned at all, because cleaning takes the square of the time for some texts.
 */
const UNCLEANED_FACTOR = 4

/** One line of typed text, cleaned and trimmed. It may be empty. `tooLong` is the message beyond `maxLength`. */
export function typedLine(maxLength: number, tooLong: string) {
  return v.pipe(
    v.string('Uzupełnij to pole'),
    v.maxLength(maxLength * UNCLEANED_FACTOR, tooLong),
    v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim()),
    v.maxLength(maxLength, tooLong),
  )
}

/** Several lines of typed text, cleaned and trimmed. It may be empty. Empty lines in a row become one. */
export function typedLines(maxLength: number, tooLong: string) {
  return v.pipe(
    v.string('Uzupełnij to pole'),
    v.maxLength(maxLength * UNCLEANED_FACTOR, tooLong),
    v.transform((text) =>
      cleanText(text)
        .replace(SPACES_AT_LINE_END, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
    v.maxLength(maxLength, tooLong),
  )
}

const MAX_ID_LENGTH = 64

/** The id of a record, from the sample data or created in this browser. */
export const recordId = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[\\w-]{1,${MAX_ID_LENGTH}}$`), 'Wybierz z listy'),
)

export const filledText = v.pipe(v.string(), v.nonEmpty())
