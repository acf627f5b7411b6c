import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { measureSearchParams } from '~/domain/reports/measure-filters'
import {
  percentOf,
  totalOf,
  type DayOfQualifications,
  type MonthOfReports,
} from '~/domain/statistics/statistics'
import { formatDay, formatMonth } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

import { ChartCard, FiguresTable } from './chart-card'
import { ColumnChart, Legend, monthTick, topOf } from './column-chart'

const REPORTS_TITLE = 'Zgłoszenia w ciągu dwóch lat'

const LEGEND = [
  { look: 'solid', label: 'Wypadki' },
  { look: 'striped', label: 'Zdarzenia potencjalnie wypadkowe' },
  { look: 'hollow', label: 'Niedyspozycje' },
] as const

/** Shows accidents, near misses and indispositions by month. */
export function ReportsChart({ months, sentence }: { months: readonly MonthOfReports[]; sentence: string }) {
  return (
    <ChartCard
      title={REPORTS_TITLE}
      sentence={sentence}
      table={
        <FiguresTable
          caption={REPORTS_TITLE}
          columns={['Miesiąc', ...LEGEND.map(({ label }) => label)]}
          rows={months.toReversed().map(({ month, accident, near_miss: nearMiss, indisposition }) => ({
            id: month,
            cells: [formatMonth(month), accident, nearMiss, indisposition],
          }))}
        />
      }
    >
      <ColumnChart
        label={sentence}
        top={topOf(months.map(totalOf))}
        columns={months.map(({ month, accident, near_miss: nearMiss, indisposition }) => ({
          id: month,
          tick: monthTick(month),
          parts: [
            { look: 'solid', value: accident },
            { look: 'striped', value: nearMiss },
            { look: 'hollow', value: indisposition },
          ],
        }))}
      />
      <Legend entries={LEGEND} />
    </ChartCard>
  )
}

/** Says what the screen counts as soon as there are reports, and the way to the first one. */
export function NoReports({ hasRates }: { hasRates: boolean }) {
  const figures = [
    'zgłoszenia według miesiąca, statusu i\u00a0miejsca',
    'czas od zdarzenia do zamknięcia sprawy',
    ...(hasRates ? ['częstość i\u00a0ciężkość wypadków rok po roku'] : []),
    'działania otwarte i\u00a0po terminie',
  ]
  return (
    <Card title="Zgłoszenia">
      <p className="text-muted">Nie ma jeszcze zgłoszeń. Od pierwszego liczą się tu same:</p>
      <ul className="list-disc pl-5 text-muted">
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <ButtonLink to={href('/reports/new')} className="self-start">
        Nowe zgłoszenie
      </ButtonLink>
    </Card>
  )
}

const QUALIFICATIONS_TITLE = 'Ważne kwalifikacje przez najbliższy rok'

/** Shows the share of valid qualifications by month if nobody renews one, or the way to the first one. */
export function QualificationsChart({
  days,
  sentence,
}: {
  days: readonly DayOfQualifications[]
  sentence: string
}) {
  if (!days[0]?.total) {
    return (
      <Card title={QUALIFICATIONS_TITLE}>
        <p className="text-muted">
          {keepTogether(
            `${sentence} Gdy będą, zobaczysz tu miesiąc po miesiącu, jaka ich część zostanie ważna, jeśli nikt żadnego nie odnowi.`,
          )}
        </p>
        <ButtonLink to={href('/certificates/new')} className="self-start">
          Dodaj certyfikat
        </ButtonLink>
      </Card>
    )
  }
  return (
    <ChartCard
      title={QUALIFICATIONS_TITLE}
      sentence={sentence}
      table={
        <FiguresTable
          caption={QUALIFICATIONS_TITLE}
          columns={['Dzień', 'Ważne', 'Udział']}
          rows={days.map((day) => ({
            id: day.day,
            cells: [formatDay(day.day), `${day.valid} z ${day.total}`, `${percentOf(day)}%`],
          }))}
        />
      }
    >
      <ColumnChart
        label={sentence}
        top={100}
        unit="%"
        columns={days.map((day) => ({
          id: day.day,
          tick: monthTick(day.day),
          parts: [{ look: 'good', value: percentOf(day) }],
        }))}
      />
    </ChartCard>
  )
}

/** Says how many measures are open and how many of them are late, with the way to each list. */
export function MeasuresFigures({ open, late }: { open: number; late: number }) {
  return (
    <Card title="Działania" className="print:break-inside-avoid">
      <ul className="-mt-2 flex flex-wrap gap-x-8 tabular-nums">
        <li>
          <Link to={href('/reports/measures')} className={TEXT_LINK}>
            Otwarte: {open}
          </Link>
        </li>
        <li>
          <Link
            to={`${href('/reports/measures')}?${measureSearchParams({ state: 'late' })}`}
            className={late > 0 ? LATE_LINK : TEXT_LINK}
          >
            Po terminie: {late}
          </Link>
        </li>
      </ul>
    </Card>
  )
}

const LATE_LINK =
  'inline-flex min-h-11 items-center font-semibold text-danger underline-offset-4 hover:underline'
