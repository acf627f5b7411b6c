import type { Route } from './+types/dashboard'
import { readChanges } from '~/browser/records.client'
import { serverData, shownServerData } from '~/browser/server-data.client'
import { requireViewer } from '~/browser/session.client'
import { allAsShown, asShown, readSettings } from '~/browser/settings.client'
import { actOnTraining } from '~/components/act-on-training'
import { PageTitle } from '~/components/page-title'
import { ScreenHeader } from '~/components/screen-header'
import { SignOutButton } from '~/components/sign-out-button'
import { currentDay } from '~/data/clock.server'
import { listReports } from '~/data/reports.server'
import { listSample } from '~/data/sample.server'
import { formatDayWithWeekday } from '~/domain/day'
import { overview } from '~/domain/overview'
import { reminderOf } from '~/domain/reminder'
import { withReportChanges } from '~/domain/report-record'
import { reportsInScope, withHolders } from '~/domain/scope'
import { canOpen } from '~/domain/screen'
import { indexById, ROLE_LABELS } from '~/domain/user'
import { Badge } from '~/ui/badge'

import { withOwnChanges } from '../panel-data'
import type { PanelHandle } from '../panel-handle'
import { ExpiringCertificates } from './expiring-certificates'
import { ExpiryReminder } from './expiry-reminder'
import { LatestReports } from './latest-reports'
import { UpcomingTrainings } from './upcoming-trainings'
import { useDailyReminder } from './use-daily-reminder'

export { PanelFallback as HydrateFallback } from '../panel-fallback'

export const handle = { heading: 'Dzień dobry', title: 'Pulpit' } satisfies PanelHandle

export function loader() {
  const today = currentDay()
  return { today, ...listSample(today), reports: listReports(today) }
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('dashboard', url)
  const { today, ...sample } = await serverData('dashboard', serverLoader)
  const { users, trainings, seen } = withOwnChanges(viewer, sample)
  const people = allAsShown(users)
  const certificates = withHolders(seen, viewer, people)
  const reports = withReportChanges(sample.reports, readChanges(viewer.id))
  return {
    viewer: asShown(viewer),
    today,
    scene: { viewer, today, trainings, people: indexById(people) },
    reminder: reminderOf(certificates, readSettings(viewer.id), today),
    ...overview({ certificates, trainings, reports: reportsInScope(viewer, { reports, users }) }, today),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('dashboard', url)
  const sample = await shownServerData<typeof loader>('dashboard')
  return actOnTraining(await request.formData(), viewer, sample)
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { viewer, today, scene, reminder, expiring, upcoming, latestReports } = loaderData
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
        <UpcomingTrainings {...upcoming} scene={scene} />
        <LatestReports reports={latestReports} isOpen={canOpen(viewer, 'reports')} />
      </div>
    </>
  )
}
