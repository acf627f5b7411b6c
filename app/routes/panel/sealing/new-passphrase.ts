import { onDemand } from '~/ui/ark/on-demand'

/** Asks for a new passphrase. */
export const NewPassphrase = onDemand(
  async () => (await import('./new-passphrase-dialog')).NewPassphraseDialog,
)
