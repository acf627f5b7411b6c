import * as v from 'valibot'

import { shiftDay, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'

import type { Person } from './user'

const MOST_PEOPLE = 1_000_000

export const yearSchema = v.pipe(v.string(), v.regex(/^20\d\d$/))

/** The average number of employed people of a year. */
export const headcountSchema = v.pipe(v.number(), v.minValue(0.1), v.maxValue(MOST_PEOPLE))

/** Typed headcounts by their year. */
export type Headcounts = ReadonlyMap<string, number>

/**
 * Returns the average number of employees in the year, with one decimal: it counts them on the last day of each month,
 * and today in the present one. Somebody without a day of hire counts from the beginning. Undefined if there is nobody.
 */
export function averageHeadcount(
  employees: readonly Pick<Person, 'hiredOn' | 'leftOn'>[],
  year: string,
  today: Day,
): number | undefined {
  const counts = Array.from({ length: 12 }, (_, month) => shiftDay(`${year}-01-01`, { months: month }))
    .filter((first) => first <= today)
    .map((first) => {
      const last = shiftDay(shiftDay(first, { months: 1 }), { days: -1 })
      return countEmployed(employees, last < today ? last : today)
    })
  const sum = counts.reduce((total, count) => total + count, 0)
  return sum === 0 ? undefined : Math.round((sum / counts.length) * 10) / 10
}

function countEmployed(employees: readonly Pick<Person, 'hiredOn' | 'leftOn'>[], day: Day): number {
  return employees.filter(
    ({ hiredOn, leftOn }) =>
      (hiredOn === undefined || hiredOn <= day) && (leftOn === undefined || leftOn >= day),
  ).length
}

const headcountField = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^\d{1,7}([,.]\d)?$/, 'Podaj liczbę osób, na przykład 12 albo 12,5'),
  v.transform((typed) => (typed === '' ? undefined : Number(typed.replace(',', '.')))),
  v.optional(
    v.pipe(
      v.number(),
      v.minValue(0.1, 'Podaj liczbę większą od zera'),
      v.maxValue(MOST_PEOPLE, 'Podaj najwyżej 1 000 000'),
    ),
  ),
)

/** Parses a field for each of the years that the form asks for. An empty one means that the register counts. */
export function parseHeadcounts(
  form: FormData,
  years: readonly string[],
): ParsedForm<Record<string, number | undefined>> {
  const asked = years.filter((year) => form.has(year))
  return parseFields(
    v.object(v.entriesFromList(asked, headcountField)),
    Object.fromEntries(asked.map((year) => [year, form.get(year)])),
  )
}
