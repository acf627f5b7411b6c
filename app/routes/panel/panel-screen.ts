import { data } from 'react-router'

import { requireViewer } from '~/browser/session/session.client'
import type { ScreenId } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import { parseStateDay } from '~/domain/words/state-day'

import { panelData, withOwnChanges } from './panel-data'

/** The screen of the sidebar to which a screen belongs, and who may open it if not all do who may open that one. */
export type PanelScreen = ScreenId | { of: ScreenId; may: (viewer: User, url: URL) => boolean }

/** The data that every screen of the panel works with. */
export type Panel = Awaited<ReturnType<typeof loadPanel>>

type LoaderArgs = { url: URL; serverLoader: Parameters<typeof panelData>[1] }

/**
 * The data of a panel screen: those that all screens have, passed to `load`, which returns its own. React Router runs it
 * also while the document hydrates. Throws 403 if the person may not open the screen.
 */
export function panelLoader<Data, Args extends LoaderArgs = LoaderArgs>(
  screen: PanelScreen,
  load: (panel: Panel, args: Args) => Promise<Data>,
) {
  const clientLoader = async (args: Args) => load(await loadPanel(screen, args), args)
  return Object.assign(clientLoader, { hydrate: true as const })
}

async function loadPanel(screen: PanelScreen, { url, serverLoader }: LoaderArgs) {
  const viewer = requireScreen(screen, url)
  const sample = await panelData(viewer, serverLoader)
  const { today } = sample
  return {
    viewer,
    sample,
    /** The sample with all changes that the viewer has made in this browser. */
    records: await withOwnChanges(viewer, sample),
    today,
    url,
    /** The day in the address by which a screen may judge. */
    state: parseStateDay(url.searchParams, today),
  }
}

/** Returns the signed-in person, or throws 403 if they may not open the screen. */
export function requireScreen(screen: PanelScreen, url: URL): User {
  const { of, may } = typeof screen === 'string' ? { of: screen, may: () => true } : screen
  const viewer = requireViewer(of, url)
  if (!may(viewer, url)) throw data(null, { status: 403 })
  return viewer
}
