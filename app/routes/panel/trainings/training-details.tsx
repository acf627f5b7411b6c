import { onDemand } from '~/ui/ark/on-demand'

import type { TrainingContext } from './training-sign-up'

const TrainingDialog = onDemand(async () => (await import('./training-dialog')).TrainingDialog)

/** Opens the dialog of the training with this id, as the context has it now. Without an id it is closed. */
export function TrainingDetails({
  id,
  context,
  onClose,
}: {
  id: string | undefined
  context: TrainingContext
  onClose: () => void
}) {
  const training = id === undefined ? undefined : context.trainings.find((other) => other.id === id)
  return <TrainingDialog props={training && { training, context, onClose }} />
}
