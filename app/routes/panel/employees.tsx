import { CircleCheck, CircleMinus, Users } from 'lucide-react'

import { serverData } from '~/browser/server-data.client'
import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { currentDay } from '~/data/clock.server'
import { listEmployeeContacts } from '~/data/users.server'
import { employeeStatusBadge, listEmployees } from '~/domain/staff'
import { fullName, sortByName, type Person, type User } from '~/domain/user'
import { Badge } from '~/ui/badge'
import { BreakableEmail } from '~/ui/breakable-email'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/employees'
import { ListStatus } from './lists/list-status'
import { ListTools } from './lists/list-tools'
import type { PanelHandle } from './panel-handle'
import { ScreenHeader } from './shell/screen-header'

export { PanelFallback as HydrateFallback } from './panel-fallback'

export const handle = { heading: 'Pracownicy' } satisfies PanelHandle

export function loader() {
  return { today: currentDay(), users: listEmployeeContacts() }
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employees', url)
  const { today, users } = await serverData('employees', serverLoader)
  return { today, employees: sortByName(withOwnProfiles(listEmployees(viewer, users))) }
}
clientLoader.hydrate = true as const

export default function Employees({ loaderData: { today, employees } }: Route.ComponentProps) {
  const writeCsv = async () => {
    const { employeesCsv } = await import('~/documents/list-files')
    return employeesCsv(employees, today)
  }
  return (
    <>
      <PageTitle>Pracownicy</PageTitle>
      <ScreenHeader heading="Pracownicy" />
      {employees.length === 0 ? (
        <EmptyState icon={Users} title="Brak pracowników" text="Nie ma jeszcze pracowników do pokazania." />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <ListStatus count={employees.length} noun="employee" />
            <ListTools today={today} writeCsv={writeCsv} />
          </div>
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
        </>
      )}
    </>
  )
}

function EmployeeRow({ employee }: { employee: Person & Pick<User, 'email'> }) {
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
