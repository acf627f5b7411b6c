import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import type { CertificateFilters } from '~/domain/certificates/certificate-filters'

// Of this device and not of a person: how much fits on a screen is the same for all who use it.
const KEY = 'pewnik:certificates-view'

type View = CertificateFilters['view']

/** Never throws: if the browser refuses, the next list begins with cards. */
export function rememberView(view: View): void {
  unlessRefused(() => (view ? writeStored(KEY, view) : removeStored(KEY)))
}

/** Returns the view chosen last on this device. Undefined for cards. */
export function rememberedView(): View {
  return unlessRefused(() => (readStored(KEY) === 'table' ? 'table' : undefined))
}
