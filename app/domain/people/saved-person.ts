import { keysOf } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import type { SavedField } from '~/domain/words/opened-record'

import { BASES, basisOf } from './basis'
import { otherPositionsText } from './other-positions'
import { OTHER_ROWS_FIELD } from './other-positions-form'
import { fieldsIn, PERSON_FIELDS, type PersonFacts, type PersonField } from './person-fields'

/** The days of an employment follow each other, and the positions begin on them. */
const EMPLOYMENT: ReadonlySet<PersonField> = new Set([
  'position',
  'otherPositions',
  ...fieldsIn('employment'),
])

/** A new surname makes the present one a former one. */
const SURNAME: ReadonlySet<PersonField> = new Set(['lastName', 'formerName'])

/** The fields that the form of a person saves together, for `mergeOpened`. */
export const SAVED_PERSON: readonly SavedField<PersonFacts>[] = keysOf(PERSON_FIELDS).map((field) => ({
  label: PERSON_FIELDS[field].label,
  keys: [field],
  group: EMPLOYMENT.has(field) ? 'employment' : SURNAME.has(field) ? 'surname' : field,
  text: (person) => textOf(person, field),
}))

/** Returns those that the form has: that of an employer has no company, and that of a training centre no employment. */
export function savedIn(form: FormData): SavedField<PersonFacts>[] {
  return SAVED_PERSON.filter(({ keys }) =>
    keys.every((field) => form.has(field === 'otherPositions' ? OTHER_ROWS_FIELD : field)),
  )
}

function textOf(person: Partial<PersonFacts>, field: PersonField): string | undefined {
  if (field === 'otherPositions') return otherPositionsText(person)
  if (field === 'basis') return BASES[basisOf(person)]
  const value = person[field]
  return value !== undefined && PERSON_FIELDS[field].kind === 'day' ? formatDay(value) : value
}
