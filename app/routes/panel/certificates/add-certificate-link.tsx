import ShieldPlus from 'lucide-react/icons/shield-plus'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { newCertificateSearchParams, type NewCertificateParams } from '~/domain/new-certificate-params'

/** Opens the form for a new certificate. `start` fills in its first fields and says where it leads back to. */
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
