import { Link } from 'react-router'

import { keepTogether } from '~/domain/words/polish'

const LINKS = [
  // The page has no scripts, so the link loads it as a new document.
  { to: '/certificates/verify', label: 'Sprawdź certyfikat', isDocument: true },
  { to: '/about', label: 'O nas' },
  { to: '/contact', label: 'Kontakt' },
  { to: '/privacy', label: 'Prywatność' },
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
