import { Suspense, useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'

import { countChanges, readChanges } from '~/browser/records/records.client'
import { readSettings } from '~/browser/records/settings.client'
import { findSessionUser, requireUser } from '~/browser/session/session.client'
import { mayHaveDatabase, SCANS_DATABASE_NAME } from '~/browser/store/database-name.client'
import { hasRowsToEnd } from '~/browser/store/marks.client'
import { ErrorScreen } from '~/components/error-screen'
import type { PageHandle } from '~/components/page-handle'
import { isInDocument } from '~/components/page-style'
import { useFreshData } from '~/routes/panel/frame/connection'
import { loadFrameData } from '~/routes/panel/frame/frame-data'
import { PanelFrame } from '~/routes/panel/frame/panel-frame'
import { UnreadableNotice } from '~/routes/panel/frame/unreadable-notice'
import { isOtherSearch } from '~/routes/panel/lists/should-revalidate'
import { readPanelDataAhead } from '~/routes/panel/panel-data'
import { RemindersHost } from '~/routes/panel/reminders/reminders-host'
import { SharedFolderHost } from '~/routes/panel/sharing/shared-folder-host'
import { VaultAlert } from '~/routes/panel/vault/vault-host'
import panelCss from '~/styles/panel.css?url'
import { showToast } from '~/ui/ark/toaster'
import { whenIdle } from '~/ui/when-idle'

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

// What the first screen needs is read while the frame hydrates: a database takes a tenth of a second on a slow phone.
if (!import.meta.env.SSR) readAhead()

function readAhead(): void {
  const user = findSessionUser()
  if (!user) return
  void readChanges(user.id)
  void readSettings(user.id)
  // A document of the service worker brings no data.
  if (navigator.serviceWorker?.controller) readPanelDataAhead()
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [frameData] = await Promise.all([loadFrameData(requireUser(url)), loadPanelStyle()])
  return frameData
}

/** Filters, pages and tabs of a screen do not change the frame. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  return isOtherSearch(move) ? false : move.defaultShouldRevalidate
}

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
  useFreshData()
  useWorkWhenIdle(loaderData.user.id)
  return (
    <>
      <UnreadableNotice layoutData={loaderData} />
      <RemindersHost owner={loaderData.user} hasReminders={loaderData.hasReminders} />
      <SharedFolderHost userId={loaderData.user.id} sharesFolder={loaderData.sharesFolder} />
      {loaderData.hasVault && (
        <Suspense>
          <VaultAlert />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} isInPanel />
}

/**
 * Loads the panel's stylesheet if the document came with that of the public screens: signing in loads no new document.
 * It comes last in the head. React would put a stylesheet of its own before that of the document, and plain classes of
 * the document would then win over the panel's classes for wider screens.
 */
async function loadPanelStyle(): Promise<void> {
  if (isInDocument('panel') || document.querySelector(`link[href="${panelCss}"]`)) return
  // Lines would break differently when the font of the public document arrives.
  if (document.fonts?.check('1em Figtree') === false) document.body.dataset.font = 'device'
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = panelCss
  await new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // The next screen tries again; until then the panel has the styles that it shares with the public screens.
      link.remove()
      resolve(undefined)
    })
    document.head.append(link)
  })
}

/** Starts the service worker once the screen is shown, tells of a new version of the app, and tidies up. */
function useWorkWhenIdle(userId: string): void {
  // An effect, because it waits until the browser is idle.
  // Without its code the next tab tries again.
  useEffect(
    () =>
      whenIdle(() => {
        void startOfflineWorker().catch(() => undefined)
        void tidyScans().catch(() => undefined)
        void endRowsLeft().catch(() => undefined)
        void tidyRecords(userId).catch(() => undefined)
        void confirmLinks(userId).catch(() => undefined)
      }),
    [userId],
  )
}

async function tidyScans(): Promise<void> {
  if (!(await mayHaveDatabase(SCANS_DATABASE_NAME))) return
  const { clearScans } = await import('~/browser/scans/clear-scans.client')
  await clearScans()
}

/** Ends reminders that the server could not be asked to end when they were given up. */
async function endRowsLeft(): Promise<void> {
  if (!hasRowsToEnd()) return
  const ending = await import('~/browser/reminders/end-rows.client')
  await ending.endRowsLeft()
}

async function tidyRecords(userId: string): Promise<void> {
  const owner = findSessionUser()
  if (owner?.id !== userId || (await countChanges(userId)) === 0) return
  const tidying = await import('~/browser/records/tidy-records.client')
  await tidying.tidyRecords(owner)
}

/** Confirms links of issuers whom the server has come to know. Only people who keep such links need the code. */
async function confirmLinks(userId: string): Promise<void> {
  const viewer = findSessionUser()
  const keepsLinks = (await readChanges(userId)).some(({ kind }) => kind === 'certificate-link-kept')
  if (viewer?.id !== userId || !keepsLinks) return
  const { confirmKeptLinks } = await import('~/routes/panel/certificates/taking/confirm-kept-links')
  await confirmKeptLinks(viewer)
}

async function startOfflineWorker(): Promise<void> {
  const { keepAppOffline } = await import('~/browser/device/worker.client')
  await keepAppOffline(tellOfUpdate)
}

function tellOfUpdate(takeOver: () => void): void {
  showToast('success', 'Jest nowa wersja Pewnika', 'Możesz ją włączyć teraz albo później.', {
    id: 'new-version',
    label: 'Odśwież',
    onClick: takeOver,
  })
}
