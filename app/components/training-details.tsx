import { onDemand } from '~/ui/on-demand'

import type { TrainingScene } from './training-scene'

const TrainingDialog = onDemand(async () => (await import('./training-dialog')).TrainingDialog)

/** The dialog of the training with that id, as it stands in the scene at the moment; none without an id. */
export function TrainingDetails({
  id,
  scene,
  onClose,
}: {
  id: string | undefined
  scene: TrainingScene
  onClose: () => void
}) {
  const training = id === undefined ? undefined : scene.trainings.find((known) => known.id === id)
  return <TrainingDialog props={training && { training, scene, onClose }} />
}
