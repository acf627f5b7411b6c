import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { readSettings } from '~/browser/records/settings.client'
import { findSessionUser, requireUser } from '~/browser/session/session.client'
import { ErrorScreen } from '~/components/error-screen'
import type { PageHandle } from '~/components/page-handle'
import { loadFrameData } from '~/routes/panel/frame/frame-data'
import { PanelFrame } from '~/routes/panel/frame/panel-frame'
import { loadPanelStyle } from '~/routes/panel/frame/panel-style'
import { UnreadableNotice } from '~/routes/panel/frame/unreadable-notice'
import { useFreshData } from '~/routes/panel/frame/use-connection'
import { useOfflineWorker } from '~/routes/panel/frame/use-offline-worker'
import { isOtherSearch } from '~/routes/panel/lists/other-search'
import { SharedFolderHost } from '~/routes/panel/sharing/shared-folder-host'

import type { Route } from './+types/panel-layout'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'

export const handle = {
  page: 'panel',
  frame: (screen) => <PanelFrame>{screen}</PanelFrame>,
} satisfies PageHandle

/** Keeps search engines away: they could only show the frame of a screen that asks to sign in. */
export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

// What a person keeps is read while the frame comes to life: the database takes a slow phone a tenth of a second.
if (!import.meta.env.SSR) readAhead()

function readAhead(): void {
  const user = findSessionUser()
  if (!user) return
  void readChanges(user.id)
  void readSettings(user.id)
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [frameData] = await Promise.all([loadFrameData(requireUser(url)), loadPanelStyle()])
  return frameData
}

/** Filters, pages and tabs of a screen change nothing of the frame. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  return isOtherSearch(move) ? false : move.defaultShouldRevalidate
}

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
  useFreshData()
  useOfflineWorker()
  return (
    <>
      <UnreadableNotice layoutData={loaderData} />
      <SharedFolderHost userId={loaderData.user.id} sharesFolder={loaderData.sharesFolder} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} isInPanel />
}
