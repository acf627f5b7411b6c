import { requireViewer } from '~/browser/session.client'
import { readSettings, withOwnProfile, withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { indexById } from '~/domain/collection'
import { formatDayWithWeekday } from '~/domain/day'
import { overview } from '~/domain/overview'
import { reminderOf } from '~/domain/reminder'
import { withHolders } from '~/domain/scope'
import { ROLE_LABELS } from '~/domain/user'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { SignOutButton } from '~/routes/panel/shell/sign-out-button'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { Badge } from '~/ui/badge'

import type { Route } from './+types/dashboard'
import { ExpiringCertificates } from './expiring-certificates'
import { ExpiryReminder } from './expiry-reminder'
import { LatestReports } from './latest-reports'
import { UpcomingTrainings } from './upcoming-trainings'
import { useDailyReminder } from './use-daily-reminder'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dzień dobry', title: 'Pulpit' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('dashboard', url)
  const { today, ...sample } = await panelData(serverLoader)
  const [{ trainings, visible, visibleReports }, people, ownViewer, settings] = await Promise.all([
    withOwnChanges(viewer, sample),
    withOwnProfiles(sample.users),
    withOwnProfile(viewer),
    readSettings(viewer.id),
  ])
  const certificates = withHolders(visible, viewer, people)
  return {
    viewer: ownViewer,
    today,
    context: { viewer, today, trainings, people: indexById(people) },
    reminder: reminderOf(certificates, settings, today),
    ...overview({ certificates, trainings, reports: visibleReports }, today),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('dashboard', url)
  return actOnTraining(await request.formData(), viewer, shownPanelData())
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { viewer, today, context, reminder, expiring, upcoming, latestReports } = loaderData
  useDailyReminder(viewer.id, today, reminder)
  return (
    <>
      <PageTitle>Pulpit</PageTitle>
      <ScreenHeader heading={`Dzień dobry, ${viewer.firstName}`} text={formatDayWithWeekday(today)}>
        <Badge tone="primary">{ROLE_LABELS[viewer.role]}</Badge>
        <SignOutButton />
      </ScreenHeader>
      {reminder && <ExpiryReminder reminder={reminder} today={today} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <ExpiringCertificates {...expiring} today={today} />
        <UpcomingTrainings {...upcoming} context={context} />
        <LatestReports reports={latestReports} />
      </div>
    </>
  )
}
