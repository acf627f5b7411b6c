import { onDemand } from '~/ui/ark/on-demand'

import type { TrainingContext } from './training-context'

const TrainingDialog = onDemand(async () => (await import('./training-dialog')).TrainingDialog)

/** The dialog of the training with that id, as it stands in the context at the moment; none without an id. */
export function TrainingDetails({
  id,
  context,
  onClose,
}: {
  id: string | undefined
  context: TrainingContext
  onClose: () => void
}) {
  const training = id === undefined ? undefined : context.trainings.find((known) => known.id === id)
  return <TrainingDialog props={training && { training, context, onClose }} />
}
