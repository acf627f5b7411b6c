/**
 * Makes each thing once and keeps the last `size` of them; what was not asked for the longest goes first.
 * Two that ask at the same time wait for the same making; what failed is made anew.
 */
export function boundedCache<Made>(size: number) {
  const kept = new Map<string, Promise<Made>>()
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const made = kept.get(key) ?? make()
    // A Map keeps the order of insertion: put in anew, it is the last to go.
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => {
      if (kept.get(key) === made) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
