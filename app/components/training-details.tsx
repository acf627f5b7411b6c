import { onDemand } from '~/ui/on-demand'

/** The dialog of a training, fetched with the click that needs it. */
export const TrainingDetails = onDemand(async () => (await import('./training-dialog')).TrainingDialog)
