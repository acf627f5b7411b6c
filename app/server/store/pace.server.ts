import { LRUCache } from 'lru-cache'

const MINUTE_MS = 60_000

/** Keys whose pace is known. The one that was silent for the longest is forgotten, and may go on at once. */
const MAX_KEYS = 10_000

/**
 * Returns a function that counts an act of somebody, and returns for how many seconds they must wait if they have acted
 * too often: 0 if they need not. A minute's acts may come at once. Each copy of the server counts alone.
 */
export function createPace(perMinute: number): (key: string) => number {
  const spent = new LRUCache<string, { acts: number; at: number }>({ max: MAX_KEYS })
  return (key) => {
    const now = Date.now()
    const before = spent.get(key) ?? { acts: 0, at: now }
    const acts = Math.max(0, before.acts - ((now - before.at) / MINUTE_MS) * perMinute)
    if (acts + 1 > perMinute) return Math.ceil(((acts + 1 - perMinute) / perMinute) * 60)
    spent.set(key, { acts: acts + 1, at: now })
    return 0
  }
}
