import type { MouseEvent, ReactNode } from 'react'
import { PrefetchPageLinks, useNavigation, useRouteLoaderData } from 'react-router'

import { Toaster } from '~/ui/ark/toaster'
import { focusById } from '~/ui/focus'

import type { loadFrameData } from './frame-data'
import { OfflineNote } from './offline-note'
import { PanelHeader } from './panel-header'
import { Sidebar } from './sidebar'
import { useCrossTabSync } from './use-cross-tab-sync'

/**
 * Lays out header, sidebar and content. The server renders it without the person, who is filled in once their data
 * is there.
 */
export function PanelFrame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loadFrameData>('routes/panel/panel-layout')
  const user = data?.user
  useCrossTabSync(user?.id)
  const { state, location: next } = useNavigation()
  const isLoading = state === 'loading'
  return (
    <>
      <a
        href="#main"
        onClick={skipToMain}
        className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Przejdź do treści
      </a>
      <LoadingBar isLoading={isLoading} />
      {/* All files of a screen that is on its way, in one round trip: the first one alone names the others later. */}
      {next && <PrefetchPageLinks page={next.pathname} />}
      <PanelHeader user={user} isOwnRegister={data?.isOwnRegister} />
      <div className="flex">
        <Sidebar user={user} />
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isLoading}
          className="flex min-w-0 flex-1 flex-col gap-5 px-3 py-5 outline-none sm:px-6 sm:py-7 print:p-0"
        >
          {user && <OfflineNote />}
          {children}
        </main>
      </div>
      {user && <Toaster />}
    </>
  )
}

/** Keeps the fragment of the address, which may hold a search. Before the scripts the link itself does it. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  focusById('main')
}

/** Appears only after a delay (the class `loading-bar` has it), so that quick moves do not flicker. */
function LoadingBar({ isLoading }: { isLoading: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label="Wczytywanie"
      hidden={!isLoading}
      className="loading-bar fixed inset-x-0 top-0 z-50 h-1 print:hidden"
    />
  )
}
