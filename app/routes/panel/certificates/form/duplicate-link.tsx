import { href, Link } from 'react-router'

import { TEXT_LINK } from '~/ui/text-link'

/** The certificate that already has the typed number. `isVisible` says whether this person may open it here. */
export type DuplicateCertificate = { id: string; isVisible: boolean }

/** Leads to the certificate in the panel, or to its public page where this person may not open it here. */
export function DuplicateLink({ id, isVisible }: DuplicateCertificate) {
  if (isVisible) {
    return (
      <Link to={href('/certificates/:id', { id })} className={TEXT_LINK}>
        Zobacz ten certyfikat
      </Link>
    )
  }
  return (
    <a href={href('/certificates/verify/:id', { id })} target="_blank" rel="noreferrer" className={TEXT_LINK}>
      Zobacz stronę weryfikacji tego certyfikatu
      <span className="sr-only"> (w nowej karcie)</span>
    </a>
  )
}
