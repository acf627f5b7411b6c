import type { ReactNode } from 'react'

import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import { expiryDayLabel, issueDayLabel, type PublicCertificate } from '~/domain/certificates/certificate'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { keepTogether } from '~/domain/words/polish'
import { Detail, Details } from '~/ui/details'

/** Shows the data of a certificate. `children` is under its title: the badge of its status. */
export function VerifiedFacts({
  certificate,
  children,
}: {
  certificate: Omit<PublicCertificate, 'id' | 'status'>
  children?: ReactNode
}) {
  return (
    <>
      <div className="flex gap-3">
        <CertificateTypeIcon type={certificate.type} />
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h2 className="text-lg leading-snug font-semibold">{qualificationTitle(certificate)}</h2>
          {scopeLabel(certificate) && <p>{scopeLabel(certificate)}</p>}
          {children}
        </div>
      </div>
      <Details>
        <Detail name="Numer" className="col-span-2">
          {certificate.number}
        </Detail>
        <Detail name="Data wydania">{issueDayLabel(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{expiryDayLabel(certificate.expiryDate)}</Detail>
        {certificate.issuedBy && (
          <Detail name="Wystawca" className="col-span-2">
            {keepTogether(certificate.issuedBy)}
          </Detail>
        )}
      </Details>
    </>
  )
}
