import { clockLabel } from '~/domain/words/clock-time'
import { formatDay } from '~/domain/words/day'

import { reportLabel, reportStatusBadge, type Report } from './report'

/** Returns a report as plain text, for sharing with people who cannot open its link. */
export function reportText(
  report: Report,
  { reporter, witnesses }: { reporter: string; witnesses: readonly string[] },
): string {
  const { date, time, description, location, injured, status } = report
  const lines = [
    [reportLabel(report), formatDay(date), time && clockLabel(time)].filter(Boolean).join(', '),
    description,
    injured && `Osoba poszkodowana: ${injured}`,
    location && `Miejsce: ${location}`,
    `Osoba zgłaszająca: ${reporter}`,
    witnesses.length > 0 && `Świadkowie: ${witnesses.join(', ')}`,
    `Status: ${reportStatusBadge(status).label}`,
  ]
  return lines.filter(Boolean).join('\n')
}
