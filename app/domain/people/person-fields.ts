import * as v from 'valibot'

import { keysOf } from '~/domain/words/collection'
import { daySchema, formatDay, type Day } from '~/domain/words/day'
import { filledText, recordId } from '~/domain/words/typed-text'

import { basisFact, BASES } from './basis'
import { otherPositionsOf, type OtherPosition } from './other-positions'
import { firstNameText } from './user'

// All that a register keeps of a person, with a row for each field. Stored people, their form, the import, files, the
// search and the names of namesakes follow from it. The rules of the form stand in `person-rules.ts` and the headings of
// the import in `field-headings.ts`, with a row for each field, too, so that the first scripts need not load them.

export type PersonGroup = 'name' | 'number' | 'work' | 'company' | 'employment' | 'contact'

/** A file that says something of people. */
export type PersonFile = 'employees.csv' | 'participants.csv' | 'certificates.csv' | 'gate.csv'

type Row = {
  /**
   * Each list puts the groups in an order of its own, and their fields in the order of the table. Only a training centre
   * keeps the `company`, because its people work elsewhere, and only an employer keeps the `employment`.
   */
  group: PersonGroup
  /** The name of the field in forms, files and the import. */
  label: string
}

/** A last name is never missing. A first name is empty for somebody with one name alone. */
type NameRow = Row & { kind: 'name' }

type DetailRow = Row & {
  /**
   * A day is stored as a day of the calendar, and read as one from a cell of the import. A choice is stored as a word of
   * its own, and read from any of the words that sheets have for it. A list has changes of its own, because an older
   * version keeps a kind of change that it does not know, but would drop a new field of a person.
   */
  kind: 'text' | 'day' | 'choice' | 'list'
  /** Returns how it reads among other facts of a person. */
  fact: (value: string) => string
  /** True if people are found by it. */
  isSearched: boolean
  /** The files that have a column of it. They are sent on, so each has no more than its readers need. */
  files: readonly PersonFile[]
}

/** Somebody who works today may have been hired long before the days that other forms take. */
export const FIRST_EMPLOYMENT_DAY: Day = '1950-01-01'

const itself = (value: string) => value

export const PERSON_FIELDS = {
  firstName: { group: 'name', kind: 'name', label: 'Imię' },
  lastName: { group: 'name', kind: 'name', label: 'Nazwisko' },
  /** Earlier surnames, the latest first. Papers that are drawn up today have the present one only. */
  formerName: {
    group: 'name',
    kind: 'text',
    label: 'Dawne nazwisko',
    fact: (name) => `dawniej ${name}`,
    isSearched: true,
    files: ['employees.csv'],
  },
  employeeNumber: {
    group: 'number',
    kind: 'text',
    label: 'Numer pracownika',
    fact: (number) => `nr\u00a0${number}`,
    isSearched: true,
    files: ['employees.csv', 'participants.csv', 'certificates.csv', 'gate.csv'],
  },
  position: {
    group: 'work',
    kind: 'text',
    label: 'Stanowisko',
    fact: itself,
    isSearched: true,
    files: ['employees.csv', 'certificates.csv', 'gate.csv'],
  },
  /** Those beside the main one, see `other-positions.ts`. */
  otherPositions: {
    group: 'work',
    kind: 'list',
    label: 'Inne stanowiska',
    fact: itself,
    isSearched: true,
    files: ['employees.csv', 'certificates.csv', 'gate.csv'],
  },
  /** The department. Stored people, drafts and choices of columns call it unit. */
  unit: {
    group: 'work',
    kind: 'text',
    label: 'Dział',
    fact: itself,
    isSearched: true,
    files: ['employees.csv', 'certificates.csv'],
  },
  company: {
    group: 'company',
    kind: 'text',
    label: 'Firma',
    fact: itself,
    // Everybody in a register of an employer has the same.
    isSearched: false,
    files: ['employees.csv', 'participants.csv', 'gate.csv'],
  },
  basis: {
    group: 'employment',
    kind: 'choice',
    label: 'Podstawa zatrudnienia',
    fact: basisFact,
    // The list of people has a filter for it.
    isSearched: false,
    files: ['employees.csv'],
  },
  /** Since when they hold their position: a day before that of hire if one contract has followed another. */
  positionSince: {
    group: 'employment',
    kind: 'day',
    label: 'Na stanowisku od',
    fact: (day) => `na stanowisku od\u00a0${formatDay(day)}`,
    isSearched: false,
    files: ['employees.csv'],
  },
  /** The first day of work of this employment. */
  hiredOn: {
    group: 'employment',
    kind: 'day',
    label: 'Data zatrudnienia',
    fact: (day) => `zatrudnienie od\u00a0${formatDay(day)}`,
    isSearched: false,
    files: ['employees.csv'],
  },
  /** The day after it, the person goes to the archive by itself. */
  leftOn: {
    group: 'employment',
    kind: 'day',
    label: 'Ostatni dzień pracy',
    fact: (day) => `ostatni dzień pracy ${formatDay(day)}`,
    isSearched: false,
    files: ['employees.csv'],
  },
  email: {
    group: 'contact',
    kind: 'text',
    label: 'E-mail',
    fact: itself,
    isSearched: true,
    files: ['employees.csv', 'participants.csv'],
  },
  phone: {
    group: 'contact',
    kind: 'text',
    label: 'Telefon',
    fact: (number) => `tel.\u00a0${number}`,
    isSearched: false,
    files: ['employees.csv', 'participants.csv'],
  },
} as const satisfies Record<string, NameRow | DetailRow>

type Fields = typeof PERSON_FIELDS

export type PersonField = keyof Fields

type Kind = Fields[PersonField]['kind']

export type FieldOf<Wanted extends Kind> = {
  [Field in PersonField]: Fields[Field]['kind'] extends Wanted ? Field : never
}[PersonField]

type Detail = FieldOf<'text' | 'day' | 'choice' | 'list'>

const FIELDS = keysOf(PERSON_FIELDS)

/** Returns the fields of that kind. */
export function fieldsOf<Wanted extends Kind>(kind: Wanted): FieldOf<Wanted>[] {
  return FIELDS.filter((field): field is FieldOf<Wanted> => PERSON_FIELDS[field].kind === kind)
}

/** Returns the fields in those groups, group by group. */
export function fieldsIn(...groups: readonly PersonGroup[]): PersonField[] {
  return groups.flatMap((group) => FIELDS.filter((field) => PERSON_FIELDS[field].group === group))
}

/** Returns the fields in those groups without the names. */
export function detailsIn(...groups: readonly PersonGroup[]): Detail[] {
  return fieldsIn(...groups).filter((field): field is Detail => PERSON_FIELDS[field].kind !== 'name')
}

export function isPersonField(name: string): name is PersonField {
  return name in PERSON_FIELDS
}

/** A person whom an employer or a training centre has added, as it is stored. */
export const newPersonSchema = v.object({
  id: recordId,
  firstName: firstNameText,
  lastName: filledText,
  ...v.entriesFromList(fieldsOf('text'), v.optional(filledText)),
  ...v.entriesFromList(fieldsOf('day'), v.optional(daySchema)),
  basis: v.optional(v.picklist(keysOf(BASES))),
})

export type NewPerson = v.InferOutput<typeof newPersonSchema>

/** The known facts of a person, with those that changes of their own keep. */
export type PersonFacts = Omit<NewPerson, 'id'> & { otherPositions?: readonly OtherPosition[] | undefined }

/** Returns what the field says of a person, or undefined. */
export function factOf(person: Pick<PersonFacts, Detail>, field: Detail): string | undefined {
  const value = plainValue(person, field)
  return (value && PERSON_FIELDS[field].fact(value)) || undefined
}

/** A list says its names. */
function plainValue(person: Pick<PersonFacts, Detail>, field: Detail): string | undefined {
  if (field !== 'otherPositions') return person[field]
  return otherPositionsOf(person)
    .map(({ position }) => position)
    .join(', ')
}

/** Returns what the fields in those groups say of a person: `spawacz`, `nr 12`. */
export function factsIn(person: Pick<PersonFacts, Detail>, ...groups: readonly PersonGroup[]): string[] {
  return detailsIn(...groups).flatMap((field) => factOf(person, field) ?? [])
}

const SEARCHED = [...fieldsOf('text'), ...fieldsOf('day'), ...fieldsOf('list')].filter(
  (field) => PERSON_FIELDS[field].isSearched,
)

/** Returns the texts by which a person is found, beside their name. */
export function searchedTexts(person: Pick<PersonFacts, Detail>): (string | undefined)[] {
  return SEARCHED.map((field) => plainValue(person, field))
}
