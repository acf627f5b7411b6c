import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { optionalText, typedLine } from '~/domain/words/typed-text'

import { boxSchema } from './box'

export const MAX_QUESTION_LENGTH = 120

const question = optionalText(
  typedLine(MAX_QUESTION_LENGTH, `Skróć pytanie do ${MAX_QUESTION_LENGTH} znaków`),
)

/** Parses the form that lets people sign up by a link. `place` is that of a box, if one has to be opened for it. */
export function parseSignUpLink(
  form: FormData,
  hasBox: boolean,
): ParsedForm<{ question?: string | undefined; place?: string | undefined; isAutomatic: boolean }> {
  const place = hasBox ? v.undefined() : boxSchema.entries.place
  return parseFields(v.object({ question, place, isAutomatic: v.boolean() }), {
    question: form.get('question') ?? undefined,
    place: hasBox ? undefined : (form.get('place') ?? ''),
    isAutomatic: form.has('isAutomatic'),
  })
}
