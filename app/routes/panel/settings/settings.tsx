import { useNavigate } from 'react-router'

import { notificationAccess } from '~/browser/device/register-worker.client'
import { findFormerData } from '~/browser/records/former-data.client'
import { readOwnData } from '~/browser/records/own-data.client'
import { readChanges } from '~/browser/records/records.client'
import { hasUnreadableSettings, readSettings, withOwnProfile } from '~/browser/records/settings.client'
import { listUnreadableCopies } from '~/browser/records/unreadable-copies.client'
import { readCopyState } from '~/browser/registers/last-copy.client'
import { readersOf } from '~/browser/sharing/readers.client'
import { readPersistence } from '~/browser/store/persistence.client'
import { readOr } from '~/browser/store/storage.client'
import { PageTitle } from '~/components/page-title'
import { fixedIssuer } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import { NO_DATA, sizeOf, unreadablePart } from '~/domain/records/own-data'
import { countOwnData } from '~/domain/records/own-data-counts'
import { listNamedScans, sizeOfScans } from '~/domain/records/scan-changes'
import { mustBeSealed } from '~/domain/register/sealing'
import { parseTab, SETTINGS_TABS, tabSearchParams } from '~/domain/words/tab-params'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader } from '~/routes/panel/panel-screen'
import { VAULT_TITLE } from '~/routes/panel/vault/vault-title'
import { Alert } from '~/ui/alert'
import { TabPanel, Tabs } from '~/ui/ark/tabs'
import { Card } from '~/ui/card'

import type { Route } from './+types/settings'
import { AccountTab } from './account-tab'
import { loadReminders, NotificationsTab } from './notifications-tab'
import { DeletionCard } from './own-data/deletion-card'
import { OwnDataCard } from './own-data/own-data-card'
import { PrivacyTab } from './privacy-tab'
import type { SignatureCard } from './signature/signature-card'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
// The sample is also needed to check a file of own data against it.
export { loader } from '~/routes/panel/panel-data.server'
export { clientAction } from './settings-action'

export const handle = { heading: 'Ustawienia' } satisfies PanelHandle

export const clientLoader = panelLoader('settings', async ({ viewer, sample, today, url }) => {
  const tab = parseTab(SETTINGS_TABS, url.searchParams)
  const { isOwnRegister, sampleIssuer } = sample
  const [account, settings, isUnreadable, ownData] = await Promise.all([
    withOwnProfile(viewer),
    readSettings(viewer.id),
    hasUnreadableSettings(viewer.id),
    readOwnDataState(viewer),
  ])
  const ofRegister = isOwnRegister ? await loadRegisterCards() : undefined
  const ofSignature = fixedIssuer(viewer) === undefined ? undefined : await loadSignatureCard()
  return {
    viewer,
    isOwnRegister,
    account,
    settings,
    access: notificationAccess(),
    reminders: isOwnRegister && tab === 'notifications' ? loadReminders(viewer) : undefined,
    isUnreadable,
    sharing: ofRegister?.readSharing(viewer.id, today),
    vault: ofRegister?.loadVaultCard(viewer.id),
    phonePages: (await ofRegister?.readPhonePages(viewer.id)) ?? [],
    ownData: { today, ...ownData },
    signature: await ofSignature?.readSignature(viewer, sampleIssuer),
    knownKeys: tab === 'account' && isOwnRegister ? ofSignature?.fetchKnownKeys() : undefined,
    tab,
  }
})

const importRegisterCards = () => import('~/routes/panel/settings/own-data/register-cards')

/** Only own registers have these cards. Without their code the rest of the screen works. */
let registerCards: Awaited<ReturnType<typeof importRegisterCards>> | undefined

async function loadRegisterCards() {
  registerCards = await importRegisterCards().catch(() => undefined)
  return registerCards
}

/** Only people who issue certificates have this card. Without its code the rest of the screen works. */
let signatureCard: typeof SignatureCard | undefined

async function loadSignatureCard() {
  const loaded = await import('~/routes/panel/settings/signature/signature-card').catch(() => undefined)
  signatureCard = loaded?.SignatureCard
  return loaded
}

/** Returns what the tab says of the data in this browser. */
async function readOwnDataState(viewer: User) {
  const { id: userId } = viewer
  const readers = readersOf(userId)
  const [changes, own, copies, persistence, copyState] = await Promise.all([
    readChanges(userId),
    readOr(NO_DATA, () => readOwnData(userId)),
    listUnreadableCopies(userId),
    readPersistence(),
    readCopyState(userId),
  ])
  return {
    scans: sizeOfScans(listNamedScans(changes)),
    totals: {
      amounts: countOwnData(changes),
      drafts: Object.keys(own.drafts).length,
      hasSettings: own.settings !== undefined,
      bytes: sizeOf(own),
      mustBeSealed: mustBeSealed(viewer, own),
    },
    // Changes that are on other devices already would come back from there.
    lost: readers === 'nobody' ? findFormerData(userId)?.lost : undefined,
    hasUnreadable: copies.length > 0 || unreadablePart(own) !== undefined,
    persistence,
    copyState,
    readers,
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { viewer, isOwnRegister, account, settings, access, isUnreadable, ownData, tab, signature } =
    loaderData
  const OfRegister = isOwnRegister ? registerCards : undefined
  const CardOfSignature = signatureCard
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
      <Tabs label="Części ustawień" tabs={SETTINGS_TABS} value={tab} onChange={openTab}>
        <TabPanel value="notifications">
          <NotificationsTab
            settings={settings}
            access={access}
            email={account.email}
            isOwnRegister={isOwnRegister}
            reminders={loaderData.reminders}
          />
        </TabPanel>
        <TabPanel value="account">
          <AccountTab account={account} viewer={viewer} isOwnRegister={isOwnRegister} />
          {CardOfSignature && signature && (
            <div id="signature" className="scroll-mt-24">
              <CardOfSignature
                state={signature}
                known={loaderData.knownKeys}
                today={loaderData.ownData.today}
              />
            </div>
          )}
        </TabPanel>
        <TabPanel value="privacy">
          <PrivacyTab settings={settings} isOwnRegister={isOwnRegister} />
        </TabPanel>
        <TabPanel value="data">
          <OwnDataCard {...ownData} owner={viewer} />
          {OfRegister && (
            <OfRegister.OtherDevicesCard
              owner={viewer}
              mustBeSealed={ownData.totals.mustBeSealed}
              sharing={loaderData.sharing}
              vault={loaderData.vault}
              phonePages={loaderData.phonePages}
              today={ownData.today}
            />
          )}
          {!isOwnRegister && (
            <Card title={VAULT_TITLE}>
              <p className="max-w-prose">
                Konto przykładowe jest publiczne i&nbsp;u&nbsp;każdego takie samo, więc zostaje w&nbsp;tej
                przeglądarce. Na telefonie i&nbsp;drugim komputerze możesz mieć własny rejestr: założysz go na
                stronie logowania.
              </p>
            </Card>
          )}
          <DeletionCard>
            {OfRegister && (
              <OfRegister.DeleteRegister
                owner={account}
                mustBeSealed={ownData.totals.mustBeSealed}
                today={ownData.today}
              />
            )}
          </DeletionCard>
        </TabPanel>
      </Tabs>
    </>
  )
}
