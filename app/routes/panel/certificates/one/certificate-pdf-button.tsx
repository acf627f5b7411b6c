import type { ReactNode } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import { hasPublicPage, type CertificateRecord } from '~/domain/certificates/certificate-record'
import {
  missingPdfReason,
  NO_PDF_OFFLINE,
  NO_PDF_UNCONFIRMED,
} from '~/domain/certificates/missing-pdf-reason'
import { searchParamsOf } from '~/domain/words/query'
import { isDisconnected } from '~/routes/panel/panel-data'
import { showToast } from '~/ui/ark/toaster'
import { Button, buttonStyle } from '~/ui/button'

const NO_PDF = 'Nie ma dokumentu PDF'

/**
 * Downloads the certificate's PDF from the server, or says why there is none. One that the server does not know is a sheet
 * that the browser prints. `registeredHolder` is the holder's full name as the server has it, whatever name they have
 * given themselves in this browser.
 */
export function CertificatePdfButton({
  certificate,
  registeredHolder,
  icon,
  onUse,
  className = '',
  ...look
}: {
  certificate: CertificateRecord
  registeredHolder: string
  icon?: ReactNode
  /** Called at a press, before anything else. */
  onUse?: () => void
  className?: string
} & Parameters<typeof buttonStyle>[0]) {
  if (!hasPublicPage(certificate) && mayTell('print of certificates', matterOfQualification(certificate))) {
    return (
      <ButtonLink
        to={href('/certificates/:id/sheet', { id: certificate.id })}
        onClick={onUse}
        className={className}
        {...look}
      >
        {icon}
        Pobierz<span className="sr-only"> certyfikat {certificate.number} jako wydruk</span>
      </ButtonLink>
    )
  }
  const reason = missingPdfReason(certificate)
  const content = (
    <>
      {icon}
      Pobierz<span className="sr-only"> certyfikat {certificate.number} jako PDF</span>
    </>
  )
  if (reason !== undefined) {
    return (
      <Button
        onClick={() => {
          onUse?.()
          showToast('error', NO_PDF, reason)
        }}
        className={className}
        {...look}
      >
        {content}
      </Button>
    )
  }
  return (
    <a
      href={pdfAddress(certificate, registeredHolder)}
      download
      onClick={(event) => {
        onUse?.()
        if (isDisconnected()) {
          event.preventDefault()
          showToast('error', NO_PDF, NO_PDF_OFFLINE)
        } else if (certificate.token !== undefined) {
          event.preventDefault()
          void saveIfConfirmed(event.currentTarget.href)
        }
      }}
      className={`${buttonStyle(look)} ${className}`}
    >
      {content}
    </a>
  )
}

/** A link that is not confirmed has no PDF, and its answer would be a bare page. */
async function saveIfConfirmed(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) location.assign(address)
  else showToast('error', NO_PDF, answer ? NO_PDF_UNCONFIRMED : NO_PDF_OFFLINE)
}

/** The full name is only for people who know it. The PDF of a signed certificate has only the data of its link. */
function pdfAddress({ id, token }: CertificateRecord, holder: string): string {
  if (token !== undefined) return href('/c/:token/certificate.pdf', { token })
  const search = searchParamsOf({ holder })
  return `${href('/certificates/:id/certificate.pdf', { id })}?${search}`
}
