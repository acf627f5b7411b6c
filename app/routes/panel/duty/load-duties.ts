import { data } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { canManagePeople, canSeeDuties, holdersFor } from '~/domain/access'
import { formatDayInWords } from '~/domain/day'
import { dutyChoices, filterDuties, parseDutyFilters, type DutyFilters } from '~/domain/duty-filters'
import { keepTogether } from '~/domain/polish'
import { parseStateDay, stateDayLabel } from '~/domain/state-day'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'

import { staffDuties } from './staff-duties'

export type LoadedDuties = Awaited<ReturnType<typeof loadDuties>>

/** Returns what the screens of „Kto może pracować” share. `fixed` are filters that the screen sets itself. */
export async function loadDuties(
  url: URL,
  serverLoader: Parameters<typeof panelData>[1],
  fixed: Partial<DutyFilters> = {},
) {
  const viewer = requireViewer('employees', url)
  if (!canSeeDuties(viewer)) throw data(null, { status: 403 })
  const { today, ...sample } = await panelData(viewer, serverLoader)
  const state = parseStateDay(url.searchParams, today)
  const day = state.on ?? today
  const { users, certificates, trainings, visible, positions } = await withOwnChanges(viewer, sample)
  const duties = await staffDuties(viewer, { users, visible, positions }, day)
  const choices = dutyChoices(duties)
  const filters = { ...parseDutyFilters(url.searchParams, choices), ...fixed }
  const holders = holdersFor(viewer, { users, certificates, trainings })
  const [company = viewer.company, ...others] = choices.companies
  const shown = filters.company ?? (others.length > 0 ? 'Wszystkie firmy' : company)
  return {
    /** By this day the screen judges. */
    day,
    state,
    hasAny: duties.length > 0,
    canManage: canManagePeople(viewer),
    choices,
    filters,
    list: filterDuties(duties, filters),
    /** Stands under the heading and at the top of each printed sheet. */
    sheetLine: keepTogether(
      [shown, `stan na ${stateDayLabel(state, formatDayInWords)}`].filter(Boolean).join(' · '),
    ),
    canAddFor: new Set(holders.map(({ id }) => id)),
  }
}
