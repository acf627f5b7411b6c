import { TrainingStatusBadge } from '~/components/training-status-badge'
import { formatDay } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { placesLabel, timesLabel, type Training } from '~/domain/training'
import { Button } from '~/ui/button'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

export function TrainingsTable({
  trainings,
  onOpen,
}: {
  trainings: Training[]
  onOpen: (training: Training) => void
}) {
  return (
    <Table caption="Szkolenia">
      <TableHeader>
        <HeaderCell>Nazwa</HeaderCell>
        <HeaderCell isWideOnly>Data</HeaderCell>
        <HeaderCell isWideOnly>Status</HeaderCell>
        <HeaderCell isWideOnly>Uczestnicy</HeaderCell>
        <HeaderCell>
          <span className="sr-only">Szczegóły</span>
        </HeaderCell>
      </TableHeader>
      <TableBody>
        {trainings.map((training) => (
          <Row key={training.id}>
            <Cell isWhole>
              <p className="font-semibold">{keepTogether(training.title)}</p>
              <p className="text-sm text-muted max-lg:hidden">{training.location}</p>
              <div className="mt-1 flex flex-col items-start gap-1 text-sm text-muted tabular-nums lg:hidden print:hidden">
                <p>
                  {formatDay(training.date)}, {timesLabel(training)}
                </p>
                <p>Uczestnicy: {placesLabel(training)}</p>
                <TrainingStatusBadge status={training.status} />
              </div>
            </Cell>
            <Cell isWideOnly className="whitespace-nowrap tabular-nums">
              {formatDay(training.date)}
              <span className="block text-sm text-muted">{timesLabel(training)}</span>
            </Cell>
            <Cell isWideOnly>
              <TrainingStatusBadge status={training.status} />
            </Cell>
            <Cell isWideOnly className="whitespace-nowrap tabular-nums">
              {placesLabel(training)}
            </Cell>
            <Cell className="sm:text-right">
              <Button size="sm" onClick={() => onOpen(training)}>
                Szczegóły<span className="sr-only">: {training.title}</span>
              </Button>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
