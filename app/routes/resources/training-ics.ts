import { currentDay } from '~/data/clock.server'
import { listTrainings } from '~/data/trainings.server'
import { trainingsIcs } from '~/documents/calendar-files'

import type { Route } from './+types/training-ics'
import { calendarContext, fileResponse, messageResponse } from './file-response.server'

export { refuseSending as action } from './file-response.server'

/** Sends one training as a calendar file, without its participants. */
export function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const today = currentDay()
  const training = listTrainings(today).find((candidate) => candidate.id === id)
  if (!training) return messageResponse(404, NOT_FOUND)
  const { name, type, text } = trainingsIcs([training], calendarContext(today, { request, url }))
  return fileResponse(request, { name, type, source: text, content: () => text })
}

const NOT_FOUND = 'Nie znaleziono szkolenia o podanym identyfikatorze. Sprawdź, czy link jest poprawny.'
