import { formatDay } from './day'
import { REPORT_TYPE_LABELS, reportStatusBadge, type Report } from './report'

/** Returns a report as plain text, for sharing with people who cannot open its link. */
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
