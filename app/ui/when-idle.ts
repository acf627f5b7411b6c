/** Chromium may give no idle time for a minute to a page that draws nothing new. */
const LATEST_MS = 5_000

/** Runs a task once the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback: https://caniuse.com/requestidlecallback
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** Fetches something ahead once the browser is idle, unless it saves data. Returns a function that cancels it. */
export function fetchAhead(task: () => Promise<unknown>): () => void {
  if (navigator.connection?.saveData) return () => {}
  // A failure needs no word: what is needed later is fetched again.
  return whenIdle(() => void task().catch(() => undefined))
}
