import type { PersonRecord } from '~/domain/records/person-record'
import { comparePolish } from '~/domain/words/polish'

/** The values that a list of people can be narrowed to, in Polish order. */
export type PeopleChoices = {
  companies: readonly string[]
  positions: readonly string[]
  departments: readonly string[]
}

/** The values that it is narrowed to. */
export type ChosenPeople = {
  company?: string | undefined
  position?: string | undefined
  department?: string | undefined
}

export function peopleChoices(people: readonly PersonRecord[]): PeopleChoices {
  const distinct = (names: (string | undefined)[]) =>
    [...new Set(names.filter((name) => name !== undefined))].toSorted(comparePolish)
  return {
    companies: distinct(people.map(({ company }) => company)),
    positions: distinct(people.map(({ position }) => position)),
    departments: distinct(people.map(({ unit }) => unit)),
  }
}

/** Reads what the URL narrows a list to. An unknown value means no filter. */
export function parseChosenPeople(
  params: URLSearchParams,
  { companies, positions, departments }: PeopleChoices,
): ChosenPeople {
  return {
    company: companies.find((name) => name === params.get('company')),
    position: positions.find((name) => name === params.get('position')),
    department: departments.find((name) => name === params.get('department')),
  }
}

export function isChosen(
  person: Pick<PersonRecord, 'company' | 'position' | 'unit'>,
  { company, position, department }: ChosenPeople,
): boolean {
  return (
    (company === undefined || person.company === company) &&
    (position === undefined || person.position === position) &&
    (department === undefined || person.unit === department)
  )
}
