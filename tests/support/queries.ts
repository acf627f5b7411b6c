import { screen, waitFor } from '@testing-library/react'

// The library compares names and texts to the letter. The app binds short words to the next one by a space that does
// not break, so these compare as a person reads.

/** Matches an accessible name that has the text in it. */
export function named(text: string): (name: string) => boolean {
  return (name) => asRead(name).includes(asRead(text))
}

/** Matches a text that has these words in it, whatever spaces are between them: for texts and descriptions. */
export function words(text: string): RegExp {
  const parts = text.split(/\s+/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(parts.join(String.raw`\s+`))
}

/** Returns the rows of tables that show the text, in their order. */
export function rows(text: string): HTMLElement[] {
  return showing(text, screen.queryAllByRole('row'))
}

/** Returns the only row that shows the text. */
export function row(text: string): HTMLElement {
  return only(text, rows(text))
}

/** Returns the items of lists that show the text, in their order. An item of a list in an item shows it twice. */
export function items(text: string): HTMLElement[] {
  return showing(text, screen.queryAllByRole('listitem'))
}

/** Returns the only item that shows the text. */
export function item(text: string): HTMLElement {
  return only(text, items(text))
}

/** Waits for a toast, or another status, that shows the text. */
export function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => only(text, showing(text, screen.queryAllByRole('status'))))
}

/** Returns the texts of the elements as a person reads them. */
export function texts(elements: readonly HTMLElement[]): string[] {
  return elements.map(({ textContent }) => asRead(textContent))
}

/**
 * Waits for the screen with this heading. A tag finds it, because to compute the roles of a large table again with each
 * of its changes takes seconds.
 */
export function findHeading(name: string): Promise<HTMLElement> {
  return screen.findByText(name, { selector: 'h1' })
}

function showing(text: string, elements: HTMLElement[]): HTMLElement[] {
  return elements.filter(({ textContent }) => asRead(textContent).includes(text))
}

function only(text: string, elements: HTMLElement[]): HTMLElement {
  const [element, ...others] = elements
  if (!element || others.length > 0) throw new Error(`“${text}” shows ${elements.length} times.`)
  return element
}

function asRead(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
