import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `onDismiss` on Escape, on a press outside the element and when focus leaves it, while it is open. The
 * `popover` attribute is no substitute: it hides what is closed, stays open when focus leaves, and iOS before
 * 18.3 does not close it by a tap outside (https://bugs.webkit.org/show_bug.cgi?id=267688).
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss)
  // An effect, because presses and focus outside are heard only on the document.
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [container, isOpen])
}
