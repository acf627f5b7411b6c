import type { TrainingScene } from '~/components/training-scene'
import { OverlapWarning, PlaceBadge, SignUpButton } from '~/components/training-sign-up'
import { TrainingStatusBadge } from '~/components/training-status-badge'
import { canSignUp } from '~/domain/authority'
import { formatDay } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { placeOf } from '~/domain/places'
import { placesLabel, timesLabel } from '~/domain/training'
import type { TrainingRecord } from '~/domain/training-record'
import { Button } from '~/ui/button'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

export function TrainingsTable({
  trainings,
  scene,
  onOpen,
}: {
  trainings: readonly TrainingRecord[]
  scene: TrainingScene
  onOpen: (id: string) => void
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
              <p className="text-sm text-muted">{training.location}</p>
              <div className="mt-1 flex flex-col items-start gap-1 text-sm text-muted tabular-nums lg:hidden print:hidden">
                <p>
                  {formatDay(training.date)}, {timesLabel(training)}
                </p>
                <p>Uczestnicy: {placesLabel(training)}</p>
                <TrainingStatusBadge status={training.status} />
              </div>
              <div className="mt-2 flex flex-col items-start gap-2 text-sm empty:hidden print:hidden lg:max-xl:[&>span]:whitespace-normal">
                <OwnPlace training={training} scene={scene} />
                <OverlapWarning training={training} scene={scene} />
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
            <Cell isWhole>
              <div className="flex flex-wrap items-center gap-2 sm:justify-end xl:flex-nowrap print:hidden">
                <Button size="sm" onClick={() => onOpen(training.id)}>
                  Szczegóły<span className="sr-only">: {training.title}</span>
                </Button>
                {canSignUp(scene.viewer, training, scene.today) && (
                  // The same one before and after, so that it keeps the focus.
                  <SignUpButton training={training} place={placeOf(training, scene.viewer.id)} size="sm" />
                )}
              </div>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function OwnPlace({ training, scene }: { training: TrainingRecord; scene: TrainingScene }) {
  const place = placeOf(training, scene.viewer.id)
  return place && training.status === 'scheduled' ? <PlaceBadge place={place} /> : null
}
