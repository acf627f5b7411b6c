import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { canFileReport, canMoveReports } from '~/domain/access/access'
import { boxOf } from '~/domain/crew/records/taken-drop'
import { namesById } from '~/domain/people/names-apart'
import type { Person, User } from '~/domain/people/user'
import type { ReportRecord } from '~/domain/records/report-changes'
import { reportLabel } from '~/domain/reports/report'
import { formatDay } from '~/domain/words/day'
import { onPaper } from '~/routes/panel/lists/printing'
import { CARD_LIST, CARD_ROW, MORE_LINK, ROW_LINK } from '~/routes/panel/lists/rows'
import { ReportStatusBadge } from '~/routes/panel/reports/report-status-badge'
import { Card } from '~/ui/card'

export function LatestReports({
  reports,
  nearMiss,
  viewer,
  people,
}: {
  reports: readonly ReportRecord[]
  /** How long ago the last near miss was told, in words. */
  nearMiss: string | undefined
  viewer: User
  people: ReadonlyMap<string, Person>
}) {
  const nameOf = useMemo(() => namesById(people), [people])
  return (
    <Card
      title="Ostatnie zgłoszenia"
      className={`lg:max-xl:col-span-2 ${onPaper('print of the dashboard', 'accident')}`}
    >
      {reports.length === 0 ? (
        <>
          <p className="text-muted">Brak zgłoszeń.</p>
          {canFileReport(viewer) && (
            <Link to={href('/reports/new')} className={MORE_LINK}>
              Nowe zgłoszenie
            </Link>
          )}
        </>
      ) : (
        <ul className={CARD_LIST}>
          {reports.map((report) => (
            <li key={report.id} className={`${CARD_ROW} flex-col items-stretch gap-y-0`}>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Link to={href('/reports/:id', { id: report.id })} className={ROW_LINK}>
                  {reportLabel(report)}
                  <span className="sr-only"> z {formatDay(report.date)}</span>
                </Link>
                <ReportStatusBadge status={report.status} />
              </div>
              <p className="mt-1 text-sm text-muted tabular-nums">
                {formatDay(report.date)} · {boxOf(report) ?? nameOf(report.reportedBy)}
              </p>
              <p className="line-clamp-2 text-sm">{report.description}</p>
            </li>
          ))}
        </ul>
      )}
      {nearMiss !== undefined && canMoveReports(viewer) && (
        <p className="border-t border-line pt-3 text-sm text-muted tabular-nums">{nearMiss}</p>
      )}
    </Card>
  )
}
