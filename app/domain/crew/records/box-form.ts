import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { foldText } from '~/domain/words/polish'

import { boxSchema, type Box } from './box'

/** Parses the form of a new box. Two open boxes of the same place would be told apart by nobody. */
export function parseNewBox(
  form: FormData,
  boxes: readonly Pick<Box, 'place'>[],
): ParsedForm<{ place: string }> {
  const isNew = (place: string) => boxes.every((box) => foldText(box.place) !== foldText(place))
  const schema = v.object({
    place: v.pipe(boxSchema.entries.place, v.check(isNew, 'Ta skrzynka już jest. Podaj inną nazwę')),
  })
  return parseFields(schema, { place: form.get('place') ?? '' })
}
