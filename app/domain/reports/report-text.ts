import { joinNames } from '~/domain/people/user'
import { clockLabel } from '~/domain/words/clock-time'
import { formatDay, formatDayInWords } from '~/domain/words/day'

import { assessmentLabel } from './accident-paper'
import { reportLabel, reportStatusBadge, type Report } from './report'

/** Returns `21 listopada 2026, 9:05`, or only the day if the hour is not known. */
export function momentLabel({ date, time }: Pick<Report, 'date' | 'time'>): string {
  return [formatDayInWords(date), time && clockLabel(time)].filter(Boolean).join(', ')
}

/** Returns a report as plain text, for sharing with people who cannot open its link. */
export function reportText(
  report: Report,
  {
    reporter,
    injured,
    witnesses,
  }: { reporter: string; injured: string | undefined; witnesses: readonly string[] },
): string {
  const { date, time, description, accident, location, status } = report
  const lines = [
    [reportLabel(report), formatDay(date), time && clockLabel(time)].filter(Boolean).join(', '),
    description,
    injured && `Osoba poszkodowana: ${injured}`,
    accident && `Skutki wypadku: ${assessmentLabel(accident)}`,
    location && `Miejsce: ${location}`,
    `Osoba zgłaszająca: ${reporter}`,
    witnesses.length > 0 && `Świadkowie: ${joinNames(witnesses)}`,
    `Status: ${reportStatusBadge(status).label}`,
  ]
  return lines.filter(Boolean).join('\n')
}
