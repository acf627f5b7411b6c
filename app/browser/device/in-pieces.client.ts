/** A press that is answered within a tenth of a second is felt as answered at once, also if the computer is busy. */
const PIECE_MS = 30

/** Makes step after step until one says that it was the last, and lets the browser draw and answer presses meanwhile. */
export async function inPieces(step: () => boolean): Promise<void> {
  let begunAt = performance.now()
  while (!step()) {
    if (performance.now() - begunAt < PIECE_MS) continue
    await letBrowserGoOn()
    begunAt = performance.now()
  }
}

/** Lets the browser draw and answer presses before the rest of a long task. */
export function letBrowserGoOn(): Promise<void> {
  // Safari has no scheduler: https://caniuse.com/mdn-api_scheduler_yield
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
