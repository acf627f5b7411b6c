import { createContext, use } from 'react'

const ELEMENT_ID = 'page-css'

/** The kinds of pages. Each has a sheet in `app/styles`, with little more than the classes that it uses. */
export type PageKind = 'plain' | 'public' | 'panel'

/** What a route says of its page. A route without it is a public page. */
export type PageHandle = { page: 'plain' | 'panel' }

/** Returns the kind of page in the handle of a route, if it has one. */
export function parsePageKind(handle: unknown): PageKind | undefined {
  if (typeof handle !== 'object' || handle === null || !('page' in handle)) return undefined
  return handle.page === 'plain' || handle.page === 'panel' ? handle.page : undefined
}

/** Gives the server's render the style sheets and the nonce of the response. */
export const PageStyleContext = createContext<
  { sheets: Record<PageKind, string>; nonce: string | undefined } | undefined
>(undefined)

// The style sheet is sent only once, in the document. The browser reads it back from there, so that it
// survives when the client renders the whole document after an error.
const inDocument = typeof document === 'undefined' ? null : document.getElementById(ELEMENT_ID)
const documentKind = inDocument?.dataset.kind
const documentCss = inDocument?.textContent ?? ''

/** Tells whether the document came with the sheet of these pages. True on the server, which sends each page its own. */
export function isInDocument(kind: PageKind): boolean {
  return typeof document === 'undefined' || documentKind === kind
}

/** Puts the whole sheet inline, which saves a round trip before the first paint. */
export function PageStyle({ kind }: { kind: PageKind }) {
  const fromServer = use(PageStyleContext)
  return (
    <style
      id={ELEMENT_ID}
      data-kind={fromServer ? kind : documentKind}
      nonce={fromServer?.nonce}
      // Browsers hide the nonce from scripts, so hydration would always find a difference.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fromServer?.sheets[kind] ?? documentCss }}
    />
  )
}
