import type { Certificate } from '~/domain/certificates/certificate'
import { applicationDay } from '~/domain/certificates/deadline'
import { CERTIFICATE_TYPES, isMedical, QUALIFICATIONS } from '~/domain/qualifications/qualification'
import type { Requirement } from '~/domain/qualifications/requirement'
import { compareText } from '~/domain/words/collection'
import { formatDay, LAST_DAY, type Day } from '~/domain/words/day'
import { comparePolish } from '~/domain/words/polish'

import type { Admission } from './admission'
import type { AdmissionCheck, CheckSubject } from './admission-check'
import { REQUIREMENT_STATE_LABELS, requirementName } from './admission-label'
import { isLacking, type RequirementItem } from './requirement-item'

/**
 * A column of the matrix of people and required qualifications. `isMedical` is true for a column that only the people
 * and their employer see.
 */
export type MatrixColumn = { key: string; name: string; isMedical: boolean }

/** All groups of BHP training share a column, because each position requires one of them. */
function columnKey({ qualification: { type, scope } }: Requirement): string {
  return type === 'bhp' ? type : `${type} ${scope}`
}

/** The columns in the order of the forms: by type, then by scope. Own kinds come after them. */
const ORDER = CERTIFICATE_TYPES.flatMap((type) =>
  type === 'bhp' ? [type] : Object.keys(QUALIFICATIONS[type]).map((scope) => `${type} ${scope}`),
)

/** The columns of the papers of the employment. Both parts of the initial training share one. */
const CHECK_COLUMNS = [
  { key: 'examination', name: 'Orzeczenie', isMedical: true, subjects: ['examination'] },
  {
    key: 'induction',
    name: 'Szkolenie wstępne',
    isMedical: false,
    subjects: ['general_induction', 'position_induction'],
  },
] as const satisfies readonly (MatrixColumn & { subjects: readonly CheckSubject[] })[]

/** Returns the checks in a cell. Empty if the column is of a qualification. */
export function checksIn(
  { checks }: Pick<Admission, 'checks'>,
  { key }: Pick<MatrixColumn, 'key'>,
): readonly AdmissionCheck[] {
  const subjects: readonly CheckSubject[] = CHECK_COLUMNS.find((column) => column.key === key)?.subjects ?? []
  return checks.filter(({ subject }) => subjects.includes(subject))
}

/** Returns a column for each paper and qualification that somebody needs. */
export function matrixColumns(admissions: readonly Admission[]): MatrixColumn[] {
  const checked = CHECK_COLUMNS.filter((column) =>
    admissions.some((admission) => checksIn(admission, column).length > 0),
  )
  return [...checked, ...qualificationColumns(admissions)]
}

function qualificationColumns(admissions: readonly Admission[]): MatrixColumn[] {
  const requirements = new Map(
    admissions.flatMap(({ items }) =>
      items.map(({ requirement }) => [columnKey(requirement), requirement] as const),
    ),
  )
  const columns = [...requirements].map(([key, requirement]) => ({
    key,
    // A column is of all voltages.
    name: requirementName({ qualification: { ...requirement.qualification, voltage: undefined } }),
    isMedical: isMedical(requirement.qualification),
  }))
  const inOrder = ORDER.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  const own = columns.filter(({ key }) => !ORDER.includes(key))
  return [...inOrder, ...own.toSorted((a, b) => comparePolish(a.name, b.name))]
}

/**
 * Compares people by a column: what is missing first, then by the last day. People who need nothing in that column come
 * last.
 */
export function compareInColumn(key: string): (a: Admission, b: Admission) => number {
  const rankOf = (admission: Admission) => {
    const papers = [
      ...checksIn(admission, { key }).map((check) => ({ ...check, lastDay: check.day })),
      ...itemsIn(admission, { key }),
    ]
    const days = papers.map((paper) =>
      isLacking(paper) && paper.state !== 'expired' ? '' : (paper.lastDay ?? LAST_DAY),
    )
    return { isNone: papers.length === 0 ? 1 : 0, day: days.toSorted(compareText)[0] ?? LAST_DAY }
  }
  return (a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)]
    return left.isNone - right.isNone || compareText(left.day, right.day)
  }
}

/** Returns the items in a cell, worst first. Empty if the position does not require the qualification. */
export function itemsIn<Row extends Certificate>(
  { items }: Pick<Admission<Row>, 'items'>,
  { key }: Pick<MatrixColumn, 'key'>,
): readonly RequirementItem<Row>[] {
  return items.filter(({ requirement }) => columnKey(requirement) === key)
}

// The few letters beside the mark in a cell of the matrix. The mark says the state, and screen readers get all words.

/** Returns the day that counts, „14.05.2028”, or a word if there is none. */
export function itemCellLabel({ state, certificate, lastDay }: RequirementItem, day: Day): string {
  if (state === 'missing' || state === 'pending' || state === 'unknown')
    return REQUIREMENT_STATE_LABELS[state].label
  if (lastDay === undefined) return 'bezterminowo'
  const application = state === 'application' && certificate ? applicationDay(certificate) : undefined
  return formatDay(application !== undefined && application >= day ? application : lastDay)
}

/** Returns the day of a paper of the employment, or the word for why it does not count. */
export function checkCellLabel({ cause, day, recordId }: AdmissionCheck): string {
  if (cause) return CAUSE_WORDS[cause]
  if (day !== undefined) return formatDay(day)
  return recordId === undefined ? 'brak' : 'bez daty'
}

const CAUSE_WORDS = {
  unfit: 'niezdolny',
  return: 'kontrolne',
  position: 'sprawdź',
  newer: 'sprawdź',
  uncovered: 'nie obejmuje',
  initial: 'wstępne',
  cover: 'sprawdź',
  former: 'sprawdź',
  early_return: 'sprawdź',
} satisfies Record<NonNullable<AdmissionCheck['cause']>, string>
