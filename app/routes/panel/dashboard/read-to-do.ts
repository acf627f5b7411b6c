import { countDrops } from '~/browser/crew/count-drops.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { readCopyState } from '~/browser/registers/last-copy.client'
import { hasRole } from '~/domain/people/permission'
import type { User } from '~/domain/people/user'
import { toDoOf } from '~/domain/to-do/to-do'
import { indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'

/** Returns what the viewer has to do today, and the records that say so. */
export async function readToDo(viewer: User, sample: PanelSample & { today: Day }) {
  const { today } = sample
  const [records, copyState, waitingDrops] = await Promise.all([
    withOwnChanges(viewer, sample),
    readCopyState(viewer.id),
    countDrops(viewer.id),
  ])
  const people = await withOwnProfiles(records.users)
  const staff = hasRole(viewer, 'employer') ? await staffAdmissions(viewer, records, today) : []
  const toDo = toDoOf(
    viewer,
    { ...records, people: indexById(people), staff, copyState, waitingDrops },
    today,
  )
  return { records, people, toDo }
}
