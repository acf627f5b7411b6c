import * as v from 'valibot'

import { keysOf } from '~/domain/words/collection'
import { isDay, LAST_DAY } from '~/domain/words/day'
import { MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'
import { typedLine } from '~/domain/words/typed-text'

import {
  accountSchema,
  MAX_COMPANY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_POSITION_LENGTH,
} from './account'
import { BASES, basisLabel } from './basis'
import { otherPositionsText } from './other-positions'
import { FIRST_EMPLOYMENT_DAY, type FieldOf, type PersonFacts, type PersonField } from './person-fields'

/** Two or three surnames. */
const MAX_FORMER_NAME_LENGTH = 120

type Rule = {
  /** Older people are stored who break it. An empty text means that nothing is known. */
  typed: v.GenericSchema<string | undefined, string>
  maxLength?: number
}

/** A day of employment, or nothing. */
export const typedDay = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (day) => day === '' || (isDay(day) && day >= FIRST_EMPLOYMENT_DAY && day <= LAST_DAY),
      'Podaj datę z lat 1950–2099',
    ),
  ),
  '',
)

/** One line, or nothing. */
function line(maxLength: number, name: string) {
  return { maxLength, typed: v.optional(typedLine(maxLength, `Skróć ${name} do ${maxLength} znaków`), '') }
}

const { firstName, lastName, email, phone, company } = accountSchema.entries

/** A field that has one value in the form. The rows of other positions are parsed by `other-positions-form.ts`. */
export type SingleField = Exclude<PersonField, FieldOf<'list'>>

/** The rules of the form for each field of a person. What is stored obeys `newPersonSchema` only. */
export const PERSON_RULES = {
  firstName: { typed: firstName, maxLength: MAX_NAME_LENGTH },
  lastName: { typed: lastName, maxLength: MAX_NAME_LENGTH },
  formerName: line(MAX_FORMER_NAME_LENGTH, 'dawne nazwisko'),
  employeeNumber: line(30, 'numer'),
  position: line(MAX_POSITION_LENGTH, 'stanowisko'),
  unit: line(80, 'nazwę działu'),
  company: { typed: v.optional(company, ''), maxLength: MAX_COMPANY_LENGTH },
  basis: {
    typed: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.picklist(['', ...keysOf(BASES)], 'Wybierz podstawę zatrudnienia z\u00a0listy'),
      ),
      '',
    ),
  },
  positionSince: { typed: typedDay },
  hiredOn: { typed: typedDay },
  leftOn: { typed: typedDay },
  email: {
    // The address may be missing, but not wrong.
    typed: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), email]), ''),
    maxLength: MAX_EMAIL_LENGTH,
  },
  phone: { typed: v.optional(phone, ''), maxLength: MAX_PHONE_LENGTH },
} as const satisfies Record<SingleField, Rule>

/** Returns the value of a field as people type it: a choice by its label, a list in one text. */
export function typedText(person: Partial<PersonFacts>, field: PersonField): string | undefined {
  if (field === 'otherPositions') return otherPositionsText(person)
  return field === 'basis' ? basisLabel(person.basis ?? '') : person[field]
}
