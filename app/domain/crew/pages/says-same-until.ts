import { isDay, LAST_DAY, shiftDay, type Day } from '~/domain/words/day'

import { lastFreshDay, type Page } from './page'

/**
 * Returns a day until which a page says what it says on that day of the phone. What it says changes only with a day that it
 * names, when that begins or ends, and once the page is old.
 */
export function saysSameUntil(page: Page, phoneDay: Day): Day {
  const said = JSON.stringify({ ...page, writtenAt: '' })
  const named = (said.match(/\d{4}-\d{2}-\d{2}/g) ?? []).filter(isDay)
  const lastDays = [...named, shiftDay(lastFreshDay(page), { days: 1 })]
    .filter((day) => day >= phoneDay)
    .map((day) => (day === phoneDay ? day : shiftDay(day, { days: -1 })))
  return lastDays.reduce((first, day) => (day < first ? day : first), LAST_DAY)
}
