import { useEffect } from 'react'

import { readSettings } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import { withHolders } from '~/domain/access/visibility'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { withAccount } from '~/domain/people/account'
import { hasRole } from '~/domain/people/permission'
import { givenName, ROLE_LABELS } from '~/domain/people/user'
import { nearMissSentence } from '~/domain/reports/near-miss'
import { reminderOf } from '~/domain/to-do/daily-reminder'
import { dashboardLists } from '~/domain/to-do/dashboard'
import { noticeOf } from '~/domain/to-do/to-do-text'
import { indexById } from '~/domain/words/collection'
import { formatDayWithWeekday, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { SignOutButton } from '~/routes/panel/frame/sign-out'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { Badge } from '~/ui/badge'
import { whenIdle } from '~/ui/when-idle'

import type { Route } from './+types/dashboard'
import { ExpiringCertificates } from './expiring-certificates'
import type { FirstSteps } from './first-steps'
import { LatestReports } from './latest-reports'
import { readToDo } from './read-to-do'
import { CONFIRM_INTENT, parseTicked } from './to-confirm'
import { ToDoSection } from './to-do-section'
import { UpcomingTrainings } from './upcoming-trainings'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dzień dobry', title: 'Pulpit' } satisfies PanelHandle

// Coming back to the dashboard changes none of it.
const holdersOnce = keepLast(withHolders<CertificateRecord>)
const dashboardListsOnce = keepLast(dashboardLists)
const reminderOnce = keepLast(reminderOf)

/** Fetched only for people who have just begun a register. Without a network, the dashboard opens without it. */
let firstSteps: typeof FirstSteps | undefined

async function fetchFirstSteps(): Promise<void> {
  firstSteps ??= (await import('./first-steps').catch(() => undefined))?.FirstSteps
}

export const clientLoader = panelLoader('dashboard', async ({ viewer, sample, loadRecords, today }) => {
  const [{ people, toDo }, settings] = await Promise.all([readToDo(viewer, sample), readSettings(viewer.id)])
  const { trainings, visibleCertificates, visibleReports } = await loadRecords()
  const certificates = holdersOnce(visibleCertificates, viewer, people)
  const { expiryReminders, reminderPeriod } = settings
  const reminder = reminderOnce(certificates, { expiryReminders, reminderPeriod }, today)
  const isCentre = hasRole(viewer, 'training_center')
  const isBeginning =
    isCentre || hasRole(viewer, 'employee')
      ? sample.isOwnRegister && visibleCertificates.length === 0
      : canManagePeople(viewer) && toDo.staff === undefined
  if (isBeginning) await fetchFirstSteps()
  return {
    viewer: withAccount(viewer, settings.account),
    today,
    context: { viewer, today, trainings, people: indexById(people) },
    isBeginning,
    reminder,
    notice: noticeOf(reminder, toDo, settings, today),
    toDo,
    nearMiss: nearMissSentence(visibleReports, today),
    ...dashboardListsOnce({ certificates, trainings, reports: visibleReports }, today),
  }
})

export const clientAction = panelAction('dashboard', async ({ viewer, sample, form }) => {
  // People begin on this screen, so it loads only the code that it shows.
  if (form.get('intent') === CONFIRM_INTENT) {
    const { confirmCertificates } = await import('./confirm-certificates')
    return confirmCertificates(parseTicked(form), viewer, sample)
  }
  const { actOnTraining } = await import('~/routes/panel/trainings/act-on-training')
  return actOnTraining(form, viewer, sample)
})

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    viewer,
    today,
    context,
    reminder,
    notice,
    toDo,
    isBeginning,
    expiring,
    upcoming,
    latestReports,
    nearMiss,
  } = loaderData
  const Steps = firstSteps
  useDailyReminder(viewer.id, today, notice)
  return (
    <>
      <PageTitle>Pulpit</PageTitle>
      <ScreenHeader heading={`Dzień dobry, ${givenName(viewer)}`} text={formatDayWithWeekday(today)}>
        <Badge tone="primary">{ROLE_LABELS[viewer.role]}</Badge>
        <SignOutButton />
      </ScreenHeader>
      {isBeginning && Steps && <Steps role={viewer.role} />}
      <ToDoSection toDo={toDo} reminder={reminder} people={context.people} userId={viewer.id} today={today} />
      <div
        data-print="dense"
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 xl:grid-cols-3 print:grid-cols-2"
      >
        <ExpiringCertificates {...expiring} today={today} />
        <UpcomingTrainings {...upcoming} context={context} />
        <LatestReports reports={latestReports} nearMiss={nearMiss} viewer={viewer} people={context.people} />
      </div>
    </>
  )
}

/** Shows the dashboard's reminder as a notification of the browser, if the person has switched that on. */
function useDailyReminder(userId: string, today: Day, notice: ReturnType<typeof noticeOf>): void {
  // An effect, because a notification appears outside the page.
  useEffect(() => {
    if (!notice) return undefined
    const remind = async () => {
      const { remindOnceADay } = await import('~/browser/device/reminder-notification.client')
      await remindOnceADay(userId, today, notice)
    }
    // Without its code the next visit reminds.
    return whenIdle(() => void remind().catch(() => undefined))
  }, [userId, today, notice])
}
