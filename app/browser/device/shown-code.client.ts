import { readStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// Of this device: whoever uses it shows the same code at the same gate every day.
const KEY = 'pewnik:shown-code'

/** Never throws: if the browser refuses, the next visit offers the usual certificate. */
export function rememberShownCode(certificateId: string): void {
  unlessRefused(() => writeStored(KEY, certificateId))
}

/** Returns the id of the certificate whose code this device showed last. */
export function shownCode(): string | undefined {
  return unlessRefused(() => readStored(KEY) ?? undefined)
}
