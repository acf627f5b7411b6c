import { keepTogether } from '~/domain/polish'
import type { TrainingRecord } from '~/domain/training-record'
import { Dialog } from '~/ui/ark/dialog'

import { TrainingAbout } from './training-about'
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
