import { currentDay } from '~/data/clock.server'
import { listReports } from '~/data/reports.server'
import { listPeople } from '~/data/users.server'

/**
 * What the screens of reports need of the server: the same for all three, so that what one has fetched
 * serves the others where there is no network.
 */
export function loader() {
  const today = currentDay()
  return { today, reports: listReports(today), users: listPeople() }
}
