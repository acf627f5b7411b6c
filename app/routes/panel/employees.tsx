import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Users from 'lucide-react/icons/users'

import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { employeeSearchParams, filterEmployees, parseEmployeeFilters } from '~/domain/employee-filters'
import { employeeStatusBadge, listEmployees } from '~/domain/staff'
import { fullName, type Person, type User } from '~/domain/user'
import { Badge } from '~/ui/badge'
import { BreakableEmail } from '~/ui/breakable-email'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/employees'
import { FilteredList } from './lists/filtered-list'
import { panelData } from './panel-data'
import type { PanelHandle } from './panel-handle'
import { ScreenHeader } from './shell/screen-header'

export { PanelFallback as HydrateFallback } from './panel-fallback'
export { loader } from './panel-data.server'

export const handle = { heading: 'Pracownicy' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employees', url)
  const { today, users } = await panelData(serverLoader)
  const employees = await withOwnProfiles(listEmployees(viewer, users))
  const filters = parseEmployeeFilters(url.searchParams)
  return { today, filters, hasAny: employees.length > 0, list: filterEmployees(employees, filters) }
}
clientLoader.hydrate = true as const

export default function Employees({ loaderData }: Route.ComponentProps) {
  const { today, filters, hasAny, list } = loaderData
  const writeCsv = async () => {
    const { employeesCsv } = await import('~/documents/list-files')
    return employeesCsv(list.all, today)
  }
  return (
    <>
      <PageTitle>Pracownicy</PageTitle>
      <ScreenHeader heading="Pracownicy" />
      {hasAny ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Osoba, e-mail, stanowisko',
            toSearch: ({ q }) => employeeSearchParams({ q }),
          }}
          list={list}
          noun="employee"
          today={today}
          writeCsv={writeCsv}
          nothingMatches={{
            title: 'Brak wyników',
            text: 'Nie znaleziono pracowników dla podanych kryteriów.',
          }}
          pageSearch={(page) => employeeSearchParams({ ...filters, page })}
        >
          {(employees) => <EmployeesTable employees={employees} />}
        </FilteredList>
      ) : (
        <EmptyState icon={Users} title="Brak pracowników" text="Nie ma jeszcze pracowników do pokazania." />
      )}
    </>
  )
}

type Employee = Person & Pick<User, 'email'>

function EmployeesTable({ employees }: { employees: readonly Employee[] }) {
  return (
    <Table caption="Pracownicy">
      <TableHeader>
        <HeaderCell>Imię i nazwisko</HeaderCell>
        <HeaderCell isWideOnly>E-mail</HeaderCell>
        <HeaderCell isWideOnly>Stanowisko</HeaderCell>
        <HeaderCell>Status</HeaderCell>
      </TableHeader>
      <TableBody>
        {employees.map((employee) => (
          <EmployeeRow key={employee.id} employee={employee} />
        ))}
      </TableBody>
    </Table>
  )
}

function EmployeeRow({ employee }: { employee: Employee }) {
  const { label, tone } = employeeStatusBadge(employee)
  const position = employee.position ?? 'Nie określono'
  return (
    <Row>
      <Cell isWhole>
        <p className="font-semibold">{fullName(employee)}</p>
        <div className="text-sm text-muted lg:hidden print:hidden">
          <p>{position}</p>
          <p>
            <BreakableEmail>{employee.email}</BreakableEmail>
          </p>
        </div>
      </Cell>
      <Cell isWideOnly>
        <a
          href={`mailto:${employee.email}`}
          className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
        >
          <BreakableEmail>{employee.email}</BreakableEmail>
        </a>
      </Cell>
      <Cell isWideOnly className={employee.position ? '' : 'text-muted'}>
        {position}
      </Cell>
      <Cell>
        <Badge tone={tone} icon={tone === 'success' ? CircleCheck : CircleMinus}>
          {label}
        </Badge>
      </Cell>
    </Row>
  )
}
