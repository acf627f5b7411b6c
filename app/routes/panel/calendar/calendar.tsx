import { useDeferredValue, useMemo } from 'react'
import { href, useNavigate } from 'react-router'

import { readSettings, withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canMoveReports } from '~/domain/access/access'
import { certificatesNamedIn } from '~/domain/access/disclosure'
import { calendarOn, deadlinesOfDayLabel, describeMarks } from '~/domain/calendar/calendar'
import { calendarDeadlines, examinationDays } from '~/domain/calendar/calendar-deadlines'
import { measureDays, trainingsOf } from '~/domain/calendar/own-dates'
import type { Certificate } from '~/domain/certificates/certificate'
import { applicationDay } from '~/domain/certificates/deadline'
import { dutyDays } from '~/domain/duties/duty'
import { namesApart } from '~/domain/people/names-apart'
import { reminderDays } from '~/domain/people/settings'
import type { Person } from '~/domain/people/user'
import { openSteps } from '~/domain/reports/accident-progress'
import { calendarSearchParams, parseCalendarDate } from '~/domain/words/calendar-params'
import { indexById } from '~/domain/words/collection'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { MonthCalendar } from '~/ui/ark/month-calendar'
import { CARD } from '~/ui/card'
import { SelectField } from '~/ui/field'

import type { Route } from './+types/calendar'
import { CalendarFiles, loadSubscription } from './calendar-files'
import { DayDeadlines, DayDuties, DayExaminations } from './day-deadlines'
import { DayMeasures, DaySteps } from './day-reports'
import { DayTrainings } from './day-trainings'
import { NextEvents } from './next-events'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Kalendarz szkoleń' } satisfies PanelHandle

export const clientLoader = panelLoader('calendar', async ({ viewer, sample, loadRecords, today, url }) => {
  const records = await loadRecords()
  const { isOwnRegister } = sample
  const { users, trainings, visibleCertificates, visibleReports, visibleDuties } = records
  const people = await withOwnProfiles(users)
  const peopleById = indexById(people)
  const date = parseCalendarDate(url.searchParams, today)
  const { deadlines, settled, ...choice } = calendarDeadlines(
    viewer,
    { visibleCertificates, people },
    url.searchParams,
    today,
  )
  const examinations = examinationDays(viewer, people, records, choice.person, today)
  const measures = measureDays(viewer, visibleReports, peopleById, choice.person)
  // A chosen person has certificates and examinations; the steps and the duties are the employer's.
  const isOfEverybody = choice.person === undefined
  const dueSteps = canMoveReports(viewer) && isOfEverybody ? openSteps(visibleReports, today) : []
  const duties = isOfEverybody ? dutyDays(visibleDuties) : []
  return {
    today,
    date,
    choice,
    files: {
      trainings: trainingsOf(trainings, viewer.id),
      deadlines: certificatesNamedIn('deadlines.ics', deadlines),
      settled,
    },
    reminderDays: reminderDays(await readSettings(viewer.id)),
    // The server's trainings are those of the sample.
    feed: isOwnRegister ? undefined : new URL(href('/trainings.ics'), url.origin).href,
    subscription: isOwnRegister ? loadSubscription(viewer) : undefined,
    context: { viewer, today, trainings, people: peopleById },
    dated: deadlines,
    hasExaminations: examinations.length > 0,
    hasMeasures: measures.length > 0,
    hasSteps: dueSteps.length > 0,
    hasDuties: duties.length > 0,
    ...calendarOn({ trainings, deadlines, examinations, measures, steps: dueSteps, duties }, date),
  }
})

export const clientAction = panelAction('calendar', async ({ viewer, sample, form }) => {
  return actOnTraining(form, viewer, sample)
})

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { today, date, choice, marks, titles, trainings, next, applications, deadlines, files, context } =
    loaderData
  const { examinations, measures, steps, duties } = loaderData
  const { holders, person } = choice
  const navigate = useNavigate()
  const toDay = (day: Day) => calendarSearchParams({ date: day, person }, today)
  const openDay = (day: Day) => {
    void navigate({ search: toDay(day).toString() }, { preventScrollReset: true })
  }
  const markOf = (day: Day) => {
    const counts = marks.get(day)
    return (
      counts && {
        names: titles.get(day) ?? [],
        flag: deadlinesOfDayLabel(counts),
        text: describeMarks(counts),
      }
    )
  }
  return (
    <>
      <PageTitle>Kalendarz szkoleń</PageTitle>
      <ScreenHeader heading="Kalendarz szkoleń" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_18rem] min-[90rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {holders.length > 1 && (
            <PersonFilter
              holders={holders}
              person={person}
              toSearch={(id) => calendarSearchParams({ date, person: id }, today)}
            />
          )}
          {/* On a phone the calendar reaches both edges. Otherwise a day would be too narrow for a finger. */}
          <div className={`${CARD} p-4 pt-3 max-sm:-mx-3 max-sm:rounded-none max-sm:border-x-0 max-sm:px-1`}>
            <MonthCalendar
              value={date}
              today={today}
              min={FIRST_DAY}
              max={LAST_DAY}
              markOf={markOf}
              legend={{
                tint: 'Szkolenie',
                flag: flagLegend(loaderData.dated, loaderData),
              }}
              onChange={openDay}
            />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <DayTrainings date={date} trainings={trainings} context={context} />
          {steps.length > 0 && <DaySteps steps={steps} today={today} />}
          {applications.length > 0 && (
            <DayDeadlines
              title="Termin wniosku do UDT albo TDT"
              certificates={applications}
              context={context}
            />
          )}
          {deadlines.length > 0 && (
            <DayDeadlines title="Koniec ważności" certificates={deadlines} context={context} />
          )}
          {examinations.length > 0 && <DayExaminations examinations={examinations} context={context} />}
          {measures.length > 0 && <DayMeasures measures={measures} />}
          {duties.length > 0 && <DayDuties duties={duties} />}
          {trainings.length === 0 && <NextEvents events={next} toSearch={toDay} />}
          <CalendarFiles
            {...files}
            deadlinesLabel={deadlinesLabel(holders, person)}
            reminderDays={loaderData.reminderDays}
            feed={loaderData.feed}
            subscription={loaderData.subscription}
          />
        </div>
      </div>
    </>
  )
}

/** Says whose deadlines the file holds: `holders` are the people to choose from, `person` the chosen one. */
function deadlinesLabel(holders: readonly Person[], person: string | undefined): string {
  if (holders.length === 0) return 'Pobierz moje terminy'
  return person === undefined ? 'Pobierz terminy wszystkich osób' : 'Pobierz terminy wybranej osoby'
}

/** Says what the flag of a day means, or nothing if no day has one. */
function flagLegend(
  deadlines: readonly Certificate[],
  {
    hasExaminations,
    hasMeasures,
    hasSteps,
    hasDuties,
  }: { hasExaminations: boolean; hasMeasures: boolean; hasSteps: boolean; hasDuties: boolean },
): string | undefined {
  const hasApplication = deadlines.some((certificate) => applicationDay(certificate) !== undefined)
  const parts = [
    deadlines.length > 0 && 'koniec ważności certyfikatu',
    hasApplication && 'termin wniosku',
    hasExaminations && 'termin badań',
    hasMeasures && 'termin działania',
    hasSteps && 'termin po wypadku',
    hasDuties && 'termin obowiązku firmy',
  ].filter((part) => part !== false)
  const [first, ...others] = parts
  const last = others.pop()
  if (first === undefined) return undefined
  const begun = [first, ...others].join(', ')
  const text = last === undefined ? begun : `${begun} albo ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Chooses whose deadlines the calendar shows. `toSearch` gets an id, or nothing for everybody. */
function PersonFilter({
  holders,
  person,
  toSearch,
}: {
  holders: readonly Person[]
  person: string | undefined
  toSearch: (person: string | undefined) => URLSearchParams
}) {
  const navigate = useNavigate()
  // Thousands of names must not delay the calendar: they come right after it, and only the chosen one comes with it.
  const listed = useDeferredValue(
    holders,
    holders.filter(({ id }) => id === person),
  )
  const name = useMemo(() => namesApart(holders), [holders])
  const choosePerson = (id: string) => {
    void navigate({ search: toSearch(id || undefined).toString() }, { preventScrollReset: true })
  }
  return (
    <SelectField
      label="Terminy"
      value={person ?? ''}
      options={[
        { value: '', label: 'Wszystkie osoby' },
        ...listed.map((holder) => ({ value: holder.id, label: name(holder) })),
      ]}
      onChange={({ target }) => choosePerson(target.value)}
      className="print:hidden"
    />
  )
}
