import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

import type { User } from '~/domain/user'
import { Toaster } from '~/ui/toaster'

import { PanelHeader } from './panel-header'
import { Sidebar } from './sidebar'
import { useRecordsChanges } from './use-records-changes'
import { useSessionOfOtherTabs } from './use-session-of-other-tabs'

/** Header, sidebar and main; without a user only their frame, in the same place. */
export function PanelShell({ user, children }: { user: User | undefined; children: ReactNode }) {
  useSessionOfOtherTabs(user?.id)
  useRecordsChanges()
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Przejdź do treści
      </a>
      <PanelHeader user={user} />
      <div className="flex">
        <Sidebar user={user} />
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isLoading}
          className="flex min-w-0 flex-1 flex-col gap-5 px-3 py-5 outline-none aria-busy:cursor-progress sm:px-6 sm:py-7"
        >
          {children}
        </main>
      </div>
      {user && <Toaster />}
    </>
  )
}
