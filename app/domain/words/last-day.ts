import { daysUntil, formatDay, type Day } from './day'
import { countOf } from './polish'

/** Returns „dziś”, „jutro” or „za 5 dni”. */
export function daysAheadLabel(days: number): string {
  if (days === 0) return 'dziś'
  return days === 1 ? 'jutro' : `za ${countOf(days, 'day')}`
}

/** Returns „do 02.12.2026, za 11 dni”, or „termin minął 20.11.2026, 1 dzień temu”. */
export function lastDayLabel(day: Day, today: Day): string {
  const days = daysUntil(day, today)
  if (days < 0) return `termin minął ${formatDay(day)}, ${countOf(-days, 'day')} temu`
  return `do ${formatDay(day)}, ${daysAheadLabel(days)}`
}
