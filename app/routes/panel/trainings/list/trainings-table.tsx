import { canSignUp } from '~/domain/access/access'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { placeOf } from '~/domain/trainings/enrolment'
import { daysLabel, placesLabel, timesLabel, whenLabel } from '~/domain/trainings/training'
import { trainingMonths, type TrainingColumn } from '~/domain/trainings/training-filters'
import { keepTogether } from '~/domain/words/polish'
import { SortHeading, type Sorting } from '~/routes/panel/lists/sort-heading'
import {
  OverlapWarning,
  PlaceBadge,
  SignUpButton,
  type TrainingContext,
} from '~/routes/panel/trainings/training-sign-up'
import { TrainingStatusBadge } from '~/routes/panel/trainings/training-status-badge'
import { Breakable } from '~/ui/breakable'
import { Button } from '~/ui/button'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

export function TrainingsTable({
  trainings,
  context,
  onOpen,
  sorting,
}: {
  trainings: readonly TrainingRecord[]
  context: TrainingContext
  onOpen: (id: string) => void
  sorting: Sorting<TrainingColumn>
}) {
  const rowOf = (training: TrainingRecord) => (
    <TrainingRow key={training.id} training={training} context={context} onOpen={onOpen} />
  )
  return (
    <Table caption="Szkolenia">
      <TableHeader>
        <SortHeading column="title" sorting={sorting} label="Nazwa" />
        <SortHeading column="date" sorting={sorting} label="Data" isWideOnly />
        <SortHeading column="status" sorting={sorting} label="Status" isWideOnly />
        <SortHeading column="participants" sorting={sorting} label="Uczestnicy" isWideOnly />
        <HeaderCell>
          <span className="sr-only">Szczegóły</span>
        </HeaderCell>
      </TableHeader>
      {/* Months have an order of their own. */}
      {sorting.sort ? (
        <TableBody>{trainings.map(rowOf)}</TableBody>
      ) : (
        trainingMonths(trainings).map(({ month, trainings: rows }) => (
          <TableBody key={month} group={{ heading: month, columns: 5 }}>
            {rows.map(rowOf)}
          </TableBody>
        ))
      )}
    </Table>
  )
}

/** One button is prominent: signing up if that is possible, otherwise the details. */
function TrainingRow({
  training,
  context,
  onOpen,
}: {
  training: TrainingRecord
  context: TrainingContext
  onOpen: (id: string) => void
}) {
  const place = placeOf(training, context.viewer.id)
  const maySignUp = canSignUp(context.viewer, training, context.today)
  const isOnList = place !== undefined && training.status === 'scheduled'
  return (
    <Row isMarked={isOnList}>
      <Cell isWhole>
        {isOnList && (
          <div className="mb-1 print:hidden lg:max-xl:[&>span]:whitespace-normal">
            <PlaceBadge place={place} isOwn />
          </div>
        )}
        <p className="font-semibold">
          <Breakable>{keepTogether(training.title)}</Breakable>
        </p>
        <p className="text-sm text-muted">
          <Breakable>{training.location}</Breakable>
        </p>
        <div className="mt-1 flex flex-col items-start gap-1 text-sm text-muted tabular-nums lg:hidden print:hidden">
          <p>{whenLabel(training)}</p>
          <p>Uczestnicy: {placesLabel(training)}</p>
          <TrainingStatusBadge status={training.status} />
        </div>
        <div className="mt-2 text-sm empty:hidden print:hidden">
          <OverlapWarning training={training} context={context} />
        </div>
      </Cell>
      <Cell isWideOnly className="whitespace-nowrap tabular-nums">
        {daysLabel(training)}
        <span className="block text-sm text-muted">{timesLabel(training)}</span>
      </Cell>
      <Cell isWideOnly>
        <TrainingStatusBadge status={training.status} />
      </Cell>
      <Cell isWideOnly className="whitespace-nowrap tabular-nums">
        {placesLabel(training)}
      </Cell>
      <Cell isWhole>
        <div className="flex flex-wrap items-center gap-2 sm:justify-end xl:flex-nowrap print:hidden">
          {/* One button for signing up and off, so that it keeps the focus. */}
          {maySignUp && <SignUpButton training={training} place={place} size="sm" />}
          <Button
            size="sm"
            variant={maySignUp && !place ? 'ghost' : 'secondary'}
            onClick={() => onOpen(training.id)}
          >
            Szczegóły<span className="sr-only">: {training.title}</span>
          </Button>
        </div>
      </Cell>
    </Row>
  )
}
