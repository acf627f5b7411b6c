import { createContext, use } from 'react'

const ELEMENT_ID = 'page-css'

/** What the server's render puts into the document: the style sheet and the nonce of the response. */
export const PageStyleContext = createContext<{ css: string; nonce: string | undefined } | undefined>(
  undefined,
)

// The browser reads back what the server wrote: the sheet is sent once, in the document, and a client
// render of the whole document (after an error) still has it.
const writtenCss =
  typeof document === 'undefined' ? '' : (document.getElementById(ELEMENT_ID)?.textContent ?? '')

/** The whole style sheet, inline: one round trip less before the first paint. */
export function PageStyle() {
  const fromServer = use(PageStyleContext)
  return (
    <style
      id={ELEMENT_ID}
      nonce={fromServer?.nonce}
      // Browsers hide the nonce from scripts, so it never matches.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fromServer?.css ?? writtenCss }}
    />
  )
}
