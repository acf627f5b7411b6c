import type { Certificate } from '~/domain/certificates/certificate'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import type { PersonChoice } from '~/domain/import/people/match-people'
import type { NewsAnswers } from '~/domain/import/people/news'
import type { Meanings } from '~/domain/import/rows/rules'
import { findHeadings, proposeColumns, type ProposalContext } from '~/domain/import/sheets/column-proposal'
import { isDatesColumn, isPaperColumn, type ImportColumn } from '~/domain/import/sheets/columns'
import { isListOfVerdicts, ONLY_VERDICTS } from '~/domain/import/sheets/own-lists'
import { hidePesels } from '~/domain/import/sheets/pesel'
import {
  listNotRead,
  offerSheets,
  sheetNotes,
  splitTicked,
  stackSheets,
  tickedAtFirst,
  type OfferedSheet,
  type StackedTable,
} from '~/domain/import/sheets/sheets'
import type { Sheet, Workbook } from '~/domain/import/sheets/workbook'
import type { WholeQualification } from '~/domain/import/texts/named-qualification'
import type { User } from '~/domain/people/user'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import type { Position } from '~/domain/qualifications/requirement'
import type { PastImport } from '~/domain/records/past-imports'
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

/** The choices of the steps. Rows and people are computed from them: see `import-rows.ts`. */
export type ImportState = {
  step: Step
  source: Source
  /** All sheets of the workbook, and the places of those that are read: now, or after them. */
  offered: readonly OfferedSheet[]
  ticked: readonly number[]
  later: readonly OfferedSheet[]
  takesHiddenRows: boolean
  table: StackedTable
  /** Counted from 0. Undefined if the table has no headings. */
  headingRow: number | undefined
  columns: readonly ImportColumn[]
  meanings: Meanings
  /** Rows that were mended, by their place in the sheet. Places count from 0. */
  mended: ReadonlyMap<number, readonly string[]>
  /** The lines that are left out. */
  skipped: ReadonlySet<number>
  choices: ReadonlyMap<string, PersonChoice>
  /** The answers to what the table says otherwise than the register. */
  news: NewsAnswers
  /** True for a text of the column of positions, folded, that names several, and false for one that names one. */
  severalPositions: ReadonlyMap<string, boolean>
  /** True if the names of departments that stand in rows of their own are those of the people below. */
  takesDepartments: boolean
}

/** A cell with its new text. Places count from 0. */
export type MendedCell = { row: number; column: number; text: string }

export type ImportEvent =
  | { kind: 'stepped'; step: Step }
  | { kind: 'sheets-ticked'; ticked: readonly number[] }
  | { kind: 'hidden-rows-taken'; isTaken: boolean }
  | { kind: 'headings-chosen'; row: number | undefined }
  | { kind: 'column-changed'; place: number; change: Partial<ImportColumn> }
  | { kind: 'cells-mended'; cells: readonly MendedCell[] }
  | { kind: 'meaning-chosen'; text: string; qualification: WholeQualification }
  | { kind: 'lines-skipped'; lines: readonly number[] }
  | { kind: 'line-restored'; line: number }
  | { kind: 'departments-taken' }
  | { kind: 'people-chosen'; choices: ReadonlyMap<string, PersonChoice> }
  | { kind: 'news-answered'; answers: NewsAnswers }
  | { kind: 'position-text-read'; text: string; isSeveral: boolean }

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

/** Begins with all sheets that look like registers, and proposes what their columns hold. */
export function startImport({ request, content }: Source, remembered: Remembered): ImportState {
  const source = { request, content: { ...content, sheets: content.sheets.map(hidePesels) } }
  const offered = offerSheets(source.content.sheets, remembered)
  return openSheets({ source, offered, ticked: tickedAtFirst(offered), takesHiddenRows: false }, remembered)
}

/** Goes on to the ticked sheets that have other columns. Those that were read are offered no more. */
export function nextSheets(
  { source, offered, ticked, later }: ImportState,
  remembered: Remembered,
): ImportState {
  const left = offered.filter((sheet) => later.includes(sheet) || !ticked.includes(sheet.place))
  const places = later.map(({ place }) => place)
  return openSheets({ source, offered: left, ticked: places, takesHiddenRows: false }, remembered)
}

/** Returns the state after an event. A change of what the columns hold forgets what was chosen for people. */
export function changeImport(state: ImportState, event: ImportEvent, remembered: Remembered): ImportState {
  const { sheet } = state.table
  switch (event.kind) {
    case 'stepped':
      return { ...state, step: event.step }
    case 'sheets-ticked':
      return event.ticked.length === 0 ? state : openSheets({ ...state, ticked: event.ticked }, remembered)
    case 'hidden-rows-taken':
      return openSheets({ ...state, takesHiddenRows: event.isTaken }, remembered)
    case 'headings-chosen':
      return {
        ...state,
        headingRow: event.row,
        columns: proposeColumns(sheet, event.row, remembered),
        skipped: new Set(),
        choices: new Map(),
        news: new Map(),
      }
    case 'column-changed':
      return {
        ...state,
        columns: state.columns.map((column, place) =>
          place === event.place ? withFittingQualification({ ...column, ...event.change }) : column,
        ),
        choices: new Map(),
        news: new Map(),
      }
    case 'cells-mended': {
      const mended = new Map(state.mended)
      for (const { row, column, text } of event.cells) {
        const cells = [...(mended.get(row) ?? sheet.rows[row] ?? [])]
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
      return { ...state, takesDepartments: true, choices: new Map(), news: new Map() }
    case 'people-chosen':
      return { ...state, choices: new Map([...state.choices, ...event.choices]) }
    case 'news-answered':
      return { ...state, news: new Map([...state.news, ...event.answers]) }
    case 'position-text-read':
      return {
        ...state,
        severalPositions: new Map(state.severalPositions).set(foldText(event.text), event.isSeveral),
      }
  }
}

function openSheets(
  chosen: Pick<ImportState, 'source' | 'offered' | 'ticked' | 'takesHiddenRows'>,
  remembered: Remembered,
): ImportState {
  const { source, offered, ticked, takesHiddenRows } = chosen
  const { now, later } = splitTicked(offered, ticked)
  const table = stackSheets(sheetsOf(source, now), takesHiddenRows)
  const headingRow = findHeadings(table.sheet)
  return {
    source,
    offered,
    ticked,
    takesHiddenRows,
    later,
    table,
    step: 'columns',
    headingRow,
    columns: proposeColumns(table.sheet, headingRow, remembered),
    meanings: remembered.meanings,
    mended: new Map(),
    skipped: new Set(),
    choices: new Map(),
    news: new Map(),
    severalPositions: new Map(),
    takesDepartments: false,
  }
}

function sheetsOf({ content }: Source, offered: readonly OfferedSheet[]): Sheet[] {
  return offered.flatMap(({ place }) => content.sheets[place] ?? [])
}

/** Says of the sheets that are read now what is not as in the file, and what of the file is not read. */
export function notesOf({ source, offered, ticked, table, columns, takesHiddenRows }: ImportState): {
  changed: string[]
  notRead: string[]
} {
  const { now } = splitTicked(offered, ticked)
  const others = offered.filter(({ place }) => !ticked.includes(place))
  const isOnlyVerdicts =
    isListOfVerdicts(columns.map(({ heading }) => heading)) &&
    !columns.some(({ use }) => isDatesColumn(use) || isPaperColumn(use))
  return {
    changed: [...(isOnlyVerdicts ? [ONLY_VERDICTS] : []), ...sheetNotes(sheetsOf(source, now))],
    notRead: listNotRead(source.content, others, takesHiddenRows ? 0 : table.hiddenRows),
  }
}

function withFittingQualification({ heading, use, qualification }: ImportColumn): ImportColumn {
  return { heading, use, ...(isDatesColumn(use) && qualification && { qualification }) }
}
