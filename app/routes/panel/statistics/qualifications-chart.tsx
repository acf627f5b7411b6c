import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { percentOf, type DayOfQualifications } from '~/domain/statistics/statistics'
import { formatDay } from '~/domain/words/day'
import { Card } from '~/ui/card'

import { ChartCard } from './chart-card'
import { ColumnChart, monthTick } from './column-chart'
import { FiguresTable } from './figures-table'

const TITLE = 'Ważne kwalifikacje przez najbliższy rok'

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
      <Card title={TITLE}>
        <p className="text-muted">{sentence}</p>
        <ButtonLink to={href('/certificates/new')} className="self-start">
          Dodaj certyfikat
        </ButtonLink>
      </Card>
    )
  }
  return (
    <ChartCard
      title={TITLE}
      sentence={sentence}
      table={
        <FiguresTable
          caption={TITLE}
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
