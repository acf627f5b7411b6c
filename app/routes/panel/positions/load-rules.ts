import { readChanges } from '~/browser/records/records.client'
import { employeesOf } from '~/domain/access/visibility'
import type { User } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { listOwnKinds, withOwnKindsRequired } from '~/domain/records/own-kind-changes'
import { listPositionRecords } from '~/domain/records/position-changes'
import { listPositions, type ListedPosition } from '~/domain/staff/position-list'
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

/** Returns for each name without requirements the name of the position that means the same, if there is one. */
export async function likesOf(
  listed: readonly ListedPosition[],
  template: readonly Position[],
): Promise<ReadonlyMap<string, string>> {
  const unknown = listed.filter(({ state }) => state === 'unknown')
  if (unknown.length === 0) return new Map()
  const { listPatterns, positionLike } = await import('~/domain/qualifications/trades')
  const patterns = listPatterns(template)
  return new Map(
    unknown.flatMap(({ name }) => {
      const like = positionLike(name, patterns)
      return like ? [[name, like.name] as const] : []
    }),
  )
}
