import Printer from 'lucide/dist/esm/icons/printer.mjs'

import { readChanges } from '~/browser/records/records.client'
import { PageTitle } from '~/components/page-title'
import { canKeepAccidentRegister, canSeeStatistics } from '~/domain/access/access'
import { archivedOf, employeesOf } from '~/domain/access/visibility'
import { averageHeadcount } from '~/domain/people/headcount'
import type { User } from '~/domain/people/user'
import { typedHeadcounts } from '~/domain/records/latest-changes'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { ReportRecord } from '~/domain/records/report-changes'
import { countMeasures } from '~/domain/reports/measure'
import { accidentsByYear } from '~/domain/statistics/accident-rates'
import {
  closingSentence,
  closingTimes,
  lastAccidentSentence,
  monthsWithReports,
  mostFrequentSentence,
  qualificationsSentence,
  reportsByMonth,
  reportsByPlace,
  reportsBySource,
  reportsByStatus,
  reportsSentence,
  validQualificationsAhead,
  type Count,
} from '~/domain/statistics/statistics'
import { formatDay, type Day } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/statistics'
import { ChartCard, FiguresTable } from './chart-card'
import { RatesCharts } from './rates-charts'
import { setHeadcounts } from './set-headcounts'
import { MeasuresFigures, NoReports, QualificationsChart, ReportsChart } from './statistics-cards'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Statystyki' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canSeeStatistics } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const { users, visibleCertificates, visibleReports } = await loadRecords()
  return {
    rates: canKeepAccidentRegister(viewer)
      ? await loadRates(viewer, users, visibleReports, today)
      : undefined,
    today,
    months: reportsByMonth(visibleReports, today),
    lastAccident: lastAccidentSentence(visibleReports, today),
    qualifications: validQualificationsAhead(visibleCertificates, today),
    statuses: reportsByStatus(visibleReports),
    places: reportsByPlace(visibleReports),
    /** Undefined if nothing has come from a box. */
    sources: visibleReports.some(({ sources = [] }) => sources.length > 0)
      ? reportsBySource(visibleReports)
      : undefined,
    closing: closingTimes(visibleReports),
    measures: countMeasures(visibleReports, today),
  }
})

/** Returns the accidents by year with the headcounts, typed ones before those of the register. */
async function loadRates(
  viewer: User,
  users: readonly PersonRecord[],
  reports: readonly ReportRecord[],
  today: Day,
) {
  const typed = typedHeadcounts(await readChanges(viewer.id))
  const employees = [
    ...employeesOf(viewer, users),
    ...archivedOf(viewer, users).filter(({ leftOn }) => leftOn),
  ]
  const counted = (year: string) => averageHeadcount(employees, year, today)
  const years = accidentsByYear(reports, (year) => typed.get(year) ?? counted(year), today)
  return { years, typed, counted: new Map(years.map(({ year }) => [year, counted(year)])) }
}

export const clientAction = panelAction(
  { of: 'reports', may: canKeepAccidentRegister },
  async ({ viewer, loadRecords, today, form }) => {
    const { users, visibleReports } = await loadRecords()
    const { years } = await loadRates(viewer, users, visibleReports, today)
    return setHeadcounts(
      form,
      viewer,
      years.map(({ year }) => year),
      today,
    )
  },
)

export default function Statistics({ loaderData, actionData }: Route.ComponentProps) {
  const { today, months, lastAccident, qualifications, statuses, places, sources, closing, measures, rates } =
    loaderData
  const hasReports = statuses.some(({ count }) => count > 0)
  return (
    <>
      <PageTitle>Statystyki</PageTitle>
      <ScreenHeader heading="Statystyki" text={`Stan na ${formatDay(today)}`}>
        <Button onClick={() => print()}>
          <Icon of={Printer} className="size-4" />
          Drukuj
        </Button>
      </ScreenHeader>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 print:grid-cols-2">
        {hasReports ? (
          <ReportsChart
            months={monthsWithReports(months)}
            sentence={[reportsSentence(months), lastAccident].filter(Boolean).join(' ')}
          />
        ) : (
          <NoReports hasRates={rates !== undefined} />
        )}
        <QualificationsChart days={qualifications} sentence={qualificationsSentence(qualifications)} />
        {rates && hasReports && <RatesCharts {...rates} today={today} refused={actionData?.errors} />}
        {hasReports && (
          <>
            <div className="flex flex-col gap-4 *:last:flex-1">
              <CountsCard title="Zgłoszenia według statusu" name="Status" counts={statuses} />
              <CountsCard
                title="Od zdarzenia do zamknięcia"
                name="Czas"
                counts={closing.counts}
                sentence={closingSentence(closing)}
              />
            </div>
            <div className="flex flex-col gap-4 *:last:flex-1">
              <CountsCard title="Zgłoszenia według miejsca" name="Miejsce" counts={places} />
              {sources && <CountsCard title="Zgłoszenia według źródła" name="Źródło" counts={sources} />}
              <MeasuresFigures {...measures} />
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** `name` is the heading of the column that names the rows. */
function CountsCard({
  title,
  name,
  counts,
  sentence = mostFrequentSentence(counts),
}: {
  title: string
  name: string
  counts: readonly Count[]
  sentence?: string
}) {
  return (
    <ChartCard
      title={title}
      sentence={sentence}
      table={
        <FiguresTable
          caption={title}
          columns={[name, 'Liczba']}
          rows={counts.map(({ label, count }) => ({ id: label, cells: [label, count] }))}
        />
      }
    >
      <BarChart counts={counts} />
    </ChartCard>
  )
}

/** Shows counts as bars, each the share of them all, with words and figures, which screen readers read as a list. */
function BarChart({ counts }: { counts: readonly Count[] }) {
  const total = Math.max(
    1,
    counts.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <ul className="flex flex-col gap-3">
      {counts.map(({ label, count }) => (
        <li key={label} className="flex flex-col gap-1">
          <div className="flex justify-between gap-3">
            <span className="min-w-0">{label}</span>
            <span className="font-semibold tabular-nums">{count}</span>
          </div>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-neutral-soft">
            <rect width={`${(count / total) * 100}%`} height="100%" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
