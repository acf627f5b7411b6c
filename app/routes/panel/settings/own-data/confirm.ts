import { onDemand } from '~/ui/ark/on-demand'

/** Asks before something is lost. */
export const Confirm = onDemand(async () => (await import('./confirm-dialog')).ConfirmDialog)
