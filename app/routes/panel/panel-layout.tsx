import { useEffect } from 'react'
import { Outlet, useRevalidator } from 'react-router'

import type { Route } from './+types/panel-layout'
import { onSessionChange, requireUser } from '~/browser/session.client'
import { ErrorScreen } from '~/components/error-screen'

import { PanelShell } from './shell/panel-shell'

export { PanelFallback as HydrateFallback } from './panel-fallback'

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { user: requireUser(url) }
}

export default function PanelLayout({ loaderData: { user } }: Route.ComponentProps) {
  useSessionOfOtherTabs()
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

/** Signing in or out elsewhere takes effect here at once: the client loaders look at the session again. */
function useSessionOfOtherTabs() {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces it by an event.
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate])
}
