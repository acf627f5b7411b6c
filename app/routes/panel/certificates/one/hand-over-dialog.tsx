import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'

import { EntriesToHandOver } from './operator-entries'

/** Hands over what makes the link of a certificate that was just revoked say so, too. */
export function HandOverDialog({
  certificate,
  onClose,
}: {
  certificate: CertificateRecord
  onClose: () => void
}) {
  return (
    <Dialog title="Odwołano. Przekaż to operatorowi" onClose={onClose}>
      <EntriesToHandOver certificate={certificate} />
      <Button onClick={onClose} className="self-start">
        Zamknij
      </Button>
    </Dialog>
  )
}
