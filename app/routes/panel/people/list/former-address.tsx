import { replace } from 'react-router'

import { requireViewer } from '~/browser/session/session.client'
import { employeesAddress } from '~/domain/staff/employee-filters'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'

import type { Route } from './+types/former-address'

// The matrix and the list for the gate were screens of their own. Bookmarks lead to the views of „Pracownicy”.

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'

export const handle = { heading: 'Pracownicy' } satisfies PanelHandle

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  requireViewer('employees', url)
  // The fragment has what was typed in an own register. No loader gets it.
  throw replace(employeesAddress(url, location.hash))
}
clientLoader.hydrate = true as const

export default function FormerAddress() {
  return null
}
