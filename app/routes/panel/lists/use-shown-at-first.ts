import { startTransition, useEffect, useState } from 'react'

/** Returns how many rows to show: those that a large screen shows at first, and all as soon as these are painted. */
export function useShownAtFirst(inSight: number): number {
  const [shown, setShown] = useState(inSight)
  // An effect, because it follows the first paint.
  useEffect(() => startTransition(() => setShown(Infinity)), [])
  return shown
}
