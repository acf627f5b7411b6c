import { Activity, useEffect, useState } from 'react'
import { href, PrefetchPageLinks } from 'react-router'

import { canAddTrainings, canFileReport } from '~/domain/access'
import { canOpen, screensOpenTo } from '~/domain/screen'
import type { User } from '~/domain/user'
import { whenIdle } from '~/ui/when-idle'

declare global {
  interface Navigator {
    connection?: { saveData: boolean }
  }
}

/**
 * Prefetches the modules of the screens and forms that this person may use, once the browser is idle. Each of
 * them then opens without a network, even for the first time. Their data need no prefetch, because all screens
 * share one answer. Nothing is prefetched where the browser saves data.
 *
 * The links are in a hidden Activity, because that runs no effects. An effect of `PrefetchPageLinks` imports each
 * module and reloads the page where the import fails. Without a network, the reload shows the browser's error
 * page. A failing link alone changes nothing.
 */
export function PrefetchPanel({ user }: { user: User }) {
  const [isIdle, setIsIdle] = useState(false)
  // An effect, because it waits until the browser is idle.
  useEffect(() => {
    if (navigator.connection?.saveData) return undefined
    return whenIdle(() => setIsIdle(true))
  }, [])
  if (!isIdle) return null
  return (
    <Activity mode="hidden">
      {pagesFor(user).map((page) => (
        <PrefetchPageLinks key={page} page={page} {...UNMANAGED} />
      ))}
    </Activity>
  )
}

/** A handler keeps React from moving a link to the head. The type of `PrefetchPageLinks` has no handlers. */
const UNMANAGED = { onError: () => {} }

/** Returns one address of each screen and form. All records share a module, so any id will do. */
function pagesFor(user: User): string[] {
  const id = 'any'
  return [
    ...screensOpenTo(user).map(({ path }) => path),
    href('/certificates/new'),
    href('/certificates/:id', { id }),
    ...(canOpen(user, 'reports') ? [href('/reports/:id', { id })] : []),
    ...(canFileReport(user) ? [href('/reports/new')] : []),
    ...(canAddTrainings(user)
      ? [
          href('/trainings/new'),
          href('/trainings/:id/edit', { id }),
          href('/trainings/:id/certificates', { id }),
        ]
      : []),
  ]
}
