/**
 * The promise of the browser not to clear the database by itself. `unknown`: the browser does not tell, or the app is
 * served without TLS. `seven-days`: Safari, and every browser of an iPhone, clears what a site keeps if nobody opens it
 * on seven days on which the browser is used (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 * An app on the home screen is spared.
 */
export type Persistence = 'promised' | 'not-promised' | 'seven-days' | 'unknown'

let isAsked = false

/**
 * Asks the browser, once a tab, not to clear the database when it needs room. Some browsers ask the person.
 * Never throws.
 */
export async function askForPersistence(): Promise<void> {
  if (isAsked) return
  isAsked = true
  const persistence = await readPersistence()
  if (persistence === 'not-promised' || persistence === 'seven-days') await demandPersistence()
}

/** Returns what the browser has promised. Never throws. */
export async function readPersistence(): Promise<Persistence> {
  return answerOf(() => navigator.storage?.persisted())
}

/** Asks the browser by a press of the person, as often as they press, and returns its answer. Never throws. */
export async function demandPersistence(): Promise<Persistence> {
  return answerOf(() => navigator.storage?.persist())
}

async function answerOf(ask: () => Promise<boolean> | undefined): Promise<Persistence> {
  try {
    const isPromised = await ask()
    if (isPromised) return 'promised'
    if (isSafariTab()) return 'seven-days'
    return isPromised === undefined ? 'unknown' : 'not-promised'
  } catch {
    return 'unknown'
  }
}

/** Gestures are told to pages by WebKit alone. */
function isSafariTab(): boolean {
  return 'GestureEvent' in globalThis && !matchMedia('(display-mode: standalone)').matches
}
