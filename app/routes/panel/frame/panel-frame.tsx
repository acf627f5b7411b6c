import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { PrefetchPageLinks, useNavigation, useRevalidator } from 'react-router'

import { onRecordsChange } from '~/browser/records/records.client'
import { findSessionUser, onSessionChange } from '~/browser/session/session.client'
import { onceAtATime } from '~/browser/store/other-tabs.client'
import { forgetPanelData } from '~/routes/panel/panel-data'
import { Toaster } from '~/ui/ark/toaster'
import { focusById } from '~/ui/focus'

import { OfflineNote } from './connection'
import { useFrameData } from './frame-data'
import { PanelHeader } from './panel-header'
import { Sidebar } from './sidebar'

/**
 * Lays out header, sidebar and content. The server renders it without the person, who is filled in once their data
 * is there.
 */
export function PanelFrame({ children }: { children: ReactNode }) {
  const data = useFrameData()
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
      {/* Fetches all files of the next screen in one round trip. Without this, the first one names the others. */}
      {next && <PrefetchPageLinks page={next.pathname} />}
      <PanelHeader user={user} isOwnRegister={data?.isOwnRegister} />
      <div className="flex">
        <Sidebar user={user} hasVault={data?.hasVault} />
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

/** Keeps the fragment of the address, which may hold a search. Before the scripts arrive, the link itself works. */
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

/**
 * Runs the client loaders again when the session or the records change outside of the screen: in another tab,
 * or by undoing from a toast.
 */
function useCrossTabSync(shownUserId: string | undefined): void {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces changes by events. The first check finds a change before them.
  useEffect(() => {
    if (shownUserId === undefined) return
    const reload = onceAtATime(revalidate)
    if (findSessionUser()?.id !== shownUserId) reload()
    const endSessionWatch = onSessionChange(() => {
      if (!findSessionUser()) void forgetPanelData()
      reload()
    })
    const endRecordsWatch = onRecordsChange(reload)
    // A page that Back restores from the browser's memory has received no events meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reload()
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
      endSessionWatch()
      endRecordsWatch()
    }
  }, [revalidate, shownUserId])
}
