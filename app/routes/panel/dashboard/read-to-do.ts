import { withOwnProfiles } from '~/browser/records/settings.client'
import { readCopyState } from '~/browser/registers/last-copy.client'
import { hasVault } from '~/browser/store/marks.client'
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

/** Only a register with a vault needs the code of boxes, and without it the rest of what there is to do is shown. */
async function countDrops(userId: string) {
  if (!hasVault(userId)) return undefined
  const drops = await import('~/browser/crew/drops.client').catch(() => undefined)
  return drops?.countWaitingDrops(userId)
}
