import type { Duty } from '~/domain/admission/duty'
import { positionLabel, type CertificateCounts } from '~/domain/admission/staff'
import { keepTogether } from '~/domain/words/polish'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import { Attention } from './attention'

export function StaffTable({ staff }: { staff: readonly { duty: Duty; counts: CertificateCounts }[] }) {
  return (
    <Table caption="Certyfikaty pracowników">
      <TableHeader>
        <HeaderCell>Pracownik</HeaderCell>
        <HeaderCell>Certyfikaty</HeaderCell>
        <HeaderCell>Wymaga uwagi</HeaderCell>
      </TableHeader>
      <TableBody>
        {staff.map(({ duty, duty: { person: employee }, counts }) => (
          <Row key={employee.id}>
            <Cell isWhole>
              <EmployeeLink employee={employee} />
              <p className="text-sm text-muted">{keepTogether(positionLabel(employee))}</p>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">
              <span className="text-sm text-muted sm:sr-only">Certyfikaty: </span>
              {counts.total}
            </Cell>
            <Cell>
              <Attention duty={duty} counts={counts} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
