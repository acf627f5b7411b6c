import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleMinus from 'lucide/dist/esm/icons/circle-minus.mjs'

import type { Duty } from '~/domain/admission/duty'
import { employeeStatusBadge, positionLabel } from '~/domain/admission/staff'
import type { PersonRecord } from '~/domain/changes/person-record'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { MayWork } from '~/routes/panel/duty/may-work'
import { Badge } from '~/ui/badge'
import { BreakableEmail } from '~/ui/breakable-email'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import { EmployeeLink } from './employee-link'

type Employee = PersonRecord & Pick<Duty, 'mayWork' | 'until'>

/** The columns that are there only if somebody of the whole list has something in them. */
type Columns = { email: boolean; department: boolean }

/** Lists the people of an employer, with their positions and whether they may work. */
export function EmployeesTable({
  employees,
  shows,
  on,
}: {
  employees: readonly Employee[]
  shows: Columns
  on: Day | undefined
}) {
  return (
    <Table caption="Pracownicy">
      <TableHeader>
        <HeaderCell>Imię i&nbsp;nazwisko</HeaderCell>
        {shows.email && <HeaderCell isWideOnly>E-mail</HeaderCell>}
        <HeaderCell isWideOnly>Stanowisko</HeaderCell>
        {shows.department && <HeaderCell isWideOnly>Dział</HeaderCell>}
        <HeaderCell>Może pracować</HeaderCell>
        <HeaderCell>Status</HeaderCell>
      </TableHeader>
      <TableBody>
        {employees.map((employee) => (
          <EmployeeRow key={employee.id} employee={employee} shows={shows} on={on} />
        ))}
      </TableBody>
    </Table>
  )
}

function EmployeeRow({ employee, shows, on }: { employee: Employee; shows: Columns; on: Day | undefined }) {
  const { label, tone } = employeeStatusBadge(employee)
  const position = positionLabel(employee)
  return (
    <Row>
      <Cell isWhole>
        <EmployeeLink employee={employee} on={on} />
        <div className="text-sm text-muted lg:hidden print:hidden">
          <p>{[position, employee.unit].filter(Boolean).join(' · ')}</p>
          {employee.email && (
            <p>
              <BreakableEmail>{employee.email}</BreakableEmail>
            </p>
          )}
        </div>
      </Cell>
      {shows.email && (
        <Cell isWideOnly>
          {employee.email ? (
            <a
              href={`mailto:${employee.email}`}
              className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
            >
              <BreakableEmail>{employee.email}</BreakableEmail>
            </a>
          ) : (
            '—'
          )}
        </Cell>
      )}
      <Cell isWideOnly className={employee.position ? '' : 'text-muted'}>
        {position}
      </Cell>
      {shows.department && <Cell isWideOnly>{employee.unit ? keepTogether(employee.unit) : '—'}</Cell>}
      <Cell>
        <span className="text-sm text-muted sm:hidden print:hidden">Może pracować: </span>
        <MayWork duty={employee} />
      </Cell>
      <Cell>
        <Badge tone={tone} icon={tone === 'success' ? CircleCheck : CircleMinus}>
          {label}
        </Badge>
      </Cell>
    </Row>
  )
}

/** Lists the people of a training centre, with their companies instead of their positions. */
export function ParticipantsTable({ participants }: { participants: readonly PersonRecord[] }) {
  return (
    <Table caption="Uczestnicy">
      <TableHeader>
        <HeaderCell>Imię i&nbsp;nazwisko</HeaderCell>
        <HeaderCell>Firma</HeaderCell>
        <HeaderCell>E-mail</HeaderCell>
        <HeaderCell isWideOnly>Telefon</HeaderCell>
      </TableHeader>
      <TableBody>
        {participants.map((participant) => (
          <Row key={participant.id}>
            <Cell isWhole>
              <EmployeeLink employee={participant} />
            </Cell>
            <Cell isWhole className="max-sm:text-sm max-sm:empty:hidden">
              {participant.company && keepTogether(participant.company)}
            </Cell>
            <Cell isWhole className="max-sm:text-sm max-sm:empty:hidden">
              {participant.email && (
                <a
                  href={`mailto:${participant.email}`}
                  className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
                >
                  <BreakableEmail>{participant.email}</BreakableEmail>
                </a>
              )}
            </Cell>
            <Cell isWideOnly className="tabular-nums">
              {participant.phone}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
