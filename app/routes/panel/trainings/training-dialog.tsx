import type { TrainingRecord } from '~/domain/records/training-record'
import { keepTogether } from '~/domain/words/polish'
import { TrainingAbout } from '~/routes/panel/trainings/one/training-about'
import { Dialog } from '~/ui/ark/dialog'

import type { TrainingContext } from './training-context'

/** Shows a training over the list or the calendar. */
export function TrainingDialog({
  training,
  context,
  onClose,
}: {
  training: TrainingRecord
  context: TrainingContext
  onClose: () => void
}) {
  return (
    <Dialog title={keepTogether(training.title)} onClose={onClose}>
      <TrainingAbout training={training} context={context} />
    </Dialog>
  )
}
