/**
 * Returns the text of the screen without what the stylesheet keeps off paper. No event announces the print, because not
 * every browser does.
 */
export function printedText(): string {
  const page = document.body.cloneNode(true)
  if (!(page instanceof HTMLElement)) return ''
  for (const left of page.querySelectorAll('[class~="print:hidden"], dialog')) left.remove()
  return page.querySelector('main')?.textContent ?? ''
}
