import * as v from 'valibot'

import { changeSchema, effectiveChanges, type Change } from '~/domain/change'
import { recordId } from '~/domain/typed-text'

import { createId } from './create-id.client'
import { readWholeHistory } from './records.client'

/**
 * The change that a form asks for, under the id that the form carries: the same form sent twice is one
 * change. Where that id stands for something else by now (a copy of the form was open in another tab), the
 * change gets an id of its own, so that nothing is taken for known that is not.
 */
export function changeOfForm<Asked extends Change>(
  userId: string,
  carriedId: unknown,
  build: (id: string) => Asked,
): Asked {
  const id = v.parse(formId, carriedId)
  const asked = build(id)
  const history = readWholeHistory(userId)
  const known = history.find((change) => change.id === id)
  if (!known) return asked
  const isUndone = !effectiveChanges(history).includes(known)
  return isUndone || !isSameChange(known, asked) ? build(createId()) : asked
}

const formId = v.fallback(recordId, createId)

/** By what is stored of each; the day of the second sending may be the next one. */
function isSameChange(known: Change, asked: Change): boolean {
  const stored = ({ day: _day, ...change }: Change) => JSON.stringify(change)
  return stored(known) === stored(v.parse(changeSchema, asked))
}
