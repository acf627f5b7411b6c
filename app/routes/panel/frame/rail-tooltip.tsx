import { useRef, useState, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

type Tooltip = { text: string; top: number }

/**
 * Shows the name of the entry under the pointer, or with the keyboard's focus, to the right of the rail of icons.
 * The first name waits; while one is shown, and for a moment after, the next one comes at once (product rule).
 * Returns the handlers of the rail and the tooltip.
 */
export function useRailTooltip(isOff: boolean) {
  const [shown, setShown] = useState<Tooltip>()
  const delay = useRef(OPEN_DELAY_MS)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = () => {
    clearTimeout(timer.current)
    setShown(undefined)
    timer.current = setTimeout(() => {
      delay.current = OPEN_DELAY_MS
    }, SKIP_DELAY_MS)
  }
  const showFor = (entry: Element) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      delay.current = 0
      const { top, height } = entry.getBoundingClientRect()
      setShown({ text: nameOf(entry), top: top + height / 2 })
    }, delay.current)
  }
  const follow = ({ target }: SyntheticEvent) => {
    const entry = target instanceof Element ? target.closest('a, button') : null
    if (entry) showFor(entry)
    else hide()
  }

  const handlers = {
    onPointerOver: (event) => {
      if (event.pointerType === 'mouse') follow(event)
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event) => {
      if (event.target.matches(':focus-visible')) follow(event)
    },
    onBlur: hide,
    onScroll: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    },
  } satisfies ComponentProps<'div'>

  return { handlers, tooltip: !isOff && shown && <RailTooltip {...shown} /> }
}

function RailTooltip({ text, top }: Tooltip) {
  return (
    <div
      role="tooltip"
      style={{ top }}
      className="fixed left-17.5 z-50 -translate-y-1/2 rounded-control border border-line bg-surface px-3 py-1.5 text-sm font-semibold text-ink shadow-md md:hidden"
    >
      {text}
    </div>
  )
}

function nameOf(entry: Element): string {
  return entry.getAttribute('aria-label') ?? entry.textContent
}
