import { href, Link } from 'react-router'

import {
  type ListedMeasure,
  MEASURE_STATE_LABELS,
  measureDayLabel,
  measureState,
  measureTitle,
} from '~/domain/reports/measure'
import type { MeasureColumn } from '~/domain/reports/measure-filters'
import { reportName } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { SortHeading, type Sorting } from '~/routes/panel/lists/sort-heading'
import { Badge } from '~/ui/badge'
import { Breakable } from '~/ui/breakable'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import { MEASURE_STATE_LOOKS } from './measure-state'

/** Each row opens the report, where the measure is marked as done. */
export function MeasuresTable({
  measures,
  nameOf,
  today,
  sorting,
}: {
  measures: readonly ListedMeasure[]
  nameOf: (id: string) => string
  today: Day
  sorting: Sorting<MeasureColumn>
}) {
  return (
    <Table caption={sorting.sort ? 'Działania' : 'Działania, najpierw te z najbliższym terminem'} isDense>
      <TableHeader>
        <SortHeading column="measure" sorting={sorting} label="Działanie" />
        <SortHeading column="report" sorting={sorting} label="Zgłoszenie" isWideOnly />
        <SortHeading column="owner" sorting={sorting} label="Osoba odpowiedzialna" />
        <SortHeading column="day" sorting={sorting} label="Termin" />
        <HeaderCell>Stan</HeaderCell>
      </TableHeader>
      <TableBody>
        {measures.map(({ measure, report }) => {
          const state = measureState(measure, today)
          const { icon, badge } = MEASURE_STATE_LOOKS[state]
          return (
            <Row key={`${report.id} ${measure.id}`}>
              <Cell isWhole className="lg:w-2/5">
                <Link
                  to={href('/reports/:id', { id: report.id })}
                  className={`${TEXT_LINK} max-lg:-my-2 max-lg:py-2`}
                >
                  <Breakable>{measureTitle(measure)}</Breakable>
                </Link>
                <p className="text-sm text-muted lg:hidden print:hidden">{reportName(report)}</p>
              </Cell>
              <Cell isWideOnly>{reportName(report)}</Cell>
              <Cell isWhole>
                <Breakable>{nameOf(measure.ownerId)}</Breakable>
              </Cell>
              <Cell
                isWhole
                className={`text-sm tabular-nums ${state === 'late' ? 'font-semibold text-danger' : ''}`}
              >
                {measureDayLabel(measure, today)}
              </Cell>
              <Cell isWhole>
                <Badge tone={badge} icon={icon}>
                  {MEASURE_STATE_LABELS[state]}
                </Badge>
              </Cell>
            </Row>
          )
        })}
      </TableBody>
    </Table>
  )
}
