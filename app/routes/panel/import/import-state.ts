import type { Certificate } from '~/domain/certificates/certificate'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { findHeadings, proposeColumns, type ProposalContext } from '~/domain/import/column-proposal'
import { isDatesColumn, type ImportColumn } from '~/domain/import/columns'
import type { WholeQualification } from '~/domain/import/named-qualification'
import type { PastImport } from '~/domain/import/past-imports'
import type { PersonChoice } from '~/domain/import/people'
import { hidePesels } from '~/domain/import/pesel'
import type { Meanings } from '~/domain/import/rules'
import type { Workbook } from '~/domain/import/workbook'
import type { User } from '~/domain/people/user'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import type { Position } from '~/domain/qualifications/requirement'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

export const STEPS = ['file', 'columns', 'rows', 'people', 'done'] as const

export type Step = (typeof STEPS)[number]

/** The file that was chosen, or the text that was pasted. */
export type SourceRequest = { file: File } | { text: string }

/** The workbook and where it is from: it can be read again in another way. */
export type Source = { request: SourceRequest; content: Workbook }

/** Returns the name of the file. A pasted table has none. */
export function fileNameOf({ request }: Source): string | undefined {
  return 'file' in request ? request.file.name : undefined
}

/** The choices of the steps. Rows and people are computed from them: see `use-import-rows.ts`. */
export type ImportState = {
  step: Step
  source: Source
  /** The place of the chosen sheet in the workbook. */
  sheet: number
  /** Counted from 0. Undefined if the table has no headings. */
  headingRow: number | undefined
  columns: readonly ImportColumn[]
  meanings: Meanings
  /** Rows that were mended, by their place in the sheet. Places count from 0. */
  mended: ReadonlyMap<number, readonly string[]>
  /** The lines that are left out. */
  skipped: ReadonlySet<number>
  choices: ReadonlyMap<string, PersonChoice>
  /** True if the names of departments that stand in rows of their own are those of the people below. */
  takesDepartments: boolean
}

/** A cell with its new text. Places count from 0. */
export type MendedCell = { row: number; column: number; text: string }

export type ImportEvent =
  | { kind: 'stepped'; step: Step }
  | { kind: 'sheet-chosen'; sheet: number }
  | { kind: 'headings-chosen'; row: number | undefined }
  | { kind: 'column-changed'; place: number; change: Partial<ImportColumn> }
  | { kind: 'cells-mended'; cells: readonly MendedCell[] }
  | { kind: 'meaning-chosen'; text: string; qualification: WholeQualification }
  | { kind: 'lines-skipped'; lines: readonly number[] }
  | { kind: 'line-restored'; line: number }
  | { kind: 'departments-taken' }
  | { kind: 'people-chosen'; choices: ReadonlyMap<string, PersonChoice> }

/** The choices of earlier imports, the register's own kinds in use, and whether the viewer is a training centre. */
type Remembered = ProposalContext & { meanings: Meanings }

/** The data of the screen before any file is read. */
export type ImportContext = {
  today: Day
  viewer: User
  people: readonly PersonRecord[]
  certificates: readonly Certificate[]
  employment: EmploymentRecords
  past: readonly PastImport[]
  isCentre: boolean
  /** The register's own kinds that are in use. */
  kinds: readonly OwnKind[]
  positions: readonly Position[]
  /** The name of that centre. */
  issuer: string | undefined
  remembered: Remembered
}

/** The props of each step after the workbook was read. */
export type ImportProps = ImportContext & { state: ImportState; change: (event: ImportEvent) => void }

/** Begins with the first sheet of the workbook, and proposes what its columns hold. */
export function startImport({ request, content }: Source, remembered: Remembered): ImportState {
  const source = { request, content: { ...content, sheets: content.sheets.map(hidePesels) } }
  return { ...openSheet(source, 0, remembered), step: 'columns' }
}

/** Returns the state after an event. A change of what the columns hold forgets what was chosen for people. */
export function changeImport(state: ImportState, event: ImportEvent, remembered: Remembered): ImportState {
  const sheet = state.source.content.sheets[state.sheet]
  switch (event.kind) {
    case 'stepped':
      return { ...state, step: event.step }
    case 'sheet-chosen':
      return openSheet(state.source, event.sheet, remembered)
    case 'headings-chosen':
      return {
        ...state,
        headingRow: event.row,
        columns: sheet ? proposeColumns(sheet, event.row, remembered) : [],
        skipped: new Set(),
        choices: new Map(),
      }
    case 'column-changed':
      return {
        ...state,
        columns: state.columns.map((column, place) =>
          place === event.place ? withFittingQualification({ ...column, ...event.change }) : column,
        ),
        choices: new Map(),
      }
    case 'cells-mended': {
      const mended = new Map(state.mended)
      for (const { row, column, text } of event.cells) {
        const cells = [...(mended.get(row) ?? sheet?.rows[row] ?? [])]
        cells[column] = text
        mended.set(row, cells)
      }
      return { ...state, mended }
    }
    case 'meaning-chosen':
      return {
        ...state,
        meanings: new Map(state.meanings).set(foldText(event.text), event.qualification),
      }
    case 'lines-skipped':
      return { ...state, skipped: new Set([...state.skipped, ...event.lines]) }
    case 'line-restored':
      return { ...state, skipped: new Set([...state.skipped].filter((line) => line !== event.line)) }
    case 'departments-taken':
      return { ...state, takesDepartments: true, choices: new Map() }
    case 'people-chosen':
      return { ...state, choices: new Map([...state.choices, ...event.choices]) }
  }
}

function openSheet(source: Source, place: number, remembered: Remembered): ImportState {
  const sheet = source.content.sheets[place]
  const headingRow = sheet && findHeadings(sheet)
  return {
    step: 'columns',
    source,
    sheet: place,
    headingRow,
    columns: sheet ? proposeColumns(sheet, headingRow, remembered) : [],
    meanings: remembered.meanings,
    mended: new Map(),
    skipped: new Set(),
    choices: new Map(),
    takesDepartments: false,
  }
}

function withFittingQualification({ heading, use, qualification }: ImportColumn): ImportColumn {
  return { heading, use, ...(isDatesColumn(use) && qualification && { qualification }) }
}
