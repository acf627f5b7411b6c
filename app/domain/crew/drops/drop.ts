import * as v from 'valibot'

import { TOLD_KINDS } from '~/domain/crew/records/drop-kinds'
import { languageSchema, receiptSchema } from '~/domain/crew/records/taken-drop'
import { clockTime } from '~/domain/words/clock-time'
import { daySchema, FIRST_DAY, type Day } from '~/domain/words/day'
import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'

import { MAX_LINE_LENGTH, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_TEXT_LENGTH } from './limits'

// What a phone puts into the box of a register. Anybody with the poster can send anything, so nothing of it is believed:
// it is text, and photos that are drawn again before they are kept.

const line = typedLine(MAX_LINE_LENGTH, 'too_long')
const lines = typedLines(MAX_TEXT_LENGTH, 'too_long')

const filledLine = v.pipe(line, v.nonEmpty())

const filledLines = v.pipe(lines, v.nonEmpty())

/** A wrong detail is left out, and the rest of the drop counts. */
function orNothing<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const spokenLine = orNothing(v.pipe(v.unknown(), filledLine))

/** A JPEG in base64. Whether it is one, only its bytes say: they are drawn again in the panel. */
const photo = v.pipe(
  v.string(),
  v.maxLength(Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 4),
  v.regex(/^\/9j\/[A-Za-z0-9+/]*={0,2}$/),
)

/** Photos beyond the limit are not even looked at, and a wrong one takes no other with it. */
const photos = v.pipe(
  v.unknown(),
  v.transform((sent): unknown[] => (Array.isArray(sent) ? sent.slice(0, MAX_PHOTOS) : [])),
  v.transform((sent) => sent.flatMap((each) => (v.is(photo, each) ? [each] : []))),
)

const common = {
  v: v.literal(1),
  /** Made by the phone, so that a drop that is sent twice counts once. */
  id: recordId,
  /** The language in which an answer is read. */
  language: v.fallback(languageSchema, 'pl'),
  receipt: orNothing(receiptSchema),
}

/**
 * `told`: a hazard or an event. Nobody is named if the sender has not given a name.
 * `correction`: somebody says that their page is wrong.
 * `sign-up`: somebody wants to take part in a training.
 */
export const dropSchema = v.variant('kind', [
  v.object({
    kind: v.literal('told'),
    ...common,
    about: v.picklist(TOLD_KINDS),
    text: filledLines,
    /** Where in the place of the box. */
    location: spokenLine,
    date: orNothing(v.pipe(v.unknown(), daySchema)),
    time: orNothing(v.pipe(v.unknown(), clockTime())),
    name: spokenLine,
    phone: spokenLine,
    photos,
  }),
  v.object({
    kind: v.literal('correction'),
    ...common,
    text: filledLines,
    /** The id and the name of the person, as their page says them. Whoever has the link can say the same. */
    personId: recordId,
    name: filledLine,
  }),
  v.object({
    kind: v.literal('sign-up'),
    ...common,
    trainingId: recordId,
    name: filledLine,
    firm: spokenLine,
    contact: filledLine,
    /** The answer to what the organiser asks. */
    answer: spokenLine,
  }),
])

export type Drop = v.InferOutput<typeof dropSchema>

/** How many drops wait for a decision. `accidents` are those among them that are known to tell of one. */
export type WaitingDropCounts = { all: number; accidents: number }

export type DropOf<Kind extends Drop['kind']> = Extract<Drop, { kind: Kind }>

/**
 * Returns what an opened drop says, cleaned, or undefined if it says nothing that can be read. A day that is later than
 * the one on which it came, or long ago, is forged or from a wrong clock, and is left out with its hour.
 */
export function readDrop(content: unknown, receivedOn: Day): Drop | undefined {
  const parsed = v.safeParse(dropSchema, content)
  if (!parsed.success) return undefined
  const { output } = parsed
  if (output.kind !== 'told' || output.date === undefined) return output
  const isPossible = output.date >= FIRST_DAY && output.date <= receivedOn
  return isPossible ? output : { ...output, date: undefined, time: undefined }
}
