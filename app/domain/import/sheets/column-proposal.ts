import { daysOfHeading } from '~/domain/import/texts/heading-days'
import { ownKindOfHeading } from '~/domain/import/texts/named-own-kind'
import {
  nameQualification,
  namesOtherDocument,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/texts/named-qualification'
import { isPersonField } from '~/domain/people/person-fields'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import {
  isDatesColumn,
  isPaperColumn,
  listColumnUses,
  mayRepeat,
  NAME_USES,
  parseColumnUse,
  type ColumnUse,
  type ImportColumn,
} from './columns'
import { headingsOf } from './headings'
import { isListOfVerdicts } from './own-lists'
import { newKindDates, proposeUse, type Proposal } from './proposed-use'
import { TOP_ROWS, type Sheet } from './workbook'

/** The earlier choices for headings, by the folded heading: `position`, or `expiryDates bhp.workers`. */
export type RememberedColumns = ReadonlyMap<string, string>

/** `kinds` are the register's own ones that are in use. A training centre has none. */
export type ProposalContext = {
  columns: RememberedColumns
  isCentre: boolean
  kinds: readonly OwnKind[]
  today: Day
}

/** So many cells tell whether a column has dates. */
const SAMPLE_ROWS = 200

/**
 * Returns the row with the headings, counted from 0; of two rows of headings the lower one. Undefined if none of the first
 * rows looks like one.
 */
export function findHeadings(sheet: Sheet): number | undefined {
  const rows = sheet.rows.slice(0, TOP_ROWS)
  const known = rows.map((_, row) => headingsOf(sheet, row).filter(isKnownHeading).length)
  const most = Math.max(0, ...known)
  return most === 0 ? undefined : known.indexOf(most)
}

/** Proposes what each column holds: the earlier choice, or else a guess from its heading and cells. */
export function proposeColumns(
  sheet: Sheet,
  headingRow: number | undefined,
  { columns: remembered, isCentre, kinds, today }: ProposalContext,
): ImportColumn[] {
  const { rows } = sheet
  const headings = headingsOf(sheet, headingRow)
  const below = rows.slice(headingRow === undefined ? 0 : headingRow + 1).slice(0, SAMPLE_ROWS)
  const width = Math.max(headings.length, ...below.map((row) => row.length))
  const hasVerdicts = isListOfVerdicts(headings)
  const taken = new Set<ColumnUse>()
  const columns = Array.from({ length: width }, (_, place): ImportColumn => {
    const heading = headings[place] ?? ''
    const cells = below.map((row) => row[place] ?? '')
    const proposed =
      recall(heading, remembered, kinds) ?? proposeUse(heading, { cells, today, ...(!isCentre && { kinds }) })
    // „BHP” over „ważny do 30.06.2027” follows from what the register has, as „Do kiedy” does.
    if (hasVerdicts && !isOfListOfVerdicts(heading, proposed)) return { heading, use: 'ignored' }
    const isFree =
      mayRepeat(proposed.use) || (!taken.has(proposed.use) && listColumnUses(isCentre).includes(proposed.use))
    taken.add(proposed.use)
    return { heading, ...(isFree ? proposed : { use: 'ignored' as const }) }
  })
  // If dates are by kind, a date without a kind is of none of them.
  const isOfKind = ({ use }: ImportColumn) => isDatesColumn(use) || use === 'unclearDates'
  const isByKind = columns.some(isOfKind) && !columns.some(({ use }) => namesKind(use))
  const ofKinds = new Set<string>()
  return columns.map((column) => {
    if (isDatesColumn(column.use) && column.qualification) {
      const key = `${column.use} ${qualificationKey(column.qualification)}`
      if (!ofKinds.has(key)) {
        ofKinds.add(key)
        return column
      }
      // „Spawacz MAG” and „Spawacz TIG” are two documents, and the second one is named here.
      const own = isCentre ? undefined : newKindDates(column.heading, column.use)
      return { heading: column.heading, ...(own ?? { use: column.use }) }
    }
    if (!isByKind || (column.use !== 'issueDate' && column.use !== 'expiryDate')) return column
    const own = isCentre
      ? undefined
      : newKindDates(column.heading, column.use === 'issueDate' ? 'issueDates' : 'expiryDates')
    return { heading: column.heading, ...(own ?? { use: 'ignored' }) }
  })
}

/** True for a column with a fact of the person, or with the days of a paper. */
function isOfListOfVerdicts(heading: string, { use }: Proposal): boolean {
  if (NAME_USES.includes(use) || isPersonField(use)) return true
  return (isDatesColumn(use) || isPaperColumn(use)) && daysOfHeading(heading) !== undefined
}

function namesKind(use: ColumnUse): boolean {
  return use === 'qualification' || use === 'scope'
}

/** Returns the chosen uses of columns with a heading. They are proposed for the next file. */
export function rememberColumns(columns: readonly ImportColumn[]): RememberedColumns {
  return new Map(
    columns
      .filter(({ heading }) => heading !== '')
      .map(({ heading, use, qualification }) => [
        foldText(heading),
        qualification ? `${use} ${qualificationKey(qualification)}` : use,
      ]),
  )
}

function isKnownHeading(cell: string): boolean {
  return (
    proposeUse(cell, { cells: [], today: FIRST_DAY, kinds: [] }).use !== 'ignored' ||
    nameQualification(cell, []) !== undefined
  )
}

/**
 * Returns the earlier choice for a heading. Earlier versions took medical examinations for certificates or left them
 * out, so under such a heading only a choice of a paper or of an own kind counts. They took „Data szkolenia” for an end, too:
 * a heading that tells what its days are is believed.
 */
function recall(
  heading: string,
  remembered: RememberedColumns,
  kinds: readonly OwnKind[],
): Proposal | undefined {
  const [useText = '', key = ''] = remembered.get(foldText(heading))?.split(' ') ?? []
  const use = parseColumnUse(useText)
  const made = ownKindOfHeading(heading)
  const qualification = parseQualificationKey(key, made ? [...kinds, made] : kinds)
  const isOwn = qualification?.type === 'own'
  if (use && namesOtherDocument(heading) && !isPaperColumn(use) && !isOwn) return undefined
  if (use && isDatesColumn(use) && (use === 'issueDates' ? 'end' : 'issue') === daysOfHeading(heading)) {
    return undefined
  }
  return use && { use, ...(isDatesColumn(use) && qualification && { qualification }) }
}
