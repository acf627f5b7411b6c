import { noticesOf, type Notice } from '~/domain/overview/notices'
import type { User } from '~/domain/people/user'
import { readToDo } from '~/routes/panel/dashboard/read-to-do'
import { shownPanelData } from '~/routes/panel/panel-data'

/** Returns the notices of the viewer's own register. Throws if the screen has no data yet. */
export async function readNotices(viewer: User): Promise<Notice[]> {
  const sample = shownPanelData(viewer)
  const { toDo } = await readToDo(viewer, sample)
  return noticesOf(toDo, sample.today)
}
