import { href, Link } from 'react-router'

import { reportName, type Report } from '~/domain/reports/report'
import { onPaper } from '~/routes/panel/lists/printing'
import { ReportStatusBadge } from '~/routes/panel/reports/report-status-badge'
import { Card } from '~/ui/card'

/** Lists the accidents in which the person was injured, with links to their reports. Shows nothing if there are none. */
export function EmployeeAccidents({ accidents }: { accidents: readonly Report[] }) {
  if (accidents.length === 0) return null
  return (
    <Card title="Wypadki" className={onPaper('print of people', 'accident')}>
      <ul className="flex flex-col divide-y divide-line">
        {accidents.map((report) => (
          <li
            key={report.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <Link
              to={href('/reports/:id', { id: report.id })}
              className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {reportName(report)}
            </Link>
            <ReportStatusBadge status={report.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
