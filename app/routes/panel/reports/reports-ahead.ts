import type { Route } from './+types/reports-ahead'
import { serverData } from '~/browser/server-data.client'

// No component: the frame of the panel asks for this once it is idle, and what comes is kept for the
// screens of reports. So an accident can be reported where there is no network, even the first time.

export { loader } from './reports-data.server'

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    await serverData('reports', serverLoader)
  } catch {
    // Nobody waits for it: a screen asks again when it is opened, and says what is wrong.
  }
  return null
}

/** Once is enough: the screens ask anew. */
export function shouldRevalidate() {
  return false
}
