/** A text file that the server sends or the browser saves. */
export type TextFile = {
  name: string
  /** Media type with its charset. */
  type: string
  text: string
}
