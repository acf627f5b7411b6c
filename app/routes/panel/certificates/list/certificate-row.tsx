import type { ComponentProps } from 'react'

import { hasPublicPage, type CertificateRecord } from '~/domain/certificates/certificate-record'
import { CertificatePdfButton } from '~/routes/panel/certificates/one/certificate-pdf-button'
import { Button } from '~/ui/button'

/**
 * A certificate in a list. `holder` is set if the list may show certificates of several people, `surnameFirst` is the same
 * name with the surname first.
 */
export type CertificateRow = CertificateRecord & {
  holder?: string
  surnameFirst?: string
  registeredHolder: string
}

export type CertificateDialog = 'preview' | 'qr'

export type OpenDialog = (dialog: CertificateDialog, certificate: CertificateRow) => void

/** The actions on a certificate in a list, on its card and in the menu of its row. */
export function CertificateActions({
  certificate,
  onOpen,
  onUse,
  ...look
}: {
  certificate: CertificateRow
  onOpen: OpenDialog
  /** Closes the menu. */
  onUse?: () => void
} & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  const open = (dialog: CertificateDialog) => {
    onUse?.()
    onOpen(dialog, certificate)
  }
  return (
    <>
      <Button size="sm" {...look} onClick={() => open('preview')}>
        Podgląd<span className="sr-only"> certyfikatu {certificate.number}</span>
      </Button>
      <CertificatePdfButton
        certificate={certificate}
        registeredHolder={certificate.registeredHolder}
        size="sm"
        onUse={onUse}
        {...look}
      />
      {hasPublicPage(certificate) && (
        <Button size="sm" {...look} onClick={() => open('qr')}>
          Kod QR<span className="sr-only"> certyfikatu {certificate.number}</span>
        </Button>
      )}
    </>
  )
}
