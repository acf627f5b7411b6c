import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { href, type To } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import {
  newCertificateSearchParams,
  type NewCertificateParams,
} from '~/domain/certificates/new-certificate-params'
import type { Day } from '~/domain/words/day'
import { stateDaySearch } from '~/domain/words/state-day'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

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
  /** Secondary if another action comes first. */
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

/** Opens the screen that takes certificates signed by an issuer. */
export function TakeCertificateLink() {
  return (
    <ButtonLink to={href('/certificates/take')}>
      <Icon of={ShieldCheck} className="size-4" />
      Mam link lub kod QR
    </ButtonLink>
  )
}

/** Returns the address of a certificate's screen, which keeps the later day (`on`). */
export function certificateAddress(id: string, on: Day | undefined): To {
  return { pathname: href('/certificates/:id', { id }), search: stateDaySearch(on) }
}

/** Leads to the public page of a certificate, as others see it. */
export function VerificationLink({ path, className = '' }: { path: string; className?: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={`${TEXT_LINK} ${className}`}>
      Otwórz stronę weryfikacji
      <span className="sr-only"> (w nowej karcie)</span>
    </a>
  )
}
