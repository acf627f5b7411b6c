import { readStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import { parseCertificateView, type CertificateView } from '~/domain/certificates/certificate-filters'

// Of this device and not of a person: how much fits on a screen is the same for all who use it.
const KEY = 'pewnik:certificates-view'

/** Never throws: if the browser refuses, the next list begins with its usual view. */
export function rememberView(view: CertificateView): void {
  unlessRefused(() => writeStored(KEY, view))
}

/** Returns the view chosen last on this device, if one was. */
export function rememberedView(): CertificateView | undefined {
  return unlessRefused(() => parseCertificateView(readStored(KEY)))
}
