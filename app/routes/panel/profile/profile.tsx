import FileDown from 'lucide/dist/esm/icons/file-down.mjs'
import { useNavigate, useSearchParams } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { withRegisteredHolders } from '~/domain/access/visibility'
import { admissionOf } from '~/domain/admission/admission'
import { certificateStatus, type CertificateStatus } from '~/domain/certificates/certificate'
import { sortByUrgency } from '~/domain/certificates/certificate-filters'
import { activeCertificates } from '~/domain/profile/card'
import { completedTrainings, listCertificatesForCv } from '~/domain/profile/curriculum-vitae'
import { countTrainings, SAMPLE_TRAINING_COUNTS } from '~/domain/to-do/dashboard'
import { parseTab, PROFILE_TABS, tabSearchParams } from '~/domain/words/tab-params'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader } from '~/routes/panel/panel-screen'
import { TabPanel, Tabs } from '~/ui/ark/tabs'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/profile'
import { BusinessCard } from './business-card'
import { CurriculumVitae } from './curriculum-vitae'
import { OwnCertificates } from './own-certificates'
import { ProfileSummary } from './profile-summary'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Profil' } satisfies PanelHandle

export const clientLoader = panelLoader('profile', async ({ viewer, sample, loadRecords, today, url }) => {
  const records = await loadRecords()
  const { qrService, isOwnRegister } = sample
  const { users, certificates, trainings } = records
  const own = certificates.filter((certificate) => certificate.userId === viewer.id)
  const user = await withOwnProfile(viewer)
  const countOfStatus = (status: CertificateStatus) =>
    own.filter((certificate) => certificateStatus(certificate, today) === status).length
  return {
    user,
    // Only papers that are recorded: their employer keeps them.
    papers: admissionOf(user, own, records, today).checks.filter(({ recordId }) => recordId !== undefined),
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
    activeCount: countOfStatus('active'),
    expiredCount: countOfStatus('expired'),
  }
})

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { user, today, tab, qr, certificates, active, expiredCount, trainingCounts, cv } = loaderData
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const openTab = (value: (typeof PROFILE_TABS)[number]['value']) => {
    const search = tabSearchParams(PROFILE_TABS, value).toString()
    void navigate({ search }, { preventScrollReset: true })
  }
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
              activeCount={loaderData.activeCount}
              expiredCount={expiredCount}
              trainings={trainingCounts}
              isOwnRegister={loaderData.isOwnRegister}
            />
          </TabPanel>
          <TabPanel value="certificates">
            <OwnCertificates
              holderId={user.id}
              params={params}
              certificates={certificates}
              today={today}
              isOwnRegister={loaderData.isOwnRegister}
              qr={qr}
            />
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
