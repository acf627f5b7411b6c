import { SSF, type CellObject } from '@e965/xlsx'

// The text that a sheet shows in a cell: Excel keeps days, months and hours as numbers with a format.

export function isFormula({ f, F }: CellObject): boolean {
  return f !== undefined || F !== undefined
}

/** A formula that counts from an empty cell shows 0, or a day before 1920. */
const FIRST_COUNTED_DAY = 7306

/** Returns what the sheet shows in a cell. The error of a formula shows nothing. */
export function cellText(cell: CellObject, is1904: boolean): string {
  const { t, v: value, z } = cell
  if (t === 'e' || value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'PRAWDA' : 'FAŁSZ'
  if (typeof value === 'string') return value.trim().toWellFormed()
  if (isFormula(cell) && value === 0) return ''
  const format = String(z ?? 'General')
  const showing = showingOf(format)
  if (showing === 'number') return shownNumber(value, format)
  const serial = is1904 ? value + DAYS_TO_1904 : value
  if (isFormula(cell) && serial < FIRST_COUNTED_DAY) return ''
  // Excel shows a number that is no day in the same way.
  if (!(serial >= 0 && serial < LAST_SERIAL)) return '########'
  if (showing === 'time') return shownNumber(value, format)
  const day = new Date(EPOCH + Math.floor(serial + A_SECOND) * 86_400_000).toISOString()
  return showing === 'day' ? day.slice(0, 10) : `${day.slice(5, 7)}.${day.slice(0, 4)}`
}

/** The day 0 of Excel, for days after February 1900. */
const EPOCH = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462
/** The first day of the year 10,000. */
const LAST_SERIAL = 2_958_466
/** Sums of days and hours are not exact. */
const A_SECOND = 1e-5

type Showing = 'day' | 'month' | 'time' | 'number'

const showings = new Map<string, Showing>()

/** Tells how a number format shows its number. */
function showingOf(format: string): Showing {
  const known = showings.get(format)
  if (known) return known
  const isDate: unknown = SSF.is_date(format)
  // Without texts in quotation marks, colours and languages.
  const [letters = ''] = format.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').split(';')
  const showing = !isDate
    ? 'number'
    : /d/i.test(letters)
      ? 'day'
      : /y.*m|m.*y/i.test(letters)
        ? 'month'
        : 'time'
  showings.set(format, showing)
  return showing
}

/** Returns a number as it is shown, but without the separators of thousands, which would be those of English. */
function shownNumber(value: number, format: string): string {
  const plain = String(Number(value.toPrecision(15)))
  if (format === 'General' || format === '@') return plain
  const shown: unknown = SSF.format(format, value)
  const text = String(shown).trim()
  return /\d,\d|E[+-]?\d/.test(text) ? plain : text
}
