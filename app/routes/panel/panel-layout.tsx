import { Outlet } from 'react-router'

import type { Route } from './+types/panel-layout'
import { requireUser } from '~/browser/session.client'
import { asShown } from '~/browser/settings.client'
import { ErrorScreen } from '~/components/error-screen'

import { PanelShell } from './shell/panel-shell'

export { PanelFallback as HydrateFallback } from './panel-fallback'

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { user: asShown(requireUser(url)) }
}

export default function PanelLayout({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <PanelShell user={user}>
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
