import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { reportLabel, type Report } from '~/domain/reports/report'
import { formatDay } from '~/domain/words/day'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import { ReportStatusBadge } from './report-status-badge'

/** Each row opens the whole report, because the table cuts the description and hides it on a phone. */
export function ReportsTable({
  reports,
  people,
}: {
  reports: readonly Report[]
  people: ReadonlyMap<string, Person>
}) {
  const name = useMemo(() => namesById(people), [people])
  return (
    <Table caption="Zgłoszenia, od najnowszych">
      <TableHeader>
        <HeaderCell>Rodzaj</HeaderCell>
        <HeaderCell>Data</HeaderCell>
        <HeaderCell isWideOnly>Opis</HeaderCell>
        <HeaderCell isWideOnly>Miejsce</HeaderCell>
        <HeaderCell>Status</HeaderCell>
      </TableHeader>
      <TableBody>
        {reports.map((report) => (
          <Row key={report.id}>
            <Cell>
              <Link
                to={href('/reports/:id', { id: report.id })}
                className={`${TEXT_LINK} max-sm:-my-2 max-sm:py-2`}
              >
                {reportLabel(report)}
                <span className="sr-only"> z {formatDay(report.date)} – szczegóły</span>
              </Link>
              <p className="text-sm text-muted">zgłoszenie od: {name(report.reportedBy)}</p>
            </Cell>
            <Cell className="text-sm text-muted tabular-nums sm:text-base sm:text-ink">
              {formatDay(report.date)}
            </Cell>
            <Cell
              isWideOnly
              className="w-[300px] max-w-[300px] truncate print:w-2/5 print:max-w-none print:whitespace-normal"
            >
              {report.description}
            </Cell>
            <Cell isWideOnly>{report.location ?? '—'}</Cell>
            <Cell isWhole>
              <ReportStatusBadge status={report.status} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
