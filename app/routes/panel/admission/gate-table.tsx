import { Link } from 'react-router'

import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import type { Admission } from '~/domain/admission/admission'
import { mayWorkLabel, untilLabel } from '~/domain/admission/admission-label'
import {
  employeeSearchParams,
  type EmployeeFilters,
  type EmployeeState,
} from '~/domain/staff/employee-filters'
import { ADMISSION_GROUPS } from '~/domain/staff/employee-list'
import { admittedPositionLabel, positionLabelBeside } from '~/domain/staff/staff'
import { formatDayInWords, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { withStateDay, type StateDay } from '~/domain/words/state-day'
import { useListAddress } from '~/routes/panel/lists/use-list-address'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import type { ShownEmployees } from '~/routes/panel/people/list/shown-employees'
import { Breakable } from '~/ui/breakable'
import { focusHeading } from '~/ui/focus'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import type { StaffAdmission } from './staff-admissions'

/** Says who may be let in and until when. The reasons are no business of a gate. */
export function GateTable({
  employees: { filters, list, nameOf, printLine },
  shown,
  state: { on },
}: {
  employees: ShownEmployees
  shown: readonly StaffAdmission[]
  state: StateDay
}) {
  const isOfAdmitted = filters.state === 'admitted'
  const day = on === undefined ? 'dziś' : formatDayInWords(on)
  const heading = `${HEADINGS[filters.state] ?? 'Lista na bramę'} ${day}`
  const groups = ADMISSION_GROUPS.map(({ heading: group, has }) => ({
    group,
    members: shown.filter(has),
  })).filter(({ members }) => members.length > 0)
  return (
    <Table caption={heading}>
      <TableHeader printLine={`${heading}: ${countOf(list.total, 'person')} · ${printLine}`}>
        <HeaderCell>Nazwisko i&nbsp;imię</HeaderCell>
        <HeaderCell isWideOnly>Stanowisko</HeaderCell>
        {!isOfAdmitted && <HeaderCell>Dokumenty aktualne</HeaderCell>}
        <HeaderCell>Do kiedy</HeaderCell>
      </TableHeader>
      {groups.map(({ group, members }) => (
        <TableBody key={group} group={isOfAdmitted ? undefined : { heading: group, columns: 4 }}>
          {members.map((admission) => (
            <Row key={admission.person.id}>
              <Cell isWhole>
                <EmployeeLink employee={admission.person} name={nameOf(admission.person)} on={on} />
                <p className="text-sm text-muted empty:hidden lg:hidden print:hidden">
                  <Breakable>
                    {admittedPositionLabel(
                      admission,
                      positionLabelBeside(nameOf(admission.person), admission.person),
                    )}
                  </Breakable>
                </p>
              </Cell>
              <Cell isWideOnly>
                <Breakable>{admittedPositionLabel(admission)}</Breakable>
              </Cell>
              {!isOfAdmitted && (
                <Cell>
                  <Answer admission={admission} />
                </Cell>
              )}
              <Cell className={`tabular-nums ${admission.until ? STACKED_UNTIL : ''}`}>
                {untilLabel(admission) ?? ''}
              </Cell>
            </Row>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

const HEADINGS: Partial<Record<EmployeeState, string>> = {
  admitted: 'Dokumenty aktualne',
  unable: 'Nie mogą pracować',
  unknown: 'Osoby, o\u00a0których nie wiadomo,',
}

/** A stacked row has no heading in sight that would say what the day is. */
const STACKED_UNTIL = "stacked:not-print:before:content-['do_']"

function Answer({ admission }: { admission: Admission }) {
  const { mayWork, outside } = admission
  const label = mayWorkLabel({ mayWork, outside })
  if (mayWork === undefined || outside) return <span className="text-muted">{label}</span>
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-semibold ${MARK_COLOURS[mayWork ? 'success' : 'danger']}`}
    >
      <StateMark state={mayWork ? 'valid' : 'expired'} />
      {label}
    </span>
  )
}

/** Leads to the list of everybody, if none of the people who may enter matches the filters. */
export function ShowNotAdmitted({ filters, on }: { filters: EmployeeFilters; on: Day | undefined }) {
  const addressOf = useListAddress()
  return (
    <Link
      to={addressOf(withStateDay(employeeSearchParams({ ...filters, state: 'all', page: 1 }), on))}
      preventScrollReset
      onClick={focusHeading}
      className={TEXT_LINK}
    >
      Pokaż wszystkie osoby
    </Link>
  )
}
