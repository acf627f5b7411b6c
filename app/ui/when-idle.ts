/** Runs a task once the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback: https://caniuse.com/requestidlecallback
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}

/** Fetches something ahead once the browser is idle, unless it saves data. Returns a function that cancels it. */
export function fetchAhead(task: () => Promise<unknown>): () => void {
  if (navigator.connection?.saveData) return () => {}
  // A failure needs no word: what is needed later is fetched again.
  return whenIdle(() => void task().catch(() => undefined))
}
