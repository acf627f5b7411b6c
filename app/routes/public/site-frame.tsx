import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Logo } from '~/components/logo'
import { keepTogether } from '~/domain/words/polish'
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
          <ButtonLink to={href('/login')} variant="primary">
            Zaloguj się
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

const LINKS = [
  // The page has no scripts, so the link loads it as a new document.
  { to: href('/certificates/verify'), label: 'Sprawdź certyfikat', isDocument: true },
  { to: href('/about'), label: 'O nas' },
  { to: href('/contact'), label: 'Kontakt' },
  { to: href('/privacy'), label: 'Prywatność' },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-muted sm:px-6">
        <p>© 2025 Pewnik</p>
        <nav aria-label="Stopka">
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ to, label, isDocument }) => (
              <li key={to}>
                <Link
                  to={to}
                  reloadDocument={isDocument}
                  className="inline-flex min-h-11 items-center font-medium text-ink underline-offset-4 hover:underline"
                >
                  {keepTogether(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
