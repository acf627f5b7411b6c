import * as v from 'valibot'

import { isDay, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { foldText } from '~/domain/words/polish'
import { typedLine } from '~/domain/words/typed-text'

import { accountSchema, MAX_POSITION_LENGTH } from './account'
import type { NewPerson } from './new-person'

export const MAX_UNIT_LENGTH = 80
export const MAX_EMPLOYEE_NUMBER_LENGTH = 30

const { firstName, lastName, email, phone, company } = accountSchema.entries

/** Somebody who works today may have been hired long before the days that other forms take. */
export const FIRST_EMPLOYMENT_DAY: Day = '1950-01-01'

const EMPLOYMENT_DAY = 'Podaj datę z lat 1950–2099'

/** A day of employment, or nothing. */
const employmentDay = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (day) => day === '' || (isDay(day) && day >= FIRST_EMPLOYMENT_DAY && day <= LAST_DAY),
      EMPLOYMENT_DAY,
    ),
  ),
  '',
)

const fields = {
  firstName,
  lastName,
  position: v.optional(
    typedLine(MAX_POSITION_LENGTH, `Skróć stanowisko do ${MAX_POSITION_LENGTH} znaków`),
    '',
  ),
  unit: v.optional(typedLine(MAX_UNIT_LENGTH, `Skróć nazwę działu do ${MAX_UNIT_LENGTH} znaków`), ''),
  // The address may be missing, but not wrong.
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), email]),
  phone,
  // Asked only of participants.
  company: v.optional(company, ''),
  employeeNumber: v.optional(
    typedLine(MAX_EMPLOYEE_NUMBER_LENGTH, `Skróć numer do ${MAX_EMPLOYEE_NUMBER_LENGTH} znaków`),
    '',
  ),
  hiredOn: employmentDay,
  leftOn: employmentDay,
}

const formSchema = v.pipe(
  v.object(fields),
  v.forward(
    v.partialCheck(
      [['hiredOn'], ['leftOn']],
      ({ hiredOn, leftOn }) => leftOn === '' || leftOn >= hiredOn,
      'Ostatni dzień pracy nie może być przed datą zatrudnienia',
    ),
    ['leftOn'],
  ),
)

/** The fields that tell namesakes apart. */
type Identity = Partial<Pick<NewPerson, 'email' | 'employeeNumber'>>

/**
 * Parses the form of a person. None of the `others` may have the same e-mail address or employee number. `added` is the
 * one of them whom this form has added before: sent again as it was, it is not refused.
 */
export function parsePerson(
  form: FormData,
  others: readonly Identity[],
  added?: Identity,
): ParsedForm<Omit<NewPerson, 'id'>> {
  const { value, errors } = parsePersonFields(Object.fromEntries(form))
  if (errors) return { errors }
  if (added && saysTheSame(form, value, added)) return { value }
  const isTaken = (field: keyof Identity) =>
    value[field] !== undefined &&
    others.some((other) => foldText(other[field] ?? '') === foldText(value[field] ?? ''))
  if (isTaken('email')) return { errors: { email: 'Ten adres ma już inna osoba' } }
  if (isTaken('employeeNumber')) return { errors: { employeeNumber: 'Ten numer ma już inna osoba' } }
  return { value }
}

function saysTheSame(form: FormData, value: object, added: object): boolean {
  return Object.keys(fields)
    .filter((field) => form.has(field))
    .every((field) => Reflect.get(value, field) === Reflect.get(added, field))
}

/** Parses the fields of a person, by the names of the form. Empty fields are left out. */
export function parsePersonFields(form: object): ParsedForm<Omit<NewPerson, 'id'>> {
  const { value, errors } = parseFields(formSchema, form)
  if (errors) return { errors }
  const { firstName: first, lastName: last, ...optional } = value
  const filled = Object.entries(optional).filter(([, text]) => text !== '')
  return { value: { firstName: first, lastName: last, ...Object.fromEntries(filled) } }
}

/**
 * Parses the form that gives several people another position or department. An empty field changes nothing, and one of
 * the two must be filled in.
 */
export function parseReassignment(form: FormData): ParsedForm<Pick<NewPerson, 'position' | 'unit'>> {
  const { value, errors } = parseFields(v.object({ position: fields.position, unit: fields.unit }), {
    position: form.get('position') ?? undefined,
    unit: form.get('unit') ?? undefined,
  })
  if (errors) return { errors }
  const filled = Object.entries(value).filter(([, text]) => text !== '')
  return filled.length === 0
    ? { errors: { position: 'Podaj stanowisko albo dział' } }
    : { value: Object.fromEntries(filled) }
}
