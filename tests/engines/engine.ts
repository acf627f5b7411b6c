/** An element that was found on a page. */
export type Found = {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  chooseFile: (path: string) => Promise<void>
}

/** The few things that journeys need and the drivers of both engines do. */
export type Page = {
  /** False in a session that keeps no files in its database, as private windows of Safari do. */
  keepsFiles: boolean
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs the body of a function in the page and returns what it returns. */
  evaluate: (body: string) => Promise<unknown>
  /** Runs the body of a function in the page, which returns an element or null. */
  find: (body: string) => Promise<Found | undefined>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  pressWithControl: (letter: 'k') => Promise<void>
  /** Returns a PNG of what shows. */
  picture: () => Promise<Buffer>
  /** Returns the uncaught errors so far. */
  errors: () => Promise<readonly unknown[]>
  close: () => Promise<void>
}

export type Browser = {
  /** Opens a page of that size with a profile of its own. */
  newPage: (size: Size) => Promise<Page>
  close: () => Promise<void>
}

export type Size = { width: number; height: number }

export const WINDOW: Size = { width: 1280, height: 800 }

export const PHONE: Size = { width: 390, height: 800 }
