import type { EmployeeView } from '~/domain/staff/employee-filters'
import type { Day } from '~/domain/words/day'
import type { StateDay } from '~/domain/words/state-day'

import type { ShownEmployees } from './use-shown-employees'

/** Returns the file of the view: all people of the list, on all its pages. */
export async function writeEmployeesCsv(
  {
    day,
    state,
    unchecked,
    hasAdmission,
  }: { day: Day; state: StateDay; unchecked: string | undefined; hasAdmission: boolean },
  { filters, list }: Pick<ShownEmployees, 'filters' | 'list'>,
) {
  const files = await import('~/documents/admission-files')
  if (!hasAdmission)
    return files.participantsCsv(
      list.all.map(({ person }) => person),
      day,
    )
  const views = {
    list: () => files.employeesCsv(list.all, day, unchecked, state.on !== undefined),
    matrix: () => files.admissionMatrixCsv(list.all, day, unchecked, state.on !== undefined),
    gate: () => files.gateListCsv(list.all, day, unchecked),
  } satisfies Record<EmployeeView, unknown>
  return views[filters.view]()
}
