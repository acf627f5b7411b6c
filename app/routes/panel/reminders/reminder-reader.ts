import { withOwnProfiles } from '~/browser/records/settings.client'
import type { ReminderReader } from '~/browser/reminders/give-plan.client'
import { shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'

/** The register by which its reminders are worked out, with the names that people have given themselves here. */
export const reminderReader: ReminderReader = {
  today: (owner) => shownPanelData(owner).today,
  async read(owner) {
    const records = await withOwnChanges(owner, shownPanelData(owner))
    return { ...records, people: await withOwnProfiles(records.users) }
  },
}
