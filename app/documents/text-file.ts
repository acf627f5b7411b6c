/** A text file that the server sends or the browser saves. */
export type TextFile = {
  name: string
  /** Media type with its charset. */
  type: string
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes a text so that HTML shows it as it is, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}
