import { formatDay } from './day'
import { REPORT_TYPE_LABELS, reportStatusBadge, type Report } from './report'

/** A report as plain text, for passing it on where no link would open. */
export function reportText(
  { type, date, description, location, status }: Report,
  { reporter, witnesses }: { reporter: string; witnesses: readonly string[] },
): string {
  const lines = [
    `${REPORT_TYPE_LABELS[type]}, ${formatDay(date)}`,
    description,
    location && `Miejsce: ${location}`,
    `Osoba zgłaszająca: ${reporter}`,
    witnesses.length > 0 && `Świadkowie: ${witnesses.join(', ')}`,
    `Status: ${reportStatusBadge(status).label}`,
  ]
  return lines.filter(Boolean).join('\n')
}
