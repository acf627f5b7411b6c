import * as v from 'valibot'

import { formatDay, isDay, shiftDay, type Day } from '~/domain/words/day'
import type { FieldErrors, ParsedForm } from '~/domain/words/form'
import { filledText, typedLine } from '~/domain/words/typed-text'

// Day and place of birth stand on a „zaświadczenie o ukończeniu szkolenia” and on nothing else. So they are none of the
// facts of a person, which lists, files and the search show: they lie beside the settings of the register's owner, have
// no history, and only the paper and its form read them.

export const MAX_BIRTHPLACE_LENGTH = 80

const FIRST_BIRTHDAY: Day = '1900-01-01'

/** The youngest pupils on practice are 14. A later year of birth is mostly that of today, typed by mistake. */
const YOUNGEST_YEARS = 14

const birthSchema = v.object({
  bornOn: v.optional(v.pipe(v.string(), v.check(isDay))),
  birthplace: v.optional(filledText),
})

export type Birth = v.InferOutput<typeof birthSchema>

/** By the ids of people. */
export type Births = Readonly<Partial<Record<string, Birth>>>

/** True if anything is known of somebody. An entry stays empty once it is erased, so that no older copy fills it again. */
export function knowsBirths(stored: Readonly<Record<string, unknown>>): boolean {
  return Object.values(stored).some((birth) => JSON.stringify(birth) !== '{}')
}

/** Leaves empty entries of everybody but those people. Returns the very same births if nothing of others is known. */
export function forgetStrangers(
  stored: Record<string, unknown>,
  known: ReadonlySet<string>,
): Record<string, unknown> {
  const strangers = Object.fromEntries(Object.entries(stored).filter(([id]) => !known.has(id)))
  if (!knowsBirths(strangers)) return stored
  const erased = Object.fromEntries(Object.keys(strangers).map((id) => [id, {}]))
  return { ...stored, ...erased }
}

/** Reads what is stored. An entry that cannot be read is left out. */
export function birthsIn(stored: Readonly<Record<string, unknown>> = {}): Births {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, birth]) => (v.is(birthSchema, birth) ? [[id, birth]] : [])),
  )
}

export function birthFields(userId: string): { bornOn: string; birthplace: string } {
  return { bornOn: `bornOn-${userId}`, birthplace: `birthplace-${userId}` }
}

const place = typedLine(MAX_BIRTHPLACE_LENGTH, `Skróć miejscowość do ${MAX_BIRTHPLACE_LENGTH} znaków`)

/**
 * Parses the form for those people. Returns all that is to be kept: what is known of others stays, and two empty fields
 * leave an empty entry of what was known.
 */
export function parseBirths(
  form: FormData,
  { of, known, today }: { of: readonly string[]; known: Births; today: Day },
): ParsedForm<Births> {
  const errors: Record<string, string> = {}
  const lastBirthday = shiftDay(today, { years: -YOUNGEST_YEARS })
  const typed = of.flatMap((userId) => {
    const fields = birthFields(userId)
    const bornOn = String(form.get(fields.bornOn) ?? '').trim()
    const { output, issues } = v.safeParse(place, form.get(fields.birthplace) ?? '')
    if (bornOn && !(isDay(bornOn) && bornOn >= FIRST_BIRTHDAY && bornOn <= lastBirthday)) {
      errors[fields.bornOn] = `Podaj datę urodzenia, najpóźniej ${formatDay(lastBirthday)}`
    }
    if (issues) errors[fields.birthplace] = issues[0].message
    const birthplace = String(output)
    return bornOn || birthplace || known[userId]
      ? [[userId, { ...(bornOn && { bornOn }), ...(birthplace && { birthplace }) }] as const]
      : []
  })
  if (Object.keys(errors).length > 0) return { errors: errors satisfies FieldErrors }
  const others = Object.entries(known).filter(([userId]) => !of.includes(userId))
  return { value: Object.fromEntries([...others, ...typed]) }
}
