import { href, useNavigate } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { readSettings, withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import {
  calendar,
  calendarSearchParams,
  describeMarks,
  ownDeadlines,
  parseCalendarDate,
  trainingsOf,
} from '~/domain/calendar'
import { indexById } from '~/domain/collection'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/day'
import { reminderDays } from '~/domain/settings'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { MonthCalendar } from '~/ui/ark/month-calendar'
import { CARD } from '~/ui/card'

import type { Route } from './+types/calendar'
import { CalendarFiles } from './calendar-files'
import { DayDeadlines } from './day-deadlines'
import { DayTrainings } from './day-trainings'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Kalendarz szkoleń' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('calendar', url)
  const { today, ...sample } = await panelData(serverLoader)
  const { users, certificates, trainings } = await withOwnChanges(viewer, sample)
  const date = parseCalendarDate(url.searchParams, today)
  const deadlines = ownDeadlines(certificates, viewer.id, today)
  return {
    today,
    date,
    own: { trainings: trainingsOf(trainings, viewer.id), deadlines },
    reminderDays: reminderDays(await readSettings(viewer.id)),
    feed: new URL(href('/trainings.ics'), url.origin).href,
    context: { viewer, today, trainings, people: indexById(await withOwnProfiles(users)) },
    ...calendar({ trainings, deadlines }, date),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('calendar', url)
  return actOnTraining(await request.formData(), viewer, shownPanelData())
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { today, date, marks, trainings, deadlines, own, context } = loaderData
  const navigate = useNavigate()
  const openDay = (day: Day) => {
    const search = calendarSearchParams(day, today).toString()
    void navigate({ search }, { preventScrollReset: true })
  }
  const markOf = (day: Day) => {
    const counts = marks.get(day)
    return (
      counts && {
        isTinted: counts.trainings > 0,
        isFlagged: counts.deadlines > 0,
        text: describeMarks(counts),
      }
    )
  }
  return (
    <>
      <PageTitle>Kalendarz szkoleń</PageTitle>
      <ScreenHeader heading="Kalendarz szkoleń" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[28rem_minmax(0,1fr)]">
        {/* On a phone it reaches both edges. Otherwise a day would be too narrow for a finger. */}
        <div className={`${CARD} p-4 pt-3 max-sm:-mx-3 max-sm:rounded-none max-sm:border-x-0 max-sm:px-1`}>
          <MonthCalendar
            value={date}
            today={today}
            min={FIRST_DAY}
            max={LAST_DAY}
            markOf={markOf}
            legend={{
              tint: 'Szkolenie',
              flag: own.deadlines.length > 0 ? 'Koniec ważności certyfikatu' : undefined,
            }}
            onChange={openDay}
          />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <DayTrainings date={date} trainings={trainings} context={context} />
          {deadlines.length > 0 && <DayDeadlines certificates={deadlines} today={today} />}
          <CalendarFiles {...own} reminderDays={loaderData.reminderDays} feed={loaderData.feed} />
        </div>
      </div>
    </>
  )
}
