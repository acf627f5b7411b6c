let isAsked = false

/**
 * Asks the browser, once a tab, not to clear the database when it needs room. Some browsers ask the person.
 * Never throws.
 */
export async function askForPersistence(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    // Missing where the app is served without TLS.
    if (!(await navigator.storage?.persisted())) await navigator.storage?.persist()
  } catch {
    // The browser keeps the data as it keeps those of any site.
  }
}
