import { Outlet } from 'react-router'

import { recordsProblem } from '~/browser/records.client'
import { requireUser } from '~/browser/session.client'
import { hasSetAsideRecords } from '~/browser/set-aside.client'
import { withOwnProfile } from '~/browser/settings.client'
import { ErrorScreen } from '~/components/error-screen'

import type { Route } from './+types/panel-layout'
import { PanelShell } from './shell/panel-shell'
import { RecordsAlert, type RecordsTrouble } from './shell/records-alert'

export { PanelFallback as HydrateFallback } from './panel-fallback'

/** A search engine could only show the frame of a screen that asks to sign in. */
export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const user = requireUser(url)
  return { user: withOwnProfile(user), trouble: findTrouble(user.id) }
}

function findTrouble(userId: string): RecordsTrouble | undefined {
  return recordsProblem(userId) ?? (hasSetAsideRecords(userId) ? 'set-aside' : undefined)
}

export default function PanelLayout({ loaderData: { user, trouble } }: Route.ComponentProps) {
  return (
    <PanelShell user={user}>
      {trouble && <RecordsAlert trouble={trouble} />}
      <Outlet />
    </PanelShell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PanelShell user={loaderData?.user}>
      <ErrorScreen error={error} />
    </PanelShell>
  )
}
