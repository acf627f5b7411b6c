import { withOwnProfiles } from '~/browser/records/settings.client'
import { canManagePeople } from '~/domain/access/access'
import { canOpen } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import type { SearchEntry } from '~/domain/search/search'
import { listPositionEntries, listRecordEntries } from '~/domain/search/search-records'
import { keepLast } from '~/domain/words/keep-last'
import {
  panelDataFetchedAt,
  shownPanelData,
  withOwnChanges,
  type PanelSample,
} from '~/routes/panel/panel-data'
import { loadPositions } from '~/routes/panel/positions/load-positions'

const listRecordEntriesOnce = keepLast(listRecordEntries)

/**
 * Returns the records that the viewer's lists show, as entries of the search, or undefined if no screen has loaded
 * any yet. It reads what this browser has and asks no server.
 */
export async function loadEntries(viewer: User): Promise<SearchEntry[] | undefined> {
  if (!panelDataFetchedAt()) return undefined
  const sample = shownPanelData(viewer)
  const { today } = sample
  const { users, visibleCertificates, trainings, visibleReports } = await withOwnChanges(viewer, sample)
  const people = await withOwnProfiles(users)
  return [
    ...listRecordEntriesOnce(viewer, today, { people, visibleCertificates, trainings, visibleReports }),
    ...(await loadPositionEntries(viewer, sample)),
  ]
}

async function loadPositionEntries(viewer: User, sample: PanelSample): Promise<SearchEntry[]> {
  if (!canOpen(viewer, 'employer') || !canManagePeople(viewer)) return []
  return listPositionEntries((await loadPositions(viewer, sample)).listed)
}
