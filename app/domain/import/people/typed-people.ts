import { FIELD_HEADINGS } from '~/domain/import/sheets/heading-words'
import { readBasis } from '~/domain/import/texts/basis-cell'
import { parseCellDay } from '~/domain/import/texts/cell-day'
import { readTypedText, withTextAbove } from '~/domain/import/texts/typed-cell'
import { orderOfNames, readWholeName } from '~/domain/import/texts/whole-name'
import type { PersonFacts } from '~/domain/people/person-fields'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import { parsePersonFields } from '~/domain/people/person-form'
import { fullName, type Person } from '~/domain/people/user'
import type { ParsedForm } from '~/domain/words/form'
import { foldText } from '~/domain/words/polish'

// The table into which an employer types people, a row for each, or pastes them from a sheet.

/** The columns in their order. */
export const TYPED_FIELDS = ['lastName', 'firstName', 'position', 'hiredOn', 'basis'] as const

export type TypedField = (typeof TYPED_FIELDS)[number]

export const TYPED_LABELS = {
  lastName: 'Nazwisko',
  firstName: 'Imię',
  position: 'Stanowisko',
  hiredOn: 'Od kiedy',
  basis: 'Umowa',
} satisfies Record<TypedField, string>

/** More people come from a sheet by the import, which shows them first. */
export const MAX_TYPED_ROWS = 500

/** The field that says how many rows the table has. */
export const ROW_COUNT_FIELD = 'rows'

/** Returns the name of a cell in the form. Rows are counted from 0. */
export function cellName(row: number, field: TypedField): string {
  return `${field}-${row}`
}

/** The box that says that the person of a row is another one than their namesake. */
export function otherPersonField(row: number): string {
  return `other-${row}`
}

/** Returns how many rows a form or its draft has. */
export function parseRowCount(text: unknown): number {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_TYPED_ROWS) : 0
}

/** A person with the row in which they were typed. */
export type TypedPerson = { row: number; person: PersonFacts }

/**
 * Parses the table. Rows without any text are left out. Somebody of the same name as in `known`, or as in a row above, is
 * refused until a box says that it is another person: the same list may be pasted twice.
 */
export function parseTypedPeople(form: FormData, known: readonly Person[]): ParsedForm<TypedPerson[]> {
  const people: TypedPerson[] = []
  const errors: Record<string, string> = {}
  const rowsOfNames = new Map(
    known.map((person) => [foldText(fullName(person)), 'register' as number | 'register']),
  )
  let above: Partial<Record<TypedField, string>> = {}
  for (let row = 0; row < parseRowCount(form.get(ROW_COUNT_FIELD)); row += 1) {
    const cells = readRow(form, row, above)
    if (TYPED_FIELDS.every((field) => cells[field] === '')) continue
    above = cells
    const { value: person, errors: wrong } = parseRow(cells)
    for (const field of TYPED_FIELDS) {
      if (wrong?.[field]) errors[cellName(row, field)] = inRow(row, wrong[field])
    }
    if (!person) continue
    const key = foldText(fullName(person))
    const namesake = rowsOfNames.get(key)
    if (namesake === undefined) rowsOfNames.set(key, row)
    else if (!form.has(otherPersonField(row)))
      errors[otherPersonField(row)] = inRow(row, namesakeText(namesake))
    people.push({ row, person })
  }
  if (Object.keys(errors).length > 0) return { errors }
  return people.length > 0
    ? { value: people }
    : { errors: { [cellName(0, 'lastName')]: 'Wpisz co najmniej jedną osobę' } }
}

function inRow(row: number, message: string): string {
  return `Wiersz ${row + 1}: ${message.charAt(0).toLocaleLowerCase('pl')}${message.slice(1)}`
}

function namesakeText(namesake: number | 'register'): string {
  return namesake === 'register'
    ? 'Taka osoba jest już w\u00a0rejestrze. Wyczyść wiersz albo zaznacz, że to ktoś inny'
    : `To samo co w\u00a0wierszu ${namesake + 1}. Wyczyść wiersz albo zaznacz, że to ktoś inny`
}

/** Returns the texts of a row. A mark takes the text of the last filled row above it. */
function readRow(
  form: FormData,
  row: number,
  above: Partial<Record<TypedField, string>>,
): Record<TypedField, string> {
  const cell = (field: TypedField) =>
    withTextAbove(String(form.get(cellName(row, field)) ?? ''), above[field])
  return {
    lastName: cell('lastName'),
    firstName: cell('firstName'),
    position: cell('position'),
    hiredOn: cell('hiredOn'),
    basis: cell('basis'),
  }
}

function parseRow(cells: Record<TypedField, string>): ParsedForm<PersonFacts> {
  const day = readDay(cells.hiredOn)
  const basis = cells.basis === '' ? '' : readBasis(cells.basis)
  const { value, errors } = parsePersonFields({ ...cells, hiredOn: day.value ?? '', basis: basis ?? '' })
  const wrong = {
    ...errors,
    ...(day.error && { hiredOn: day.error }),
    ...(basis === undefined && { basis: 'Wpisz na przykład umowa o\u00a0pracę, zlecenie albo praktyka' }),
  }
  return value && Object.keys(wrong).length === 0 ? { value } : { errors: wrong }
}

/** Reads a day as it is typed, or as a sheet has it. */
function readDay(text: string): { value?: string; error?: string } {
  const read = parseCellDay(readTypedText(text).day, FIRST_EMPLOYMENT_DAY)
  if (read.kind === 'day') return { value: read.day }
  if (read.kind === 'blank') return {}
  return { error: read.kind === 'problem' ? read.message : 'Podaj dzień, na przykład 1.03.2024' }
}

/** What goes into the cells of a row. Other cells of it stay as they are. */
export type PastedRow = Partial<Record<TypedField, string>>

/** A column of what was pasted, or nothing that this table has. */
type PastedColumn = TypedField | 'name' | undefined

/** „Nazwisko i imię” in a cell. */
const WHOLE_NAME = /nazwisko\W+(i\W+)?imi|imi\w*\W+(i\W+)?nazwisko|^(pracownik|osoba)$/

/**
 * Returns what a pasted piece of a sheet puts into the table, from the cell `from` to the right. A first row of headings
 * says itself what is below it. Names in one column are split, and a first column of running numbers is left out.
 */
export function placePasted(pasted: readonly (readonly string[])[], from: TypedField): PastedRow[] {
  const rows = pasted.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const headings = readHeadings(rows[0] ?? [])
  const body = headings ? rows.slice(1) : rows
  const columns = headings ?? columnsFrom(body, from)
  const names = columns.indexOf('name')
  const order = orderOfNames(body.map((cells) => cells[names] ?? '')) ?? 'lastFirst'
  return body.map((cells) =>
    Object.fromEntries(
      columns.flatMap((column, place): [string, string][] => {
        const text = cells[place]?.trim()
        if (column === undefined || text === undefined) return []
        if (column !== 'name') return [[column, text]]
        const { lastName, firstName } = readWholeName(text, order)
        return [
          ['lastName', lastName],
          ['firstName', firstName],
        ]
      }),
    ),
  )
}

function readHeadings(cells: readonly string[]): PastedColumn[] | undefined {
  const columns = cells.map((cell): PastedColumn => {
    const heading = foldText(cell)
    if (WHOLE_NAME.test(heading)) return 'name'
    if (heading === foldText(TYPED_LABELS.hiredOn)) return 'hiredOn'
    return TYPED_FIELDS.find((field) => {
      const { words, not } = FIELD_HEADINGS[field]
      return words?.test(heading) && !not?.test(heading)
    })
  })
  // A person may be called like one heading, and nobody like two.
  const named = columns.filter(Boolean).length
  return named > 1 || (named === 1 && cells.length === 1) ? columns : undefined
}

function columnsFrom(rows: readonly (readonly string[])[], from: TypedField): PastedColumn[] {
  const isNumbered = rows.length > 1 && rows.every(([first = '']) => /^\d{1,4}[.)]?$/.test(first.trim()))
  const skipped: PastedColumn[] = isNumbered ? [undefined] : []
  const isOneColumn = rows.every((cells) =>
    cells.slice(skipped.length + 1).every((cell) => cell.trim() === ''),
  )
  const isOfNames = isOneColumn && rows.every((cells) => cells[skipped.length]?.trim().includes(' '))
  if (from === 'lastName' && isOfNames) return [...skipped, 'name']
  return [...skipped, ...TYPED_FIELDS.slice(TYPED_FIELDS.indexOf(from))]
}
