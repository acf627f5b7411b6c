import { readChanges } from '~/browser/records.client'
import { createKept, withDayOfNow } from '~/browser/server-data'
import { applyChanges, type Sample } from '~/domain/scope'
import type { Person } from '~/domain/user'

import type { loader } from './panel-data.server'

type PanelData = ReturnType<typeof loader>

const kept = createKept<PanelData>(withDayOfNow)

/** Returns what `panel-data.server.ts` sends, kept for all panel screens; throws where the server cannot be reached. */
export function panelData(serverLoader: () => Promise<PanelData>): Promise<PanelData> {
  return kept.load(serverLoader)
}

/** Returns the same for a screen's action: a person decides on what they saw. */
export function shownPanelData(): PanelData {
  return kept.shown()
}

/** Returns the sample with all that this person has done in this browser. */
export async function withOwnChanges<T extends Person>(viewer: Person, sample: Sample<T>) {
  return applyChanges(viewer, sample, await readChanges(viewer.id))
}
