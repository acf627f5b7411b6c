/** A file of text, to be sent by the server or saved by the browser. */
export type TextFile = {
  name: string
  /** Media type with its charset. */
  type: string
  text: string
}
