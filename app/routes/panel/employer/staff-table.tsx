import { Link } from 'react-router'

import { certificateSearchParams } from '~/domain/certificate-filters'
import type { CertificateCounts } from '~/domain/staff'
import { fullName, type Person } from '~/domain/user'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import { Attention } from './attention'

export function StaffTable({ staff }: { staff: readonly { employee: Person; counts: CertificateCounts }[] }) {
  return (
    <Table caption="Certyfikaty pracowników">
      <TableHeader>
        <HeaderCell>Pracownik</HeaderCell>
        <HeaderCell>Certyfikaty</HeaderCell>
        <HeaderCell>Wymaga uwagi</HeaderCell>
      </TableHeader>
      <TableBody>
        {staff.map(({ employee, counts }) => (
          <Row key={employee.id}>
            <Cell isWhole>
              <Link
                to={`/certificates?${certificateSearchParams({ q: fullName(employee) })}`}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
              >
                {fullName(employee)}
                <span className="sr-only"> – certyfikaty</span>
              </Link>
              <p className="text-sm text-muted">{employee.position ?? 'Nie określono'}</p>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">
              <span className="text-sm text-muted sm:sr-only">Certyfikaty: </span>
              {counts.total}
            </Cell>
            <Cell>
              <Attention counts={counts} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
