import type { ReactNode } from 'react'

import { Logo } from '~/components/logo'
import { PageTitle } from '~/components/page-title'

/** What of a page that anybody with its link may open: never kept by caches, never indexed. */
export const UNLISTED_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** A page sent without scripts, opened by a link or a scan: the brand, what it is, and one card. */
export function PlainPage({
  title,
  tagline,
  children,
}: {
  title?: string
  tagline: string
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 py-6 sm:py-10">
      {title && <PageTitle>{title}</PageTitle>}
      <meta name="robots" content="noindex, nofollow" />
      <header className="flex flex-wrap items-center gap-x-3">
        <a href="/" className="inline-flex min-h-11 items-center" aria-label="Pewnik – strona główna">
          <Logo />
        </a>
        <p className="text-sm text-muted">{tagline}</p>
      </header>
      <main id="main">{children}</main>
    </div>
  )
}
