/**
 * The promise of the browser not to clear the database by itself. `unknown`: the browser does not tell, or the app is
 * served without TLS.
 */
export type Persistence = 'promised' | 'not-promised' | 'unknown'

let isAsked = false

/**
 * Asks the browser, once a tab, not to clear the database when it needs room. Some browsers ask the person.
 * Never throws.
 */
export async function askForPersistence(): Promise<void> {
  if (isAsked) return
  isAsked = true
  if ((await readPersistence()) === 'not-promised') await demandPersistence()
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
    if (isPromised === undefined) return 'unknown'
    return isPromised ? 'promised' : 'not-promised'
  } catch {
    return 'unknown'
  }
}
