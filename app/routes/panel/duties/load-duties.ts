import { withOwnProfiles } from '~/browser/records/settings.client'
import { employeesOf } from '~/domain/access/visibility'
import type { DutyContext } from '~/domain/duties/duty-list'
import { basisOf, USUAL_BASIS } from '~/domain/people/basis'
import { namesById } from '~/domain/people/names-apart'
import { positionNamed } from '~/domain/staff/position-list'
import { indexById } from '~/domain/words/collection'
import type { Panel } from '~/routes/panel/panel-screen'
import { loadPositions } from '~/routes/panel/positions/load-rules'

/** Returns what the employer owes, and what the register knows of the people and positions that it is about. */
export async function loadDuties({
  viewer,
  sample,
  loadRecords,
  today,
}: Pick<Panel, 'viewer' | 'sample' | 'loadRecords' | 'today'>) {
  const { users, visibleDuties } = await loadRecords()
  const people = await withOwnProfiles(users)
  const employees = employeesOf(viewer, people)
  const staff = [people.find(({ id }) => id === viewer.id) ?? viewer, ...employees]
  const { listed } = await loadPositions(viewer, sample)
  const context: DutyContext = {
    today,
    staff: new Set(staff.map(({ id }) => id)),
    nameOf: namesById(indexById(people)),
    holdersOf: (position) => positionNamed(listed, position)?.people.length,
  }
  return {
    duties: visibleDuties,
    staff,
    context,
    /** The positions that somebody holds. */
    positions: listed.filter(({ people: holders }) => holders.length > 0),
    /** Those with a contract of employment, whom the rule of the service of BHP counts. */
    employed: employees.filter((person) => basisOf(person) === USUAL_BASIS).length,
  }
}
