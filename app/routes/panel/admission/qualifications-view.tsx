import { useMemo } from 'react'

import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import { REQUIREMENT_STATE_LABELS } from '~/domain/admission/admission-label'
import { matrixColumns } from '~/domain/admission/admission-matrix'
import { REQUIREMENT_STATES } from '~/domain/admission/requirement-item'
import { employeeSearchParams } from '~/domain/staff/employee-filters'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { withStateDay, type StateDay } from '~/domain/words/state-day'
import { useShownAtFirst } from '~/routes/panel/lists/use-shown-at-first'
import type { ShownEmployees } from '~/routes/panel/people/list/shown-employees'

import { AdmissionMatrix } from './admission-matrix'
import { PeopleList } from './people-list'
import type { StaffAdmission } from './staff-admissions'

/** More people than a large screen shows. */
const SHOWN_AT_FIRST = 20

/** Shows the people with what their positions require: as a matrix, and on narrow screens as a list. */
export function QualificationsView({
  employees: { filters, list, nameOf, printLine },
  shown,
  day,
  state: { on },
  canAddFor,
  keepsPapers,
}: {
  employees: ShownEmployees
  /** The people of the page. */
  shown: readonly StaffAdmission[]
  day: Day
  state: StateDay
  canAddFor: ReadonlySet<string>
  /** True if the viewer keeps the papers of the employment. */
  keepsPapers: boolean
}) {
  const admissions = shown.slice(0, useShownAtFirst(SHOWN_AT_FIRST))
  const columns = useMemo(() => matrixColumns(list.all), [list])
  const rows = { admissions, today: day, on, canAddFor, keepsPapers, nameOf }
  return (
    <>
      <AdmissionMatrix
        {...rows}
        all={list.all}
        columns={columns}
        sort={filters.sort}
        sortSearch={(sort) => withStateDay(employeeSearchParams({ ...filters, sort, page: 1 }), on)}
        printLine={`Aktualność dokumentów: ${countOf(list.total, 'person')} · ${printLine}`}
      />
      <div className="lg:hidden print:hidden">
        <PeopleList {...rows} />
      </div>
      <Legend />
    </>
  )
}

function Legend() {
  return (
    <ul aria-label="Znaki" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {REQUIREMENT_STATES.map((state) => (
        <li
          key={state}
          className={`inline-flex items-center gap-2 ${MARK_COLOURS[REQUIREMENT_STATE_LABELS[state].tone]}`}
        >
          <StateMark state={state} />
          {REQUIREMENT_STATE_LABELS[state].label}
        </li>
      ))}
      <li className="inline-flex items-center gap-2 text-muted">
        <StateMark state="none" />
        nie dotyczy
      </li>
    </ul>
  )
}
