import { currentDay } from '~/data/clock.server'
import { listTrainings } from '~/data/trainings.server'
import { listPeople } from '~/data/users.server'

/** What the screens of trainings need of the server, the same for all of them. */
export function loader() {
  const today = currentDay()
  return { today, trainings: listTrainings(today), users: listPeople() }
}
