import { lazy } from 'react'

/** Asks for the passphrase of a sealed file. Few people have one, so the login page does not wait for it. */
export const PassphraseForm = lazy(async () => ({
  default: (await import('~/components/passphrase-form')).PassphraseForm,
}))
