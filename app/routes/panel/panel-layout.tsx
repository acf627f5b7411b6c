import { useEffect } from 'react'
import { Outlet, useRevalidator } from 'react-router'

import type { Route } from './+types/panel-layout'
import { findUser, onSessionChange, requireUser } from '~/browser/session.client'
import { asShown } from '~/browser/settings.client'
import { ErrorScreen } from '~/components/error-screen'
import { Toaster } from '~/ui/toaster'

import { PanelShell } from './shell/panel-shell'

export { PanelFallback as HydrateFallback } from './panel-fallback'

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { user: asShown(requireUser(url)) }
}

export default function PanelLayout({ loaderData: { user } }: Route.ComponentProps) {
  useSessionOfOtherTabs(user.id)
  return (
    <PanelShell user={user}>
      <Outlet />
      <Toaster />
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
function useSessionOfOtherTabs(shownUserId: string) {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces it by an event; the first look is for what came before that.
  useEffect(() => {
    if (findUser()?.id !== shownUserId) void revalidate()
    return onSessionChange(() => void revalidate())
  }, [revalidate, shownUserId])
}
