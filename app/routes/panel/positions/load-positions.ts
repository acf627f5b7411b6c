import { readChanges } from '~/browser/records/records.client'
import { listPositions } from '~/domain/admission/position-list'
import { listPositionRecords } from '~/domain/changes/position-record'
import { employeesOf } from '~/domain/changes/visibility'
import type { User } from '~/domain/people/user'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'

/** Returns the positions that concern the employer. Their own position counts as well. */
export async function loadPositions(viewer: User, sample: PanelSample) {
  const { users, employment } = await withOwnChanges(viewer, sample)
  const employees = employeesOf(viewer, users)
  const records = listPositionRecords(sample.positions, await readChanges(viewer.id))
  return { employees, required: employment.required, listed: listPositions(records, [viewer, ...employees]) }
}
