import type { ReactNode } from 'react'

import { PageTitle } from '~/components/page-title'
import { keepTogether } from '~/domain/words/polish'

import { SiteFooter, SiteHeader } from './site-frame'

/** A public page of text: about, contact, privacy. */
export function TextPage({
  heading,
  description,
  children,
}: {
  heading: string
  description: string
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle>{heading}</PageTitle>
      <meta name="description" content={keepTogether(description)} />
      <SiteHeader />
      <main id="main" className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-12 sm:px-6">
        <h1 className="text-4xl font-bold tracking-tight">{keepTogether(heading)}</h1>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{keepTogether(heading)}</h2>
      {children}
    </section>
  )
}

export function TextList({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-1.5 pl-6 marker:text-muted">{children}</ul>
}
