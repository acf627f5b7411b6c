import { createContext, use } from 'react'

const ELEMENT_ID = 'page-css'

/** Gives the server's render the style sheet and the nonce of the response. */
export const PageStyleContext = createContext<{ css: string; nonce: string | undefined } | undefined>(
  undefined,
)

// The style sheet is sent only once, in the document. The browser reads it back from there, so that it
// survives when the client renders the whole document after an error.
const documentCss =
  typeof document === 'undefined' ? '' : (document.getElementById(ELEMENT_ID)?.textContent ?? '')

/** Puts the whole style sheet inline, which saves a round trip before the first paint. */
export function PageStyle() {
  const fromServer = use(PageStyleContext)
  return (
    <style
      id={ELEMENT_ID}
      nonce={fromServer?.nonce}
      // Browsers hide the nonce from scripts, so hydration would always find a difference.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fromServer?.css ?? documentCss }}
    />
  )
}
