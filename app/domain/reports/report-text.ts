import { clockLabel } from '~/domain/words/clock-time'
import { formatDay, formatDayInWords } from '~/domain/words/day'

import { reportLabel, reportStatusBadge, type Report } from './report'
import { shownIn } from './report-facts'

/** Returns `21 listopada 2026, 9:05`, or only the day if the hour is not known. */
export function momentLabel({ date, time }: Pick<Report, 'date' | 'time'>): string {
  return [formatDayInWords(date), time && clockLabel(time)].filter(Boolean).join(', ')
}

/** Returns a report as plain text, for sharing with people who cannot open its link. */
export function reportText(report: Report, name: (id: string) => string): string {
  const { date, time, description, status } = report
  const facts = shownIn('injury', 'place', 'people').flatMap(({ label, text }) => {
    const said = text(report, name)
    return said ? [`${label}: ${said}`] : []
  })
  return [
    [reportLabel(report), formatDay(date), time && clockLabel(time)].filter(Boolean).join(', '),
    description,
    ...facts,
    `Status: ${reportStatusBadge(status).label}`,
  ].join('\n')
}
