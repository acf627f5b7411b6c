import type { CrewReader } from '~/browser/crew/watch-crew.client'
import { listEmployees } from '~/domain/staff/staff'
import { shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'

/** The register by which its pages for phones are worked out: the same on each of its devices. */
export const crewReader: CrewReader = {
  today: (owner) => shownPanelData(owner).today,
  async read(owner) {
    const { users, visibleCertificates, ...register } = await withOwnChanges(owner, shownPanelData(owner))
    // Not as people call themselves in the settings of this browser.
    return { ...register, users, people: listEmployees(owner, users), certificates: visibleCertificates }
  },
}
