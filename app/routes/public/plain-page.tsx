import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse } from 'react-router'

import { ErrorScreen } from '~/components/error-screen'
import { Logo } from '~/components/logo'
import { PageTitle } from '~/components/page-title'
import { keepTogether } from '~/domain/words/polish'
import { buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

/** Keeps a page that anybody with its link may open out of caches and search engines. */
export const UNLISTED_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** The action of read-only pages. It refuses everything that is sent. */
export function refuseAction(): never {
  throw data(null, { status: 405, headers: { ...UNLISTED_HEADERS, Allow: 'GET, HEAD' } })
}

/** A page without scripts that people open by a link or a scan: logo, tagline and content. */
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
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 py-6 sm:py-10 print:py-0">
      {title && <PageTitle>{title}</PageTitle>}
      <meta name="robots" content="noindex, nofollow" />
      <header className="flex flex-wrap items-center gap-x-3">
        <a href="/" className="inline-flex min-h-11 items-center" aria-label="Pewnik – strona główna">
          <Logo />
        </a>
        <p className="text-sm text-muted">{keepTogether(tagline)}</p>
      </header>
      <main id="main" className="flex flex-col gap-3">
        {children}
      </main>
    </div>
  )
}

type Missing = {
  icon: IconNode
  heading: string
  text: string
  nextStep?: ReactNode
  /** Shown below the links. */
  advice?: ReactNode
}

/** Shows an error on a plain page. `missing` describes a link that leads to nothing. */
export function PlainErrorPage({
  error,
  tagline,
  missing,
}: {
  error: unknown
  tagline: string
  missing: Missing
}) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <PlainPage tagline={tagline}>
      {isNotFound ? <NotFound {...missing} /> : <ErrorScreen error={error} />}
    </PlainPage>
  )
}

function NotFound({ icon, heading, text, nextStep, advice }: Missing) {
  return (
    <div className={`${CARD} flex flex-col gap-3 p-5 sm:p-6`}>
      <PageTitle>{heading}</PageTitle>
      <Icon of={icon} className="size-9 text-danger" />
      <h1 className="text-2xl leading-tight font-bold tracking-tight">{keepTogether(heading)}</h1>
      <p className="text-muted">{keepTogether(text)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {nextStep}
        <a href="/" className={buttonStyle()}>
          Strona główna
        </a>
      </div>
      {advice}
    </div>
  )
}
