import { createContext, use } from 'react'

import type { PageKind } from './page-handle'

const ELEMENT_ID = 'page-css'

type ServerStyle = {
  stylesheets: Record<PageKind, string>
  nonce: string | undefined
  /** The address of the stylesheet, for a document that browsers keep: all of them then share one copy. */
  href?: string
}

/** Gives the server's render the stylesheets and the nonce of the response. */
export const PageStyleContext = createContext<ServerStyle | undefined>(undefined)

// The stylesheet is sent only once, in the document. The browser reads it back from there, so that it
// survives when the client renders the whole document after an error.
const inDocument = typeof document === 'undefined' ? null : document.getElementById(ELEMENT_ID)
const documentKind = inDocument?.dataset.kind
const documentCss = inDocument?.textContent ?? ''
const documentHref = inDocument?.getAttribute('href') ?? undefined

/** Tells whether the document came with the stylesheet of these pages. True on the server, which sends each page its own. */
export function isInDocument(kind: PageKind): boolean {
  return typeof document === 'undefined' || documentKind === kind
}

/** Puts the whole stylesheet inline, which saves a round trip before the first paint; a kept document links to it. */
export function PageStyle({ kind }: { kind: PageKind }) {
  const fromServer = use(PageStyleContext)
  const sentKind = fromServer ? kind : documentKind
  const href = fromServer ? fromServer.href : documentHref
  if (href) return <link id={ELEMENT_ID} data-kind={sentKind} rel="stylesheet" href={href} />
  return (
    <style
      id={ELEMENT_ID}
      data-kind={sentKind}
      nonce={fromServer?.nonce}
      // Browsers hide the nonce from scripts, so hydration would always find a difference.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fromServer?.stylesheets[kind] ?? documentCss }}
    />
  )
}
