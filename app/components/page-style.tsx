import { createContext, use } from 'react'

const ELEMENT_ID = 'page-css'

/** The kinds of pages. Each has a sheet in `app/styles`, with little more than the classes that it uses. */
export type PageKind = 'plain' | 'public' | 'panel'

/** What a route says of its page. A route without it is a public page. */
export type PageHandle = { page: 'plain' | 'panel' }

/** Returns the kind of page that one of the matched routes says in its handle. */
export function pageKindOf(handles: readonly unknown[]): PageKind {
  return handles.map(parsePageKind).find((kind) => kind !== undefined) ?? 'public'
}

function parsePageKind(handle: unknown): PageKind | undefined {
  if (typeof handle !== 'object' || handle === null || !('page' in handle)) return undefined
  return handle.page === 'plain' || handle.page === 'panel' ? handle.page : undefined
}

type ServerStyle = {
  sheets: Record<PageKind, string>
  nonce: string | undefined
  /** The address of the sheet, for a document that browsers keep: all of them then share one copy. */
  href?: string
}

/** Gives the server's render the style sheets and the nonce of the response. */
export const PageStyleContext = createContext<ServerStyle | undefined>(undefined)

// The style sheet is sent only once, in the document. The browser reads it back from there, so that it
// survives when the client renders the whole document after an error.
const inDocument = typeof document === 'undefined' ? null : document.getElementById(ELEMENT_ID)
const documentKind = inDocument?.dataset.kind
const documentCss = inDocument?.textContent ?? ''
const documentHref = inDocument?.getAttribute('href') ?? undefined

/** Tells whether the document came with the sheet of these pages. True on the server, which sends each page its own. */
export function isInDocument(kind: PageKind): boolean {
  return typeof document === 'undefined' || documentKind === kind
}

/** Puts the whole sheet inline, which saves a round trip before the first paint; a kept document links to it. */
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
      dangerouslySetInnerHTML={{ __html: fromServer?.sheets[kind] ?? documentCss }}
    />
  )
}
