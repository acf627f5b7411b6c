/** Runs a task once the browser has nothing better to do; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback yet.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
