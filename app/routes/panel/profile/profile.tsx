import FileDown from 'lucide/dist/esm/icons/file-down.mjs'
import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { useNavigate } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { requireViewer } from '~/browser/session/session.client'
import { PageTitle } from '~/components/page-title'
import { dutyOf } from '~/domain/admission/duty'
import { certificateStatus } from '~/domain/certificates/certificate'
import { sortByUrgency } from '~/domain/certificates/certificate-filters'
import { withRegisteredHolders } from '~/domain/changes/visibility'
import { activeCertificates } from '~/domain/overview/card'
import { completedTrainings, listCertificatesForCv } from '~/domain/overview/curriculum-vitae'
import { countTrainings, SAMPLE_TRAINING_COUNTS } from '~/domain/overview/overview'
import { parseTab, PROFILE_TABS, tabSearchParams } from '~/domain/words/tab'
import { AddCertificateLink } from '~/routes/panel/certificates/certificate-links'
import { CertificateGrid } from '~/routes/panel/certificates/list/certificate-grid'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import { TabPanel, Tabs } from '~/ui/ark/tabs'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/profile'
import { BusinessCard } from './business-card'
import { CurriculumVitae } from './curriculum-vitae'
import { ProfileSummary } from './profile-summary'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Profil' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('profile', url)
  const sample = await panelData(viewer, serverLoader)
  const { today, qrService, isOwnRegister } = sample
  const merged = await withOwnChanges(viewer, sample)
  const { users, certificates, trainings } = merged
  const own = certificates.filter((certificate) => certificate.userId === viewer.id)
  const user = await withOwnProfile(viewer)
  return {
    user,
    // Only papers that are recorded: their employer keeps them.
    papers: dutyOf(user, own, merged, today).checks.filter(({ recordId }) => recordId !== undefined),
    today,
    tab: parseTab(PROFILE_TABS, url.searchParams),
    qr: { service: qrService, origin: url.origin },
    certificates: withRegisteredHolders(sortByUrgency(own, today), users),
    active: activeCertificates(own, today),
    cv: {
      certificates: listCertificatesForCv(own, today),
      trainings: completedTrainings(trainings, viewer.id),
    },
    isOwnRegister,
    trainingCounts: isOwnRegister ? countTrainings(trainings, viewer.id) : SAMPLE_TRAINING_COUNTS,
    expiredCount: own.filter((certificate) => certificateStatus(certificate, today) === 'expired').length,
  }
}
clientLoader.hydrate = true as const

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { user, today, tab, qr, certificates, active, expiredCount, trainingCounts, cv } = loaderData
  const navigate = useNavigate()
  const openTab = (value: (typeof PROFILE_TABS)[number]['value']) => {
    const search = tabSearchParams(PROFILE_TABS, value).toString()
    void navigate({ search }, { preventScrollReset: true })
  }
  const addCertificate = (
    <AddCertificateLink start={{ holderId: user.id, from: '/profile?tab=certificates' }} />
  )
  return (
    <>
      <PageTitle>Profil</PageTitle>
      <div className="contents print:hidden">
        <ScreenHeader heading="Profil">
          <Button onClick={() => print()}>
            <Icon of={FileDown} className="size-4" />
            Eksportuj CV
          </Button>
        </ScreenHeader>
        <Tabs label="Części profilu" tabs={PROFILE_TABS} value={tab} onChange={openTab}>
          <TabPanel value="profile">
            <ProfileSummary
              user={user}
              papers={loaderData.papers}
              today={today}
              activeCount={active.length}
              expiredCount={expiredCount}
              trainings={trainingCounts}
            />
          </TabPanel>
          <TabPanel value="certificates">
            {certificates.length === 0 ? (
              <EmptyState icon={ShieldPlus} title="Nie masz jeszcze żadnych certyfikatów.">
                {addCertificate}
              </EmptyState>
            ) : (
              <>
                <div className="flex justify-end">{addCertificate}</div>
                <CertificateGrid certificates={certificates} today={today} qr={qr} />
              </>
            )}
          </TabPanel>
          <TabPanel value="card">
            <BusinessCard
              user={user}
              active={active}
              origin={loaderData.isOwnRegister ? undefined : qr.origin}
            />
          </TabPanel>
        </Tabs>
      </div>
      <CurriculumVitae user={user} today={today} {...cv} />
    </>
  )
}
