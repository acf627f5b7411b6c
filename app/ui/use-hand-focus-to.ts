import { useCallback, type RefObject } from 'react'

import { handFocusOn } from './focus'

/** Returns a ref for an element that gives the focus to `next` when it disappears with the focus in it. */
export function useHandFocusTo(next: RefObject<HTMLElement | null>) {
  // Stable, because a new ref at each render would move the focus away.
  return useCallback(
    (element: HTMLElement | null) => handFocusOn(element, () => next.current?.focus()),
    [next],
  )
}
