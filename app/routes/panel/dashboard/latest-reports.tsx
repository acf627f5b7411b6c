import { href, Link } from 'react-router'

import { formatDay } from '~/domain/day'
import { REPORT_TYPE_LABELS, type Report } from '~/domain/report'
import { ReportStatusBadge } from '~/routes/panel/reports/report-status-badge'
import { Card } from '~/ui/card'

import { CARD_LIST, ROW_LINK } from './card-list'

export function LatestReports({ reports }: { reports: Report[] }) {
  return (
    <Card title="Ostatnie zgłoszenia" className="lg:max-xl:col-span-2">
      {reports.length === 0 ? (
        <p className="text-muted">Brak zgłoszeń.</p>
      ) : (
        <ul className={CARD_LIST}>
          {reports.map(({ id, type, date, status, description }) => (
            <li key={id} className="relative py-3 first:pt-1 last:pb-1">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Link to={href('/reports/:id', { id })} className={ROW_LINK}>
                  {REPORT_TYPE_LABELS[type]}
                  <span className="sr-only"> z {formatDay(date)}</span>
                </Link>
                <ReportStatusBadge status={status} />
              </div>
              <p className="mt-1 text-sm text-muted tabular-nums">{formatDay(date)}</p>
              <p className="line-clamp-2 text-sm">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
