import { useMatches } from 'react-router'

import { PageTitle } from '~/components/page-title'

import { parsePanelHandle } from './panel-handle'
import { PanelShell } from './shell/panel-shell'
import { ScreenHeader } from './shell/screen-header'

/**
 * What the server paints of every panel screen, since it cannot know the session: the frame and the
 * heading, nothing of a person. The layout renders it; a screen exports it too, which tells the router
 * (and its types) that the screen itself is never rendered with bare server data.
 */
export function PanelFallback() {
  const { heading, title } = useMatches()
    .map((match) => parsePanelHandle(match.handle))
    .findLast((handle) => handle !== undefined) ?? { heading: 'Panel' }
  return (
    <PanelShell user={undefined}>
      <PageTitle>{title ?? heading}</PageTitle>
      <ScreenHeader heading={heading} />
      <div className="grid gap-4" aria-hidden="true">
        <div className="skeleton h-11" />
        <div className="skeleton h-64" />
      </div>
      <p role="status" className="sr-only">
        Wczytywanie…
      </p>
      <noscript>
        <p className="rounded-control bg-warning-soft px-4 py-3 font-semibold text-warning">
          Ten ekran wymaga JavaScriptu. Włącz JavaScript i odśwież stronę.
        </p>
      </noscript>
    </PanelShell>
  )
}
