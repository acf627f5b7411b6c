import { readChanges } from '~/browser/records.client'
import { serverData, shownServerData } from '~/browser/server-data.client'
import { applyChanges, type Sample } from '~/domain/scope'
import type { Person } from '~/domain/user'

import type { loader } from './panel-data.server'

const KEY = 'panel'

type PanelData = ReturnType<typeof loader>

/** What `panel-data.server.ts` sends, kept for all screens that share it; throws as `serverData` does. */
export function panelData(load: () => Promise<PanelData>): Promise<PanelData> {
  return serverData(KEY, load)
}

/** The same for the action of such a screen: what it decides on is what the person saw. */
export function shownPanelData(): Promise<PanelData> {
  return shownServerData<typeof loader>(KEY)
}

/** The sample with all that this person has done in this browser. */
export async function withOwnChanges<T extends Person>(viewer: Person, sample: Sample<T>) {
  return applyChanges(viewer, sample, await readChanges(viewer.id))
}
