import { data, useNavigate } from 'react-router'

import type { Route } from './+types/settings'
import { requireViewer } from '~/browser/session.client'
import { asShown, hasDamagedSettings, readSettings, saveSettings } from '~/browser/settings.client'
import { StorageError } from '~/browser/storage.client'
import { PageTitle } from '~/components/page-title'
import { ScreenHeader } from '~/components/screen-header'
import { hasCompanyField, parseAccount } from '~/domain/account'
import type { ParsedForm } from '~/domain/form'
import { passwordErrors } from '~/domain/password'
import { searchParamsOf } from '~/domain/query'
import { parseNotifications, parsePrivacy, type PersonSettings } from '~/domain/settings'
import { parseSettingsTab, SETTINGS_TABS } from '~/domain/settings-tab'
import type { User } from '~/domain/user'
import { Alert } from '~/ui/alert'
import { TabPanel, Tabs } from '~/ui/tabs'
import { showToast } from '~/ui/toaster'

import type { PanelHandle } from '../panel-handle'
import { AccountTab } from './account-tab'
import { NotificationsTab } from './notifications-tab'
import { PrivacyTab } from './privacy-tab'
import type { SettingsAnswer } from './settings-form'

export { PanelFallback as HydrateFallback } from '../panel-fallback'

export const handle = { heading: 'Ustawienia' } satisfies PanelHandle

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('settings', url)
  return {
    viewer,
    account: asShown(viewer),
    settings: readSettings(viewer.id),
    isDamaged: hasDamagedSettings(viewer.id),
    tab: parseSettingsTab(url.searchParams),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('settings', url)
  const form = await request.formData()
  if (form.get('intent') === 'password') {
    const errors = passwordErrors(form)
    return errors ? refuse({ outcome: 'refused', errors }) : accept({ outcome: 'nothing-to-change' })
  }
  const { value: change, errors } = parseChange(form, viewer)
  if (errors) return refuse({ outcome: 'refused', errors })
  try {
    saveSettings(viewer.id, change)
  } catch (error) {
    if (error instanceof StorageError) return refuse({ outcome: 'not-stored' })
    throw error
  }
  showToast('success', 'Zapisano w tej przeglądarce')
  return accept({ outcome: 'saved' })
}

function parseChange(form: FormData, viewer: User): ParsedForm<Partial<PersonSettings>> {
  switch (form.get('intent')) {
    case 'notifications':
      return parseNotifications(form)
    case 'account':
      return parseAccount(form, viewer)
    case 'privacy':
      return parsePrivacy(form)
    default:
      throw data(null, { status: 400 })
  }
}

function accept(answer: SettingsAnswer) {
  return data(answer)
}

/** As an error, so that the router does not look for anything new to show. */
function refuse(answer: SettingsAnswer) {
  return data(answer, { status: 400 })
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { viewer, account, settings, isDamaged, tab } = loaderData
  const navigate = useNavigate()
  const openTab = (value: string) => {
    const search = searchParamsOf({ tab: value === 'notifications' ? undefined : value }).toString()
    void navigate({ search }, { preventScrollReset: true })
  }
  return (
    <>
      <PageTitle>Ustawienia</PageTitle>
      <ScreenHeader heading="Ustawienia" />
      {isDamaged && (
        <Alert title="Nie udało się odczytać zapisanych ustawień">
          Widać ustawienia domyślne. Pierwsza zmiana odłoży nieczytelny zapis na bok i&nbsp;nic z&nbsp;niego
          nie usunie.
        </Alert>
      )}
      {/* By person: whoever signs in from another tab finds none of what was typed here. */}
      <Tabs key={viewer.id} label="Części ustawień" tabs={SETTINGS_TABS} value={tab} onChange={openTab}>
        <TabPanel value="notifications">
          <NotificationsTab settings={settings} email={account.email} />
        </TabPanel>
        <TabPanel value="account">
          <AccountTab account={account} login={viewer.email} hasCompany={hasCompanyField(viewer)} />
        </TabPanel>
        <TabPanel value="privacy">
          <PrivacyTab settings={settings} />
        </TabPanel>
      </Tabs>
    </>
  )
}
