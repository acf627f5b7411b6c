import { readChanges } from '~/browser/records.client'
import { listPositions } from '~/domain/position-list'
import { listPositionRecords } from '~/domain/position-record'
import type { User } from '~/domain/user'
import { employeesOf } from '~/domain/visibility'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'

/** Returns the positions that concern the employer. Their own position counts as well. */
export async function loadPositions(viewer: User, sample: PanelSample) {
  const { users } = await withOwnChanges(viewer, sample)
  const employees = employeesOf(viewer, users)
  const records = listPositionRecords(sample.positions, await readChanges(viewer.id))
  return { employees, listed: listPositions(records, [viewer, ...employees]) }
}
