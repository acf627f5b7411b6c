import { TrainingStatusBadge } from '~/components/training-status-badge'
import { formatDayWithWeekday } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { participantsLabel, timesLabel, type Training } from '~/domain/training'
import { Detail, Details } from '~/ui/details'
import { Dialog } from '~/ui/dialog'

/** What a training is, where, when and by whom; open while there is one. */
export function TrainingDialog({ training, onClose }: { training: Training; onClose: () => void }) {
  return (
    <Dialog title={keepTogether(training.title)} onClose={onClose}>
      <div>
        <TrainingStatusBadge status={training.status} />
      </div>
      <p className="text-muted">{training.description}</p>
      <Details className="border-t border-line pt-4">
        <Detail name="Termin">
          {formatDayWithWeekday(training.date)}, {timesLabel(training)}
        </Detail>
        <Detail name="Miejsce">{training.location}</Detail>
        <Detail name="Ośrodek szkoleniowy">{training.trainingCenter}</Detail>
        <Detail name="Prowadzący">{training.instructor}</Detail>
        <Detail name="Uczestnicy">{participantsLabel(training)}</Detail>
      </Details>
    </Dialog>
  )
}
