import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'

import { requireUser } from '~/browser/session.client'
import { withOwnProfile } from '~/browser/settings.client'
import { ErrorScreen } from '~/components/error-screen'
import type { PageHandle } from '~/components/page-style'

import type { Route } from './+types/panel-layout'
import { PanelShell } from './shell/panel-shell'
import { loadPanelStyle } from './shell/panel-style'
import { UnreadableNotice } from './shell/unreadable-notice'
import { useFreshData } from './shell/use-connection'
import { useOfflineWorker } from './shell/use-offline-worker'

export { PanelFallback as HydrateFallback } from './panel-fallback'

export const handle = { page: 'panel' } satisfies PageHandle

/** Keeps search engines away: they could only show the frame of a screen that asks to sign in. */
export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const user = requireUser(url)
  const [ownUser] = await Promise.all([withOwnProfile(user), loadPanelStyle()])
  return { user: ownUser }
}

/** Filters, pages and tabs of a screen change nothing of the frame. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOtherSearch && formAction === undefined ? false : defaultShouldRevalidate
}

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
  useFreshData()
  useOfflineWorker()
  return (
    <PanelShell user={loaderData.user}>
      <UnreadableNotice layoutData={loaderData} />
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
