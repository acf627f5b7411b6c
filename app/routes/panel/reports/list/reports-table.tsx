import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { matterOfReport } from '~/domain/access/disclosure'
import { boxOf } from '~/domain/crew/records/taken-drop'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import type { ReportRecord } from '~/domain/records/report-changes'
import { reportLabel, type Report } from '~/domain/reports/report'
import type { ReportColumn } from '~/domain/reports/report-filters'
import { formatDay } from '~/domain/words/day'
import { onPaper } from '~/routes/panel/lists/printing'
import { SortHeading, type Sorting } from '~/routes/panel/lists/sort-heading'
import { ReportStatusBadge } from '~/routes/panel/reports/report-status-badge'
import { Breakable } from '~/ui/breakable'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

/** Each row opens the whole report, because the table cuts the description and hides it on a phone. */
export function ReportsTable({
  reports,
  people,
  sorting,
}: {
  reports: readonly ReportRecord[]
  people: ReadonlyMap<string, Person>
  sorting: Sorting<ReportColumn>
}) {
  const name = useMemo(() => namesById(people), [people])
  return (
    <Table caption={sorting.sort ? 'Zgłoszenia' : 'Zgłoszenia, od najnowszych'}>
      <TableHeader>
        <SortHeading column="kind" sorting={sorting} label="Rodzaj" className="xl:w-64" />
        <SortHeading column="date" sorting={sorting} label="Data" />
        <HeaderCell isWideOnly>Opis</HeaderCell>
        <SortHeading column="location" sorting={sorting} label="Miejsce" isWideOnly />
        <SortHeading column="status" sorting={sorting} label="Status" />
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
              <p className={`text-sm text-muted ${offPaper(report)}`}>
                <Breakable>{boxOf(report) ?? `zgłoszenie od: ${name(report.reportedBy)}`}</Breakable>
              </p>
            </Cell>
            <Cell className="text-sm text-muted tabular-nums sm:text-base sm:text-ink">
              {formatDay(report.date)}
            </Cell>
            <Cell
              isWideOnly
              className="w-[300px] max-w-[300px] truncate lg:max-xl:w-36 lg:max-xl:max-w-36 print:w-2/5 print:max-w-none print:whitespace-normal"
            >
              <span className={offPaper(report)}>{report.description}</span>
              {offPaper(report) !== '' && (
                <span className="hidden print:inline">Dane o&nbsp;zdrowiu nie są drukowane.</span>
              )}
            </Cell>
            <Cell isWideOnly>
              <span className={offPaper(report)}>
                <Breakable>{report.location ?? '—'}</Breakable>
              </span>
            </Cell>
            <Cell isWhole className="lg:max-xl:[&>span]:whitespace-normal">
              <ReportStatusBadge status={report.status} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function offPaper(report: Report): string {
  return onPaper('print of reports', matterOfReport(report))
}
