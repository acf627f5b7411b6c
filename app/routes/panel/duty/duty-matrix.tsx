import type { Duty } from '~/domain/admission/duty'
import type { DutyColumn } from '~/domain/admission/duty-matrix'
import { columnSummary, mayWorkSummary } from '~/domain/admission/duty-text'
import { positionLabel } from '~/domain/admission/staff'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { EmployeeLink } from '~/routes/panel/people/employee-link'

import { MatrixCell } from './matrix-cell'
import { MayWork } from './may-work'

const BORDER = 'border-b border-line'
const CELL = `${BORDER} px-3 py-2 text-left align-top print:px-1 print:py-1`
/** The names stay in sight while the other columns scroll. */
const PINNED = 'sticky left-0 z-10 w-56 min-w-56 border-r print:static print:w-auto print:min-w-0'
const HEADING = `${CELL} sticky top-0 bg-canvas font-semibold text-muted align-bottom print:static`

/**
 * Shows people and the qualifications that their positions require. It scrolls in a box of its own, in which the
 * headings and the names stay. Below 1024 px `PeopleList` takes its place on screen.
 */
export function DutyMatrix({
  duties,
  all,
  columns,
  today,
  on,
  printLine,
  canAddFor,
  keepsPapers,
}: {
  duties: readonly Duty[]
  /** The people of all pages, for the sums. */
  all: readonly Duty[]
  columns: readonly DutyColumn[]
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on: Day | undefined
  printLine: string
  canAddFor: ReadonlySet<string>
  /** True if the viewer keeps the papers that everybody needs. */
  keepsPapers: boolean
}) {
  return (
    // Relative, so that the box clips the texts for screen readers.
    <div className="relative max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-surface max-lg:not-print:hidden print:max-h-none print:overflow-visible print:border-0 scroll-pt-14 scroll-pl-56">
      {/* Borders that collapse would scroll away from the pinned cells. */}
      <table className="w-full border-separate border-spacing-0 text-sm print:text-[7.5pt]">
        <caption className="sr-only">Kto może pracować</caption>
        <thead>
          {/* Chromium repeats it on each printed page. */}
          <tr className="hidden print:table-row">
            <td colSpan={columns.length + 2} className="pb-2">
              {printLine}
            </td>
          </tr>
          <tr>
            <th scope="col" className={`${HEADING} ${PINNED} z-20`}>
              Osoba
            </th>
            <th scope="col" className={HEADING}>
              Może pracować
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`${HEADING} ${onPaper(column)}`}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {duties.map((duty) => (
            <tr key={duty.person.id}>
              <th scope="row" className={`${CELL} ${PINNED} bg-surface font-normal`}>
                <EmployeeLink employee={duty.person} on={on} />
                <p className="text-muted">{positionLabel(duty.person)}</p>
              </th>
              <td className={CELL}>
                <MayWork duty={duty} />
              </td>
              {columns.map((column) => (
                <td key={column.key} className={`${CELL} min-w-30 print:min-w-0 ${onPaper(column)}`}>
                  <MatrixCell
                    duty={duty}
                    column={column}
                    today={today}
                    on={on}
                    canAdd={canAddFor.has(duty.person.id)}
                    keepsPapers={keepsPapers}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Sums duties={all} columns={columns} />
      </table>
    </div>
  )
}

/** On paper it is no footer, because browsers would repeat it on each page. */
function Sums({ duties, columns }: { duties: readonly Duty[]; columns: readonly DutyColumn[] }) {
  const cell = `${CELL} bg-canvas text-muted tabular-nums print:border-b-0`
  return (
    <tfoot className="print:table-row-group">
      <tr>
        <th scope="row" className={`${cell} ${PINNED} font-semibold`}>
          Razem: {countOf(duties.length, 'person')}
        </th>
        <td className={cell}>{mayWorkSummary(duties)}</td>
        {columns.map((column) => (
          <td key={column.key} className={`${cell} ${onPaper(column)}`}>
            {columnSummary(duties, column)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** Others may read what is printed, and health is none of their business. */
function onPaper({ isMedical }: DutyColumn): string {
  return isMedical ? 'print:hidden' : ''
}
