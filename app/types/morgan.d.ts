/** The part of `morgan` in use. The package has no types of its own. */
declare module 'morgan' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type FormatLine = (
    tokens: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ) => string | undefined

  const morgan: {
    compile: (format: string) => FormatLine
    format: (name: string, formatLine: FormatLine) => void
    token: (name: string, read: (request: IncomingMessage) => string) => void
  }
  export default morgan
}
