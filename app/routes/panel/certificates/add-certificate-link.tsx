import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import {
  newCertificateSearchParams,
  type NewCertificateParams,
} from '~/domain/certificates/new-certificate-params'
import { Icon } from '~/ui/icon'

/**
 * Opens the form for a new certificate. `start` fills in its first fields and says where discarding it leads back to.
 */
export function AddCertificateLink({
  start = {},
  label = 'Dodaj certyfikat',
  variant = 'primary',
}: {
  start?: Partial<NewCertificateParams>
  label?: string
  /** Secondary beside something that comes first. */
  variant?: 'primary' | 'secondary'
}) {
  return (
    <ButtonLink
      to={{ pathname: href('/certificates/new'), search: newCertificateSearchParams(start).toString() }}
      variant={variant}
    >
      <Icon of={ShieldPlus} className="size-4" />
      {label}
    </ButtonLink>
  )
}

/** Opens the screen that takes what an issuer has signed. */
export function TakeCertificateLink() {
  return (
    <ButtonLink to={href('/certificates/take')}>
      <Icon of={ShieldCheck} className="size-4" />
      Mam link lub kod QR
    </ButtonLink>
  )
}
