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
 * Fetches the modules of the screens and forms that this person may use, once the browser has nothing better
 * to do: then they open without a network too, the first time. Their data are one answer, which is there already.
 * Whoever saves data fetches each with the first click.
 *
 * The links stand in a hidden Activity, because that runs no effects. An effect of `PrefetchPageLinks` imports
 * each module too, to look for style sheets in it, and reloads the page where a module cannot be had: without a
 * network that is the browser's error page. A link that fails changes nothing.
 */
export function PrefetchPanel({ user }: { user: User }) {
  const [isIdle, setIsIdle] = useState(false)
  // An effect, because it waits for the browser.
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

/** React leaves a link with a handler where it stands; the type of `PrefetchPageLinks` knows no handlers. */
const UNMANAGED = { onError: () => {} }

/** Some address of each screen and form; those of one record share a module, whichever it is. */
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
