import * as v from 'valibot'

import type { Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'
import { foldText } from '~/domain/words/polish'
import { typedLine } from '~/domain/words/typed-text'

import { MAX_POSITION_LENGTH } from './account'
import type { OtherPosition } from './other-positions'
import { typedDay } from './person-rules'

// The rows of the form in which the other positions of a person are typed.

/** The form offers no more rows than this. A sheet may have brought more. */
export const MAX_OTHER_POSITIONS = 10

const LAST_ROW = 99

/** The field that names the rows which the form shows: „0,2”. Forms without it say nothing of other positions. */
export const OTHER_ROWS_FIELD = 'otherRows'

export function otherPositionFields(row: number): { position: string; since: string } {
  return { position: `otherPosition-${row}`, since: `otherPositionSince-${row}` }
}

/** Returns the rows that the field names. */
export function parseOtherRows(text: string): number[] {
  const rows = text.split(',').filter(Boolean).map(Number)
  return rows.filter((row) => Number.isInteger(row) && row >= 0 && row <= LAST_ROW)
}

const typedPosition = v.optional(
  typedLine(MAX_POSITION_LENGTH, `Skróć stanowisko do ${MAX_POSITION_LENGTH} znaków`),
  '',
)

/**
 * Parses the rows of the form. Empty ones are left out. A position is named once, and nobody begins on it before the day
 * of hire. The value is undefined if the form says nothing of other positions.
 */
export function parseOtherPositions(
  form: FormData,
  { position, hiredOn = '' }: { position?: string | undefined; hiredOn?: Day | undefined },
): ParsedForm<OtherPosition[] | undefined> {
  const shown = form.get(OTHER_ROWS_FIELD)
  if (typeof shown !== 'string') return { value: undefined }
  const positions: OtherPosition[] = []
  const errors: Record<string, string> = {}
  const refuse = (more: FieldErrors | undefined) => Object.assign(errors, more)
  for (const row of parseOtherRows(shown)) {
    const fields = otherPositionFields(row)
    const schema = v.object({ [fields.position]: typedPosition, [fields.since]: typedDay })
    const parsed = parseFields(schema, {
      [fields.position]: form.get(fields.position) ?? undefined,
      [fields.since]: form.get(fields.since) ?? undefined,
    })
    refuse(parsed.errors)
    const { [fields.position]: name = '', [fields.since]: since = '' } = parsed.value ?? {}
    if (name === '') {
      if (since !== '') refuse({ [fields.position]: 'Podaj stanowisko' })
      continue
    }
    const others = [position, ...positions.map((other) => other.position)]
    // Files have a semicolon between two.
    if (name.includes(';')) refuse({ [fields.position]: 'Podaj każde stanowisko osobno, bez średnika' })
    if (position === undefined) refuse({ position: 'Podaj najpierw główne stanowisko' })
    if (others.some((other = '') => foldText(other) === foldText(name)))
      refuse({ [fields.position]: 'To stanowisko jest już podane' })
    if (since !== '' && since < hiredOn)
      refuse({ [fields.since]: 'Na stanowisku można być najwcześniej od daty zatrudnienia' })
    positions.push({ position: name, ...(since !== '' && { since }) })
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: positions }
}
