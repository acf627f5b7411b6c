import type { Admission } from '~/domain/admission/admission'
import type { MatrixColumn } from '~/domain/admission/admission-matrix'
import { columnSummary, mayWorkSummary } from '~/domain/admission/admission-text'
import { positionLabelBeside } from '~/domain/staff/staff'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { SortLink } from '~/routes/panel/lists/sort-heading'
import { EmployeeLink } from '~/routes/panel/people/employee-link'

import { MatrixCell } from './matrix-cell'
import { MayWork } from './may-work'
import type { StaffAdmission } from './staff-admissions'

const BORDER = 'border-b border-line'
/** A row is 36 px high, so that some twenty people are in sight. */
const CELL = `${BORDER} h-9 px-2.5 text-left whitespace-nowrap pointer-coarse:h-11 print:h-auto print:px-1 print:py-1 print:whitespace-normal`
/** The names stay in sight while the other columns scroll. */
const PINNED = 'sticky left-0 z-10 border-r print:static'
const HEADING = `${CELL} sticky top-0 bg-canvas font-semibold text-muted print:static`

/**
 * Shows people and the qualifications that their positions require. It scrolls in a box of its own, in which the
 * headings and the names stay. Below 1024 px `PeopleList` takes its place on screen.
 */
export function AdmissionMatrix({
  admissions,
  all,
  columns,
  sort,
  sortSearch,
  today,
  on,
  printLine,
  canAddFor,
  keepsPapers,
  nameOf,
}: {
  admissions: readonly StaffAdmission[]
  /** The people of all pages, for the sums. */
  all: readonly Admission[]
  columns: readonly MatrixColumn[]
  /** The order of the people, and the search params for another one. */
  sort: string
  sortSearch: (sort: string) => URLSearchParams
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on: Day | undefined
  printLine: string
  canAddFor: ReadonlySet<string>
  /** True if the viewer keeps the papers of the employment. */
  keepsPapers: boolean
  nameOf: (person: StaffAdmission['person']) => string
}) {
  const order = { sort, sortSearch }
  return (
    // Relative, so that the box clips the texts for screen readers.
    <div className="relative max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-surface max-lg:not-print:hidden print:max-h-none print:overflow-visible print:border-0 scroll-pt-10 scroll-pl-56">
      {/* Borders that collapse would scroll away from the pinned cells. */}
      <table className="w-full border-separate border-spacing-0 text-sm wrap-break-word print:text-[7.5pt]">
        <caption className="sr-only">Aktualność dokumentów</caption>
        <thead>
          {/* Chromium repeats it on each printed page. */}
          <tr className="hidden print:table-row">
            <td colSpan={columns.length + 2} className="pb-2">
              {printLine}
            </td>
          </tr>
          <tr>
            <Heading by="name" {...order} label="Nazwisko i imię" className={`${PINNED} z-20`} />
            <Heading by="worst" {...order} label="Dokumenty aktualne" />
            {columns.map((column) => (
              <Heading
                key={column.key}
                by={column.key}
                {...order}
                label={column.name}
                className={columnOnPaper(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {admissions.map((admission) => (
            <tr key={admission.person.id}>
              <th scope="row" className={`${CELL} ${PINNED} bg-surface font-normal`}>
                {/* Only what is in a line is cut with an ellipsis. */}
                <div className="max-w-48 truncate *:inline xl:max-w-64 print:max-w-none">
                  <EmployeeLink employee={admission.person} name={nameOf(admission.person)} on={on} />
                  <span className="text-muted">
                    {' '}
                    {positionLabelBeside(nameOf(admission.person), admission.person)}
                  </span>
                </div>
              </th>
              <td className={CELL}>
                <MayWork admission={admission} />
              </td>
              {columns.map((column) => (
                <td key={column.key} className={`${CELL} ${columnOnPaper(column)}`}>
                  <MatrixCell
                    admission={admission}
                    name={nameOf(admission.person)}
                    column={column}
                    today={today}
                    on={on}
                    canAdd={canAddFor.has(admission.person.id)}
                    keepsPapers={keepsPapers}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Sums admissions={all} columns={columns} />
      </table>
    </div>
  )
}

/** A heading that sorts by its column. */
function Heading({
  by,
  sort,
  sortSearch,
  label,
  className = '',
}: {
  by: string
  sort: string
  sortSearch: (sort: string) => URLSearchParams
  label: string
  className?: string
}) {
  const direction = by === sort ? 'ascending' : undefined
  return (
    <th scope="col" aria-sort={direction} className={`${HEADING} ${className}`}>
      <SortLink direction={direction} search={direction ? undefined : sortSearch(by)}>
        {label}
      </SortLink>
    </th>
  )
}

/** On paper it is no footer, because browsers would repeat it on each page. */
function Sums({
  admissions,
  columns,
}: {
  admissions: readonly Admission[]
  columns: readonly MatrixColumn[]
}) {
  const cell = `${CELL} bg-canvas text-muted tabular-nums print:border-b-0`
  return (
    <tfoot className="print:table-row-group">
      <tr>
        <th scope="row" className={`${cell} ${PINNED} font-semibold`}>
          Razem: {countOf(admissions.length, 'person')}
        </th>
        <td className={cell}>{mayWorkSummary(admissions)}</td>
        {columns.map((column) => (
          <td key={column.key} className={`${cell} ${columnOnPaper(column)}`}>
            {columnSummary(admissions, column)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function columnOnPaper({ isMedical }: MatrixColumn): string {
  return onPaper('print of people', isMedical ? 'health' : undefined)
}
