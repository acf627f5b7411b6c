import * as v from 'valibot'

import { isLanguage, type Language } from '~/domain/crew/languages/language'
import { daySchema, formatDay } from '~/domain/words/day'
import { filledText, recordId, typedLines } from '~/domain/words/typed-text'

import { keyText } from './box'
import { TOLD_KINDS, type DROP_KINDS } from './drop-kinds'

export type ToldKind = (typeof TOLD_KINDS)[number]

export const TOLD_KIND_LABELS = {
  hazard: 'Zagrożenie',
  near_miss: 'Zdarzenie potencjalnie wypadkowe',
  accident: 'Wypadek',
  indisposition: 'Niedyspozycja',
} satisfies Record<ToldKind, string>

/** With these the register publishes the receipt, and only the sender reads it. */
export const receiptSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)), key: keyText })

export type ReceiptAddress = v.InferOutput<typeof receiptSchema>

/** The language in which the sender reads an answer. */
export const languageSchema = v.custom<Language>((value) => isLanguage(value))

/** Where a report comes from: a box, and whoever has told it, if they have said so. */
export const sourceSchema = v.object({
  dropId: recordId,
  boxId: recordId,
  /** The place of the box on that day. */
  place: filledText,
  about: v.picklist(TOLD_KINDS),
  receivedOn: daySchema,
  language: languageSchema,
  name: v.optional(filledText),
  phone: v.optional(filledText),
  receipt: v.optional(receiptSchema),
})

export type Source = v.InferOutput<typeof sourceSchema>

/** Returns „Ze skrzynki: Hala A, odebrano 27.11.2026, zgłasza: Jan Lis, 600 700 800”, or „anonimowo” at the end. */
export function sourceLabel({ place, receivedOn, name, phone }: Source): string {
  const who = name === undefined ? 'anonimowo' : [`zgłasza: ${name}`, phone].filter(Boolean).join(', ')
  return `Ze skrzynki: ${place}, odebrano ${formatDay(receivedOn)}, ${who}`
}

/** Returns „ze skrzynki: Hala A” for a report that was told through a box, or undefined for any other. */
export function boxOf({
  sources = [],
}: {
  sources?: readonly Pick<Source, 'place'>[] | undefined
}): string | undefined {
  const [first] = sources
  return first && `ze skrzynki: ${first.place}`
}

export type DropKind = (typeof DROP_KINDS)[number]

/** `done`: a note about a page, after which the register was mended. */
export const SET_ASIDE_REASONS = ['spam', 'known', 'not_ours', 'done', 'other'] as const

export const SET_ASIDE_LABELS = {
  spam: 'to nie jest zgłoszenie',
  known: 'zgłoszenie jest już w\u00a0rejestrze',
  not_ours: 'nie dotyczy firmy',
  done: 'załatwione',
  other: 'inny powód',
} satisfies Record<(typeof SET_ASIDE_REASONS)[number], string>

export const MAX_ANSWER_LENGTH = 500

/** What the employer writes to the sender. */
export const answerText = v.pipe(
  typedLines(MAX_ANSWER_LENGTH, `Skróć odpowiedź do ${MAX_ANSWER_LENGTH} znaków`),
  v.nonEmpty('Napisz odpowiedź'),
)
