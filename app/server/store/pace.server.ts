import { LRUCache } from 'lru-cache'

const MINUTE_MS = 60_000
const WINDOWS = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 24 * 60 * MINUTE_MS }

/** Keys whose pace is known. The one that was silent for the longest is forgotten, and may go on at once. */
const MAX_KEYS = 10_000

/**
 * Returns a function that counts an act of somebody, and returns for how many seconds they must wait if they have acted
 * too often: 0 if they need not. So many acts may come at once, and as many within each minute, or within the time that
 * `within` says. Each copy of the server counts alone.
 */
export function createPace(most: number, within: keyof typeof WINDOWS = 'minute'): (key: string) => number {
  const windowMs = WINDOWS[within]
  const spent = new LRUCache<string, { acts: number; at: number }>({ max: MAX_KEYS })
  return (key) => {
    const now = Date.now()
    const before = spent.get(key) ?? { acts: 0, at: now }
    const acts = Math.max(0, before.acts - ((now - before.at) / windowMs) * most)
    if (acts + 1 > most) return Math.ceil(((acts + 1 - most) / most) * (windowMs / 1_000))
    spent.set(key, { acts: acts + 1, at: now })
    return 0
  }
}
