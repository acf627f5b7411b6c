import { currentDay } from '~/data/clock.server'
import { listTrainings } from '~/data/trainings.server'
import { trainingsFeed } from '~/documents/calendar-files'

import type { Route } from './+types/trainings-feed'
import { calendarContext, fileResponse } from './file-response.server'

export { refuseSending as action } from './file-response.server'

/** Sends all scheduled trainings, without participants, to calendars that subscribe to them. */
export function loader({ request, url }: Route.LoaderArgs) {
  const today = currentDay()
  const scheduled = listTrainings(today).filter(({ status }) => status === 'scheduled')
  const { name, type, text } = trainingsFeed(scheduled, calendarContext(today, { request, url }))
  return fileResponse(request, { name, type, source: text, content: () => text })
}
