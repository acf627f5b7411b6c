import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'

import { openAhead } from '~/browser/database.client'
import { readChanges } from '~/browser/records.client'
import { requireUser } from '~/browser/session.client'
import { withOwnProfile } from '~/browser/settings.client'
import { hasSharedFolder } from '~/browser/shared-folder-mark.client'
import { ErrorScreen } from '~/components/error-screen'
import { findRegister } from '~/domain/register'

import type { Route } from './+types/signed-in'
import { loadPanelStyle } from './shell/panel-style'
import { SharedFolderHost } from './shell/shared-folder-host'
import { UnreadableNotice } from './shell/unreadable-notice'
import { useFreshData } from './shell/use-connection'
import { useOfflineWorker } from './shell/use-offline-worker'

export { PanelFallback as HydrateFallback } from './panel-fallback'

// The database opens while the last scripts arrive: creating it takes a slow phone a tenth of a second.
if (!import.meta.env.SSR) openAhead()

/** What every screen of the panel needs of the person, for the screen and for the frame around it. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const user = requireUser(url)
  const [ownUser, changes] = await Promise.all([withOwnProfile(user), readChanges(user.id), loadPanelStyle()])
  // The frame has no sample to look the person up in, so it asks the change that begins a register.
  return {
    user: ownUser,
    isOwnRegister: findRegister(changes) !== undefined,
    sharesFolder: hasSharedFolder(user.id),
  }
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

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  useFreshData()
  useOfflineWorker()
  return (
    <>
      <UnreadableNotice layoutData={loaderData} />
      <SharedFolderHost layoutData={loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} isInPanel />
}
