import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Logo } from '~/components/logo'
import { buttonStyle } from '~/ui/button'

/** Shows the logo and the ways on. The landing page has a button of its own to sign in. */
export function SiteHeader({ hasSignIn = true }: { hasSignIn?: boolean }) {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 pt-5 sm:px-6">
      <Link to="/" className="inline-flex min-h-11 items-center" aria-label="Pewnik – strona główna">
        <Logo />
      </Link>
      <div className="flex gap-3">
        <a
          href={href('/certificates/verify')}
          // Wider than its words in any font, so that it stays in its place when the font comes late.
          className={`${buttonStyle()} min-w-44 ${hasSignIn ? 'max-sm:hidden' : ''}`}
        >
          Sprawdź certyfikat
        </a>
        {hasSignIn && (
          <ButtonLink to="/login" variant="primary">
            Zaloguj się
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
