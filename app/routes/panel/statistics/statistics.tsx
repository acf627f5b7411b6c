import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { data, href } from 'react-router'

import { requireViewer } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canSeeStatistics } from '~/domain/changes/access'
import {
  closingSentence,
  closingTimes,
  mostSentence,
  qualificationsSentence,
  reportsByMonth,
  reportsByPlace,
  reportsByStatus,
  reportsSentence,
  validQualificationsAhead,
  type Count,
} from '~/domain/overview/statistics'
import { countMeasures } from '~/domain/reports/measure-filters'
import { formatDay } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import { MeasuresFigures } from '~/routes/panel/reports/measures/measures-figures'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/statistics'
import { ChartCard } from './chart-card'
import { FiguresTable } from './figures-table'
import { QualificationsChart } from './qualifications-chart'
import { ReportsChart } from './reports-chart'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Statystyki' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('reports', url)
  if (!canSeeStatistics(viewer)) throw data(null, { status: 403 })
  const sample = await panelData(viewer, serverLoader)
  const { today } = sample
  const { visible, visibleReports } = await withOwnChanges(viewer, sample)
  return {
    today,
    months: reportsByMonth(visibleReports, today),
    qualifications: validQualificationsAhead(visible, today),
    statuses: reportsByStatus(visibleReports),
    places: reportsByPlace(visibleReports),
    closing: closingTimes(visibleReports),
    measures: countMeasures(visibleReports, today),
  }
}
clientLoader.hydrate = true as const

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { today, months, qualifications, statuses, places, closing, measures } = loaderData
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
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2 print:grid-cols-2">
        {hasReports ? (
          <ReportsChart months={months} sentence={reportsSentence(months)} />
        ) : (
          <Card title="Zgłoszenia">
            <p className="text-muted">Nie ma jeszcze zgłoszeń do policzenia.</p>
            <ButtonLink to={href('/reports/new')} className="self-start">
              Nowe zgłoszenie
            </ButtonLink>
          </Card>
        )}
        <QualificationsChart days={qualifications} sentence={qualificationsSentence(qualifications)} />
        {hasReports && (
          <>
            <div className="grid grid-cols-1 gap-4">
              <CountsCard title="Zgłoszenia według statusu" name="Status" counts={statuses} />
              <CountsCard
                title="Od zdarzenia do zamknięcia"
                name="Czas"
                counts={closing.counts}
                sentence={closingSentence(closing)}
              />
            </div>
            <div className="grid grid-cols-1 gap-4">
              <CountsCard title="Zgłoszenia według miejsca" name="Miejsce" counts={places} />
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
  sentence = mostSentence(counts),
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

/** Shows counts as bars with their words and figures, which screen readers read as a list. */
function BarChart({ counts }: { counts: readonly Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className="flex flex-col gap-3">
      {counts.map(({ label, count }) => (
        <li key={label} className="flex flex-col gap-1">
          <div className="flex justify-between gap-3">
            <span className="min-w-0">{label}</span>
            <span className="font-semibold tabular-nums">{count}</span>
          </div>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-neutral-soft">
            <rect width={`${(count / most) * 100}%`} height="100%" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
