import type { CalendarContext } from '~/documents/calendar'
import type { Day } from '~/domain/day'
import { publicAddress } from '~/public-address.server'

/** Stamped with the day, not the moment: through a day, the same trainings are the same file. */
export function calendarContext(today: Day, asked: { request: Request; url: URL }): CalendarContext {
  return { stamp: new Date(`${today}T00:00:00Z`), origin: publicAddress('/', asked) }
}
