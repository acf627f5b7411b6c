import type { CalendarContext } from '~/documents/calendar-files'
import type { Day } from '~/domain/words/day'
import { publicAddress } from '~/server/public-address.server'

/** Returns the stamp and the origin of a calendar file. The stamp is a day, so the file stays the same all day. */
export function calendarContext(today: Day, address: { request: Request; url: URL }): CalendarContext {
  return { stamp: new Date(`${today}T00:00:00Z`), origin: publicAddress('/', address) }
}
