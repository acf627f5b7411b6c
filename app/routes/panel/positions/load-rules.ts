import { readChanges } from '~/browser/records/records.client'
import { employeesOf } from '~/domain/access/visibility'
import type { User } from '~/domain/people/user'
import { listOwnKinds, withOwnKindsRequired } from '~/domain/records/own-kind-changes'
import { listPositionRecords } from '~/domain/records/position-changes'
import { listPositions } from '~/domain/staff/position-list'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'

/** Returns the positions that concern the employer. Their own position counts as well. */
export async function loadPositions(viewer: User, sample: PanelSample) {
  const { users, employment } = await withOwnChanges(viewer, sample)
  const employees = employeesOf(viewer, users)
  const changes = await readChanges(viewer.id)
  const kinds = listOwnKinds(changes)
  const records = withOwnKindsRequired(listPositionRecords(sample.positions, changes), kinds)
  return {
    employees,
    kinds,
    required: employment.required,
    listed: listPositions(records, [viewer, ...employees]),
  }
}

/** Returns the register's own kinds by name, those out of use included. */
export async function loadOwnKinds(viewer: User) {
  return listOwnKinds(await readChanges(viewer.id))
}
