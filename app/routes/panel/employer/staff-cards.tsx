import { href, Link } from 'react-router'

import { employeeSearchParams } from '~/domain/staff/employee-filters'
import { weeksSentence, type PositionGaps, type WeekOfDeadlines } from '~/domain/staff/staff-counts'
import { formatDay } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { useListAddress } from '~/routes/panel/lists/use-list-address'
import { ChartCard, FiguresTable } from '~/routes/panel/statistics/chart-card'
import { ColumnChart, topOf } from '~/routes/panel/statistics/column-chart'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

const POSITIONS_SHOWN = 6
const LACKS_SHOWN = 2

/** Shows the positions with what stops people on them, the worst first. Each leads to its people. */
export function PositionsCard({ positions }: { positions: readonly PositionGaps[] }) {
  const addressOf = useListAddress(href('/employees'))
  return (
    <Card title="Stanowiska">
      {positions.length === 0 ? (
        <p className="text-muted">Nie podano jeszcze stanowiska żadnej osoby.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {positions.slice(0, POSITIONS_SHOWN).map(({ position, total, admitted, lacks }) => (
            <li key={position} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <Link
                  to={addressOf(employeeSearchParams({ view: 'matrix', position }))}
                  className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {keepTogether(position)}
                </Link>
                {lacks.slice(0, LACKS_SHOWN).map((lack) => (
                  // A cause may be about health.
                  <p
                    key={lack}
                    className={`text-sm text-muted ${onPaper('print of the panel of employers', 'health')}`}
                  >
                    {keepTogether(lack)}
                  </p>
                ))}
                {lacks.length > LACKS_SHOWN && (
                  <Link
                    to={addressOf(employeeSearchParams({ view: 'matrix', position }))}
                    className={`${TEXT_LINK} text-sm print:hidden`}
                  >
                    i&nbsp;jeszcze {countOf(lacks.length - LACKS_SHOWN, 'cause')}
                    <span className="sr-only">: {position}</span>
                  </Link>
                )}
              </div>
              <p
                className={`text-sm whitespace-nowrap tabular-nums ${admitted < total ? 'font-semibold text-danger' : 'text-muted'}`}
              >
                aktualne dokumenty: {admitted} z&nbsp;{total}
              </p>
            </li>
          ))}
        </ul>
      )}
      {positions.length > POSITIONS_SHOWN && (
        <Link to={href('/employer/positions')} className={`${TEXT_LINK} self-start print:hidden`}>
          Wszystkie stanowiska: {positions.length}
        </Link>
      )}
    </Card>
  )
}

const DEADLINES_TITLE = 'Terminy przez 12\u00a0tygodni'

/** Shows how many papers of the staff end in each of the next weeks. */
export function DeadlinesChart({ weeks }: { weeks: readonly WeekOfDeadlines[] }) {
  const sentence = weeksSentence(weeks)
  return (
    <ChartCard
      title={DEADLINES_TITLE}
      sentence={sentence}
      table={
        <FiguresTable
          caption={DEADLINES_TITLE}
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
