import { useNavigate } from 'react-router'

import { findUnreadable } from '~/browser/find-unreadable.client'
import { readOwnData } from '~/browser/own-data.client'
import { readChanges } from '~/browser/records.client'
import { notificationAccess } from '~/browser/reminder-notification.client'
import { requireViewer } from '~/browser/session.client'
import { hasUnreadableSettings, readSettings, withOwnProfile } from '~/browser/settings.client'
import { readOr } from '~/browser/storage.client'
import { listUnreadableCopies } from '~/browser/unreadable-copies.client'
import { PageTitle } from '~/components/page-title'
import { hasCompanyField } from '~/domain/account'
import { countOwnData, NO_DATA, sizeOf } from '~/domain/own-data'
import { parseTab, SETTINGS_TABS, tabSearchParams } from '~/domain/tab'
import { panelData } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { Alert } from '~/ui/alert'
import { TabPanel, Tabs } from '~/ui/ark/tabs'

import type { Route } from './+types/settings'
import { AccountTab } from './account-tab'
import { NotificationsTab } from './notifications-tab'
import { OwnDataCard } from './own-data/own-data-card'
import { PrivacyTab } from './privacy-tab'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
// The sample is also needed to check a file of own data against it.
export { loader } from '~/routes/panel/panel-data.server'
export { clientAction } from './settings-action'

export const handle = { heading: 'Ustawienia' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('settings', url)
  const [{ today }, account, settings, isUnreadable, changes, own, unreadable, copies] = await Promise.all([
    panelData(serverLoader),
    withOwnProfile(viewer),
    readSettings(viewer.id),
    hasUnreadableSettings(viewer.id),
    readChanges(viewer.id),
    readOr(NO_DATA, () => readOwnData(viewer.id)),
    findUnreadable(viewer.id),
    listUnreadableCopies(viewer.id),
  ])
  return {
    viewer,
    account,
    settings,
    access: notificationAccess(),
    isUnreadable,
    ownData: {
      today,
      totals: {
        ...countOwnData(changes),
        drafts: Object.keys(own.drafts).length,
        hasSettings: own.settings !== undefined,
        bytes: sizeOf(own),
      },
      hasUnreadable: unreadable !== undefined,
      copies,
    },
    tab: parseTab(SETTINGS_TABS, url.searchParams),
  }
}
clientLoader.hydrate = true as const

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { viewer, account, settings, access, isUnreadable, ownData, tab } = loaderData
  const navigate = useNavigate()
  const openTab = (value: (typeof SETTINGS_TABS)[number]['value']) => {
    const search = tabSearchParams(SETTINGS_TABS, value).toString()
    void navigate({ search }, { preventScrollReset: true })
  }
  return (
    <>
      <PageTitle>Ustawienia</PageTitle>
      <ScreenHeader heading="Ustawienia" />
      {isUnreadable && (
        <Alert title="Nie udało się odczytać zapisanych ustawień">
          Widać ustawienia domyślne. Pierwsza zmiana odłoży nieczytelny zapis na bok i&nbsp;nic z&nbsp;niego
          nie usunie.
        </Alert>
      )}
      {/* The key drops typed text when somebody else signs in from another tab. */}
      <Tabs key={viewer.id} label="Części ustawień" tabs={SETTINGS_TABS} value={tab} onChange={openTab}>
        <TabPanel value="notifications">
          <NotificationsTab settings={settings} access={access} email={account.email} />
        </TabPanel>
        <TabPanel value="account">
          <AccountTab account={account} login={viewer.email} hasCompany={hasCompanyField(viewer)} />
        </TabPanel>
        <TabPanel value="privacy">
          <PrivacyTab settings={settings} />
          <OwnDataCard {...ownData} userId={viewer.id} />
        </TabPanel>
      </Tabs>
    </>
  )
}
