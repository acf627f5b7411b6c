import { Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Logo } from '~/components/logo'

/** Logo and way in, on the public screens that people read. */
export function SiteHeader() {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 pt-5 sm:px-6">
      <Link to="/" className="inline-flex min-h-11 items-center" aria-label="Pewnik – strona główna">
        <Logo />
      </Link>
      <ButtonLink to="/login" variant="primary">
        Zaloguj się
      </ButtonLink>
    </header>
  )
}
