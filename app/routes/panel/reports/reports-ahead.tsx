import { href, Navigate } from 'react-router'

import { serverData } from '~/browser/server-data.client'
import type { PanelHandle } from '~/routes/panel/panel-handle'

import type { Route } from './+types/reports-ahead'

// The frame of the panel asks for this once it is idle, and what comes is kept for the screens of reports.
// So an accident can be reported where there is no network, even the first time.

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'

export const handle = { heading: 'Zgłoszenia' } satisfies PanelHandle

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

/** Nobody is led here; whoever types the address finds the list. */
export default function ReportsAhead() {
  return <Navigate to={href('/reports')} replace />
}
