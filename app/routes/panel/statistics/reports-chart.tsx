import { totalOf, type MonthOfReports } from '~/domain/statistics/statistics'
import { formatMonth } from '~/domain/words/day'

import { ChartCard } from './chart-card'
import { ColumnChart, Legend, monthTick, topOf } from './column-chart'
import { FiguresTable } from './figures-table'

const TITLE = 'Zgłoszenia w ciągu dwóch lat'

const LEGEND = [
  { look: 'solid', label: 'Wypadki' },
  { look: 'striped', label: 'Zdarzenia potencjalnie wypadkowe' },
  { look: 'hollow', label: 'Niedyspozycje' },
] as const

/** Shows accidents, near misses and indispositions by month. */
export function ReportsChart({ months, sentence }: { months: readonly MonthOfReports[]; sentence: string }) {
  return (
    <ChartCard
      title={TITLE}
      sentence={sentence}
      table={
        <FiguresTable
          caption={TITLE}
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
