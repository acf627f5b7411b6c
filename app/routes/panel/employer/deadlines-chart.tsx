import { weeksSentence, type WeekOfDeadlines } from '~/domain/staff/crew-overview'
import { formatDay } from '~/domain/words/day'
import { ChartCard } from '~/routes/panel/statistics/chart-card'
import { ColumnChart, topOf } from '~/routes/panel/statistics/column-chart'
import { FiguresTable } from '~/routes/panel/statistics/figures-table'

const TITLE = 'Terminy przez 12 tygodni'

/** Shows how many papers of the staff end in each of the next weeks. */
export function DeadlinesChart({ weeks }: { weeks: readonly WeekOfDeadlines[] }) {
  const sentence = weeksSentence(weeks)
  return (
    <ChartCard
      title={TITLE}
      sentence={sentence}
      table={
        <FiguresTable
          caption={TITLE}
          columns={['Tydzień od', 'Terminy']}
          rows={weeks.map(({ monday, count }) => ({ id: monday, cells: [formatDay(monday), count] }))}
        />
      }
    >
      <ColumnChart
        label={sentence}
        top={topOf(weeks.map(({ count }) => count))}
        columns={weeks.map(({ monday, count }) => ({
          id: monday,
          tick: formatDay(monday).slice(0, 5),
          parts: [{ look: 'striped', value: count }],
        }))}
      />
    </ChartCard>
  )
}
