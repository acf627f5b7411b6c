import { currentDay } from '~/data/clock.server'
import { qrServiceUrl } from '~/data/configuration.server'
import { listSample } from '~/data/sample.server'

/**
 * What the screens that show certificates need of the server: the same for all of them, so that what one has
 * fetched serves the others at once, and where there is no network.
 */
export function loader() {
  const today = currentDay()
  return { today, ...listSample(today), qrService: qrServiceUrl() }
}
