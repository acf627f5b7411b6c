import { data } from 'react-router'

import { requireViewer } from '~/browser/session/session.client'
import { dutyChoices } from '~/domain/admission/duty-filters'
import { canManagePeople, canSeeDuties, holdersFor } from '~/domain/changes/access'
import { parseStateDay } from '~/domain/words/state-day'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'

import { staffDuties } from './staff-duties'

export type LoadedDuties = Awaited<ReturnType<typeof loadDuties>>

/** Returns what the screens of „Kto może pracować” share. */
export async function loadDuties(url: URL, serverLoader: Parameters<typeof panelData>[1]) {
  const viewer = requireViewer('employees', url)
  if (!canSeeDuties(viewer)) throw data(null, { status: 403 })
  const { today, ...sample } = await panelData(viewer, serverLoader)
  const state = parseStateDay(url.searchParams, today)
  const day = state.on ?? today
  const { users, certificates, trainings, visible, positions } = await withOwnChanges(viewer, sample)
  const duties = await staffDuties(viewer, { users, visible, positions }, day)
  const holders = holdersFor(viewer, { users, certificates, trainings })
  return {
    /** By this day the screen judges. */
    day,
    state,
    company: viewer.company,
    canManage: canManagePeople(viewer),
    duties,
    choices: dutyChoices(duties),
    canAddFor: new Set(holders.map(({ id }) => id)),
  }
}
