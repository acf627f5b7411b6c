import { matchRoutes } from 'react-router'

/** A request with this header asks for the frame of a screen: its document without any data. */
export const FRAME_HEADER = 'Pewnik-Frame'

/** A route of the app. `kept`: its frame opens without a network. `file`: what opens is no document. */
export type Page = { path: string; kind: 'kept' | 'public' | 'file' }

/** Returns the page that the app's router opens at a path. */
export function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  const [match] = matchRoutes([...pages], pathname) ?? []
  return match?.route
}

/** Returns the address of the frame that serves all addresses of a page. Any id will do, because it shows none. */
export function frameOf({ path }: Page): string {
  return path.replace(/:\w+/g, 'any')
}

/** True if a document has arrived to its end. A connection that breaks off may leave a part that looks whole. */
export function isWhole(html: string): boolean {
  return html.trimEnd().endsWith('</html>')
}

/** True if a document needs built files, and all of them are among those. */
export function needsOnly(html: string, files: readonly string[]): boolean {
  const needed = html.match(/\/assets\/[\w.-]+/g) ?? []
  return needed.length > 0 && needed.every((file) => files.includes(file))
}
