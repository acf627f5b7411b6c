import { ReportStatusBadge } from '~/components/report-status-badge'
import { formatDayInWords } from '~/domain/day'
import { REPORT_TYPE_LABELS, type Report } from '~/domain/report'
import { nameOf, type Person } from '~/domain/user'
import { Detail, Details } from '~/ui/details'
import { Dialog } from '~/ui/dialog'

export function ReportDialog({
  report,
  people,
  onClose,
}: {
  report: Report
  people: ReadonlyMap<string, Person>
  onClose: () => void
}) {
  const { type, date, status, description, location, reportedBy, witnesses = [] } = report
  return (
    <Dialog title={REPORT_TYPE_LABELS[type]} onClose={onClose}>
      <div>
        <ReportStatusBadge status={status} />
      </div>
      <p className="whitespace-pre-line">{description}</p>
      <Details className="border-t border-line pt-4">
        <Detail name="Data">{formatDayInWords(date)}</Detail>
        <Detail name="Miejsce">{location ?? '—'}</Detail>
        <Detail name="Osoba zgłaszająca">{nameOf(reportedBy, people)}</Detail>
        {witnesses.length > 0 && (
          <Detail name="Świadkowie">{witnesses.map((id) => nameOf(id, people)).join(', ')}</Detail>
        )}
      </Details>
    </Dialog>
  )
}
