import { data, redirect } from 'react-router'

import { requireViewer } from '~/browser/session/session.client'
import type { ScreenId } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import { parseStateDay } from '~/domain/words/state-day'

import { panelData, shownPanelData, withOwnChanges } from './panel-data'
import { performOutcome, type Outcome } from './recording/outcome'

/** The screen of the sidebar to which a screen belongs, and who may open it if not all do who may open that one. */
export type PanelScreen = ScreenId | { of: ScreenId; may: (viewer: User, url: URL) => boolean }

/** The data that every screen of the panel works with. */
export type Panel = Awaited<ReturnType<typeof loadPanel>>

/** The same with the form that was sent. */
export type PanelForm = Awaited<ReturnType<typeof sentToPanel>>

const JSON_TYPE = 'application/json'

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
    /** Loads the sample with all changes that the viewer has made in this browser. Not every screen needs them. */
    loadRecords: () => withOwnChanges(viewer, sample),
    today,
    url,
    /** The day in the address by which a screen may judge. */
    state: parseStateDay(url.searchParams, today),
  }
}

type ActionArgs = { url: URL; request: Request }

/**
 * The action of a panel screen. `act` decides and returns data, which can be tested without a document; the toasts, the
 * focus and the way to another screen in them are carried out here. Throws 403 if the person may not open the screen.
 */
export function panelAction<Answer extends Outcome | null, Args extends ActionArgs = ActionArgs>(
  screen: PanelScreen,
  act: (panel: PanelForm, args: Args) => Promise<Answer>,
) {
  return async (args: Args) => {
    const answer = await act(await sentToPanel(screen, args), args)
    if (answer) performOutcome(answer)
    if (answer?.to !== undefined) return redirect(answer.to)
    return data(answer, { status: answer?.isRefused ? 400 : 200 })
  }
}

/** A person decides on what they saw, so an action asks the server for nothing. */
async function sentToPanel(screen: PanelScreen, { url, request }: ActionArgs) {
  const viewer = requireScreen(screen, url)
  const sample = shownPanelData(viewer)
  return {
    viewer,
    sample,
    loadRecords: () => withOwnChanges(viewer, sample),
    today: sample.today,
    url,
    /** Empty for a screen that sends JSON. */
    form: request.headers.get('Content-Type') === JSON_TYPE ? new FormData() : await request.formData(),
  }
}

/** Returns the signed-in person, or throws 403 if they may not open the screen. */
function requireScreen(screen: PanelScreen, url: URL): User {
  const { of, may } = typeof screen === 'string' ? { of: screen, may: () => true } : screen
  const viewer = requireViewer(of, url)
  if (!may(viewer, url)) throw data(null, { status: 403 })
  return viewer
}
