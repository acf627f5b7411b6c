import { href, Link } from 'react-router'

import { TEXT_LINK } from '~/ui/text-link'

/** The certificate whose number was typed again; `isVisible` by this person in the panel, else only publicly. */
export type DuplicateCertificate = { id: string; isVisible: boolean }

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
