import { listCentres } from '~/data/centres.server'
import { listCertificates } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { qrServiceUrl } from '~/data/configuration.server'
import { listReports } from '~/data/reports.server'
import { listTrainings } from '~/data/trainings.server'
import { listPeople } from '~/data/users.server'

/**
 * The loader of every panel screen. All send the same, so that one answer opens them all at once, also where
 * there is no network.
 */
export function loader() {
  const today = currentDay()
  return {
    today,
    users: listPeople(),
    certificates: listCertificates(today),
    trainings: listTrainings(today),
    reports: listReports(today),
    centres: listCentres(),
    qrService: qrServiceUrl(),
  }
}
