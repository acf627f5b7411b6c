import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import FileClock from 'lucide/dist/esm/icons/file-clock.mjs'
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'

import { StateMark } from '~/components/state-mark'
import type { Admission } from '~/domain/admission/admission'
import { limitLabel } from '~/domain/admission/admission-label'
import { positionLabelBeside, type CertificateCounts } from '~/domain/staff/staff'
import { keepTogether, countOf } from '~/domain/words/polish'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { Badge } from '~/ui/badge'
import { Breakable } from '~/ui/breakable'
import { Icon } from '~/ui/icon'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

export function StaffTable({
  staff,
  nameOf,
}: {
  staff: readonly { admission: StaffAdmission; counts: CertificateCounts }[]
  nameOf: (person: StaffAdmission['person']) => string
}) {
  return (
    <Table caption="Certyfikaty pracowników">
      <TableHeader>
        <HeaderCell>Pracownik</HeaderCell>
        <HeaderCell>Certyfikaty</HeaderCell>
        <HeaderCell>Wymaga uwagi</HeaderCell>
      </TableHeader>
      <TableBody>
        {staff.map(({ admission, admission: { person: employee }, counts }) => (
          <Row key={employee.id}>
            <Cell isWhole>
              <EmployeeLink employee={employee} name={nameOf(employee)} />
              <p className="text-sm text-muted empty:hidden">
                <Breakable>{keepTogether(positionLabelBeside(nameOf(employee), employee))}</Breakable>
              </p>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">
              <span className="text-sm text-muted sm:sr-only">Certyfikaty: </span>
              {counts.total}
            </Cell>
            <Cell>
              <Attention admission={admission} counts={counts} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/**
 * Shows whether a person may not work, how many certificates have ended or soon will, how many others have a day to
 * apply, and how many of both have a newer one that waits to be confirmed.
 */
function Attention({
  admission,
  counts: { flagged, applications, awaiting },
}: {
  admission: Pick<Admission, 'mayWork' | 'positions'>
  counts: CertificateCounts
}) {
  const { mayWork } = admission
  const limit = limitLabel(admission)
  if (flagged === 0 && applications === 0 && mayWork !== false && limit === undefined)
    return <NothingUrgent mayWork={mayWork} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {flagged > 0 && (
        <span>
          <span className="sr-only">Wymaga uwagi: </span>
          <Badge tone="danger" icon={TriangleAlert}>
            {countOf(flagged, 'certificate')}
          </Badge>
        </span>
      )}
      {applications > 0 && (
        <Badge tone="warning" icon={FileClock}>
          {`termin wniosku: ${applications}`}
        </Badge>
      )}
      {awaiting > 0 && (
        <span>
          <span className="sr-only">, w tym </span>
          <Badge tone="warning" icon={Hourglass}>
            {`do potwierdzenia: ${awaiting}`}
          </Badge>
        </span>
      )}
      {limit !== undefined && (
        <span className="inline-flex min-w-0 items-baseline gap-1.5 text-sm font-semibold text-warning">
          <StateMark state="expiring" />
          <Breakable>{`Dokumenty aktualne ${limit}`}</Breakable>
        </span>
      )}
      {mayWork === false && (
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-danger">
          <StateMark state="expired" />
          Nie może pracować
        </span>
      )}
    </div>
  )
}

function NothingUrgent({ mayWork }: { mayWork: true | undefined }) {
  const icon = mayWork ? CircleCheck : CircleQuestionMark
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-muted">
      <Icon of={icon} className={`size-4 ${mayWork ? 'text-success' : ''}`} />
      {mayWork ? 'Dokumenty aktualne' : 'Nie wiadomo'}
    </span>
  )
}
