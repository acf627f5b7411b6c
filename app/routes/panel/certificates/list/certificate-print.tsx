import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  issueDayLabel,
  lastDayLabel,
  proofMark,
} from '~/domain/certificates/certificate'
import { certificateSheetLine, type CertificateFilters } from '~/domain/certificates/certificate-filters'
import { applicationDay, hasOpenDeadline } from '~/domain/certificates/deadline'
import type { Person } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { formatDay, type Day } from '~/domain/words/day'
import type { StateDay } from '~/domain/words/state-day'
import { Breakable } from '~/ui/breakable'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { CertificateRow } from './certificate-row'

/** The printed list: a table in place of the cards. */
export function CertificatePrint({
  certificates,
  viewer,
  filters,
  state,
}: {
  certificates: readonly CertificateRow[]
  viewer: Person
  filters: CertificateFilters
  state: StateDay
}) {
  const day = state.on ?? state.today
  const hasHolders = certificates.some(({ holder }) => holder !== undefined)
  return (
    <div data-print="tall">
      <Table caption="Certyfikaty">
        <TableHeader printLine={certificateSheetLine(viewer, filters, state)}>
          {hasHolders && <HeaderCell>Osoba</HeaderCell>}
          <HeaderCell>Rodzaj i&nbsp;zakres</HeaderCell>
          <HeaderCell>Numer</HeaderCell>
          <HeaderCell>Data wydania</HeaderCell>
          <HeaderCell>Data ważności</HeaderCell>
          <HeaderCell>Status</HeaderCell>
        </TableHeader>
        <TableBody>
          {certificates.map((certificate) => (
            <Row key={certificate.id}>
              {hasHolders && (
                <Cell>
                  <Breakable>{certificate.holder ?? ''}</Breakable>
                </Cell>
              )}
              <Cell>
                <p className="font-semibold">
                  <Breakable>{qualificationTitle(certificate)}</Breakable>
                </p>
                <p>{scopeLabel(certificate)}</p>
              </Cell>
              <Cell className="tabular-nums">
                <Breakable>{certificate.number}</Breakable>
              </Cell>
              <Cell className="whitespace-nowrap tabular-nums">{issueDayLabel(certificate.issueDate)}</Cell>
              <Cell className="whitespace-nowrap tabular-nums">
                {lastDayLabel(certificate)}
                <Application certificate={certificate} today={day} />
              </Cell>
              <Cell>
                {CERTIFICATE_STATUS_BADGES[certificateStatus(certificate, day)].label}
                {proofMark(certificate) && <p>{proofMark(certificate)}</p>}
                {certificate.replacedBy !== undefined && <p>zastąpiony</p>}
                {certificate.awaits && <p>nowszy oczekuje: {certificate.awaits.number}</p>}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

/** The day to act, if it is not the expiry day. */
function Application({ certificate, today }: { certificate: CertificateRow; today: Day }) {
  const day = applicationDay(certificate)
  if (day === undefined || !hasOpenDeadline(certificate, today)) return null
  return <p>wniosek do {formatDay(day)}</p>
}
