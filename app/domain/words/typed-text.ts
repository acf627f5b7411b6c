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

/** Cleans a text and makes it one line, without spaces around it. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
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
    v.transform(cleanLine),
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

/** Typed text that may be left out. An empty field says nothing. */
export function optionalText(typed: ReturnType<typeof typedLine | typeof typedLines>) {
  return v.optional(
    v.pipe(
      typed,
      v.transform((text) => text || undefined),
    ),
  )
}

const MAX_ID_LENGTH = 64

/** The id of a record, from the sample data or created in this browser. */
export const recordId = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[\\w-]{1,${MAX_ID_LENGTH}}$`), 'Wybierz z listy'),
)

export const filledText = v.pipe(v.string(), v.nonEmpty())

/**
 * Gives a schema the value from a file or from the storage with well-formed text only. JSON can hold half of a letter (a
 * lone surrogate), which no address can carry: `encodeURIComponent` throws for it. A mark takes its place.
 */
export function wellFormed<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.unknown(), v.transform(withWellFormedText), schema)
}

function withWellFormedText(value: unknown): unknown {
  if (isWellFormed(value)) return value
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(withWellFormedText)
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, part]) => [name.toWellFormed(), withWellFormedText(part)]),
  )
}

/** Nearly all values are, and these are not copied. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (Array.isArray(value)) return value.every(isWellFormed)
  if (typeof value !== 'object' || value === null) return true
  return Object.keys(value).every((name) => name.isWellFormed()) && Object.values(value).every(isWellFormed)
}
