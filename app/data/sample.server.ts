import type { Day } from '~/domain/day'

import { listCertificates } from './certificates.server'
import { listTrainings } from './trainings.server'
import { listPeople } from './users.server'

/** Returns the collections that the panel's screens share, with dates counted from `today`. */
export function listSample(today: Day) {
  return { users: listPeople(), certificates: listCertificates(today), trainings: listTrainings(today) }
}
