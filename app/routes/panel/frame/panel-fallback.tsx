import { useMatches } from 'react-router'

import { PageTitle } from '~/components/page-title'
import { StartNotice } from '~/components/start-notice'

import { parsePanelHandle } from './panel-handle'
import { ScreenHeader } from './screen-header'

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
