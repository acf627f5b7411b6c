import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { addNewest } from '~/domain/words/collection'

/** Each letter of a search makes an entry, too. */
const PLACES_KEPT = 100

/** Keys of the last places in this tab's history that have shown all rows. */
const shownWhole = new Set<string>()

/**
 * Returns how many rows to show: those in sight at first, and all as soon as these are painted. A step back shows all
 * at once, because the person may have scrolled down there.
 */
export function useShownAtFirst(rowsInSight: number | (() => number)): number {
  const { key } = useLocation()
  const [shown, setShown] = useState(shownWhole.has(key) ? Infinity : rowsInSight)
  // An effect, because it follows the first paint.
  useEffect(() => {
    addNewest(shownWhole, key, PLACES_KEPT)
    startTransition(() => setShown(Infinity))
  }, [key])
  return shown
}
