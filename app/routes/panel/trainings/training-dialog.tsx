import type { TrainingRecord } from '~/domain/records/training-changes'
import { keepTogether } from '~/domain/words/polish'
import { Dialog } from '~/ui/ark/dialog'

import { TrainingAbout } from './one/training-about'
import type { TrainingContext } from './training-sign-up'

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
