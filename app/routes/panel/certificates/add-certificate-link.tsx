import { ShieldPlus } from 'lucide-react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { newCertificateSearchParams, type NewCertificateParams } from '~/domain/new-certificate-params'

/** To the form of a new certificate, which begins with what is given and leads back to where it was opened. */
export function AddCertificateLink({ start = {} }: { start?: Partial<NewCertificateParams> }) {
  return (
    <ButtonLink
      to={{ pathname: href('/certificates/new'), search: newCertificateSearchParams(start).toString() }}
      variant="primary"
    >
      <ShieldPlus aria-hidden="true" className="size-4" />
      Dodaj certyfikat
    </ButtonLink>
  )
}
