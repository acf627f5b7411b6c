import { TrainingsFileButton } from '~/components/calendar-file'
import { TrainingStatusBadge } from '~/components/training-status-badge'
import { canRunTraining, canSeeParticipants } from '~/domain/authority'
import { formatDayWithWeekday } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { participantsLabel, timesLabel } from '~/domain/training'
import { trainingMark, type TrainingRecord } from '~/domain/training-record'
import { Detail, Details } from '~/ui/details'
import { Dialog } from '~/ui/dialog'

import { TrainingManagement } from './training-management'
import { TrainingParticipants } from './training-participants'
import type { TrainingScene } from './training-scene'
import { TrainingSignUp } from './training-sign-up'

/** What a training is, where, when and by whom, and what the person can do about it; open while there is one. */
export function TrainingDialog({
  training,
  scene,
  onClose,
}: {
  training: TrainingRecord
  scene: TrainingScene
  onClose: () => void
}) {
  const mark = trainingMark(training)
  return (
    <Dialog title={keepTogether(training.title)} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-3">
        <TrainingStatusBadge status={training.status} />
        {mark && <p className="text-sm text-muted">{mark}</p>}
      </div>
      {training.description && (
        <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{training.description}</p>
      )}
      <Details className="border-t border-line pt-4">
        <Detail name="Termin">
          {formatDayWithWeekday(training.date)}, {timesLabel(training)}
        </Detail>
        <Detail name="Miejsce">{training.location}</Detail>
        <Detail name="Ośrodek szkoleniowy">{training.trainingCenter}</Detail>
        <Detail name="Prowadzący">{training.instructor}</Detail>
        <Detail name="Uczestnicy">{participantsLabel(training)}</Detail>
      </Details>
      {training.status === 'scheduled' && (
        <div>
          <TrainingsFileButton trainings={[training]} label="Dodaj do kalendarza" />
        </div>
      )}
      <TrainingSignUp training={training} scene={scene} />
      {canSeeParticipants(scene.viewer, training) && (
        <TrainingParticipants training={training} people={scene.people} />
      )}
      {canRunTraining(scene.viewer, training) && <TrainingManagement training={training} scene={scene} />}
    </Dialog>
  )
}
