import type { Day } from '~/domain/day'

import { listCertificates } from './certificates.server'
import { listTrainings } from './trainings.server'
import { listPeople } from './users.server'

/** The collections that the panel's screens share, as of that day (`Sample` of the domain). */
export function listSample(today: Day) {
  return { users: listPeople(), certificates: listCertificates(today), trainings: listTrainings(today) }
}
