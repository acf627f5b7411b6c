import { onDemand } from '~/ui/ark/on-demand'

export const NewPassphrase = onDemand(
  async () => (await import('./new-passphrase-dialog')).NewPassphraseDialog,
)
