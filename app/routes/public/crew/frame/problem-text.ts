import type { Sent } from '~/browser/crew/send-drop.client'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '~/domain/crew/drops/limits'
import type { Dictionary } from '~/domain/crew/languages/dictionary'

type Problems = Dictionary['problems']

/** Returns the error of a field in the language of the page. The forms of the crew give keys in place of messages. */
export function problemText(
  { problems }: Dictionary,
  field: string,
  key: string | undefined,
): string | undefined {
  if (key === undefined) return undefined
  if (key === 'too_long') return problems.too_long(field === 'text' ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH)
  return isProblem(problems, key) ? problems[key] : key
}

function isProblem(problems: Problems, key: string): key is Exclude<keyof Problems, 'too_long'> {
  return key !== 'too_long' && Object.hasOwn(problems, key)
}

/** Returns why something that waited on this phone was never sent. */
export function refusedText({ kind }: Pick<Sent, 'kind'>, { receipt, signup }: Dictionary): string {
  return kind === 'sign-up' ? signup.notTaken : receipt.refused
}

/** Returns a name that ends a sentence, whose own dot is enough: „sp. z o.o.” */
export function inSentence(name: string): string {
  return name.replace(/\.$/, '')
}
