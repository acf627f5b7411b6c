import type { UnreadableCell } from '~/domain/employment/unreadable-cell'
import type { ColumnUse, ImportColumn } from '~/domain/import/sheets/columns'
import type { CellDay, Proposal } from '~/domain/import/texts/cell-day'
import { splitPositions } from '~/domain/import/texts/listed-positions'
import type { NamedQualification, WholeQualification } from '~/domain/import/texts/named-qualification'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import type { Position } from '~/domain/qualifications/requirement'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

/** Why a row cannot be taken. `column` counts from 0 and is missing if it is the whole row. */
export type RowProblem = {
  column?: number
  message: string
  /** A text whose meaning is asked for, because it names no qualification. `type` is set if only the scope is open. */
  asks?: { text: string; type?: NamedQualification['type'] }
  /** The most likely meaning of the cell. */
  proposal?: Proposal
}

/** The meanings that were chosen for texts which name no qualification, by the folded text. */
export type Meanings = ReadonlyMap<string, WholeQualification>

export type RowRules = {
  columns: readonly ImportColumn[]
  meanings: Meanings
  /** The requirements of positions: the group of BHP training follows from them. */
  positions: readonly Position[]
  /** The texts of the column of positions that name several, folded. */
  severalPositions?: Pick<ReadonlySet<string>, 'has'>
  /** The register's own kinds that are in use. */
  kinds: readonly OwnKind[]
  today: Day
  /** True if the viewer is a training centre, which may not issue every qualification. */
  isCentre: boolean
  /** The name of that centre. It imports no certificates of other issuers. */
  issuer?: string | undefined
}

/** A cell that could not be read. Its person comes in without it. */
export type ProblemCell = Pick<UnreadableCell, 'heading' | 'text' | 'reason'>

/** Returns the place of the column with that use, or -1. */
export function columnPlace(columns: readonly ImportColumn[], use: ColumnUse): number {
  return columns.findIndex((column) => column.use === use)
}

/** Returns the problem of a cell that holds no day. */
export function dayProblem(
  { message, proposal }: Extract<CellDay, { kind: 'problem' }>,
  column: number,
): RowProblem {
  return { column, message, proposal }
}

/** Returns the positions that the cell of a row names, the main one first. */
export function positionsOfRow(
  cells: readonly string[],
  { columns, severalPositions }: Pick<RowRules, 'columns' | 'severalPositions'>,
): string[] {
  const cell = cells[columnPlace(columns, 'position')] ?? ''
  return severalPositions?.has(foldText(cell)) ? splitPositions(cell) : [cell]
}

/** Words that stand for an empty cell. Our own files have none of them, but those of earlier versions do. */
const NOTHING = /^\s*([-–—.]+|brak|nie określono|n\/d|nd\.?|nie dotyczy)\s*$/i

/** A dash in a cell means that the cell is empty, and so does „brak”. */
export function withoutDash(text: string): string {
  return NOTHING.test(text) ? '' : text
}
