import { readSettings } from '~/browser/records/settings.client'
import { withHolders } from '~/domain/access/visibility'
import type { User } from '~/domain/people/user'
import { reminderOf } from '~/domain/to-do/daily-reminder'
import { noticesOf, type Notice } from '~/domain/to-do/notices'
import { readToDo } from '~/routes/panel/dashboard/read-to-do'
import { shownPanelData } from '~/routes/panel/panel-data'

/** Returns the notices of the viewer's own register. Throws if the screen has no data yet. */
export async function readNotices(viewer: User): Promise<Notice[]> {
  const sample = shownPanelData(viewer)
  const [{ records, people, toDo }, settings] = await Promise.all([
    readToDo(viewer, sample),
    readSettings(viewer.id),
  ])
  const reminder = reminderOf(
    withHolders(records.visibleCertificates, viewer, people),
    settings,
    sample.today,
  )
  return noticesOf(toDo, reminder, sample.today)
}
