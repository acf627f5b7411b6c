import { useMatches } from 'react-router'
import * as v from 'valibot'

import { PageTitle } from '~/components/page-title'
import { StartNotice } from '~/components/start-notice'

import { ScreenHeader } from './screen-header'

/**
 * Tells the fallback which heading to show before the screen's data is there, and which document title if
 * that differs from the heading.
 */
export type PanelHandle = { heading: string; title?: string }

/**
 * Shows the heading of a panel screen, and no data of a person. The server renders it for every panel screen,
 * because it cannot know the session. The layout renders it. Each screen exports it as well, which tells the
 * router and its types that the screen never renders with the server's data alone.
 */
export function PanelFallback() {
  const { heading, title } = useMatches()
    .map((match) => parsePanelHandle(match.handle))
    .findLast((handle) => handle !== undefined) ?? { heading: 'Panel' }
  return (
    <>
      <PageTitle>{title ?? heading}</PageTitle>
      <ScreenHeader heading={heading} />
      <div className="grid gap-4" aria-hidden="true">
        <div className="skeleton h-11" />
        <div className="skeleton h-64" />
      </div>
      <p role="status" className="sr-only">
        Wczytywanie…
      </p>
      <StartNotice>Ten ekran wymaga JavaScriptu. Włącz JavaScript i&nbsp;odśwież stronę.</StartNotice>
    </>
  )
}

/** Returns the handle of a panel screen, or undefined for any other route. */
function parsePanelHandle(handle: unknown): PanelHandle | undefined {
  const parsed = v.safeParse(panelHandle, handle)
  return parsed.success ? parsed.output : undefined
}

const panelHandle = v.object({ heading: v.string(), title: v.optional(v.string()) })
