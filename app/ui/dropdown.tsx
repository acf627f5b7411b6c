import { useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useDismiss } from './use-dismiss'
import { useHandFocusTo } from './use-hand-focus-to'

/** The height under a button, in pixels, that is enough for a window. */
const ROOM = 240

/**
 * A button that opens a small window under it, or above it at the lower edge of the screen. Tab leads from the button
 * into the window; Escape, a press outside and the focus leaving it close it. `children` gets the function that closes it.
 */
export function Dropdown({
  label,
  tabIndex,
  buttonClassName,
  button,
  windowClassName,
  children,
}: {
  /** The name of the button for screen readers. */
  label: string
  /** -1 for one of very many, which Tab passes over. */
  tabIndex?: number
  buttonClassName: string
  button: ReactNode
  windowClassName: string
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAbove, setIsAbove] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { top, bottom } = currentTarget.getBoundingClientRect()
    const below = window.innerHeight - bottom
    setIsAbove(below < ROOM && top > below)
    setIsOpen(!isOpen)
  }
  return (
    <div ref={container} className="relative">
      <button
        ref={trigger}
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        className={buttonClassName}
      >
        {button}
      </button>
      {isOpen && (
        <DropdownWindow
          id={id}
          container={container}
          trigger={trigger}
          onClose={() => setIsOpen(false)}
          className={`${isAbove ? 'bottom-full mb-2' : 'top-full mt-2'} ${windowClassName}`}
        >
          {children}
        </DropdownWindow>
      )}
    </div>
  )
}

/** The open window. A closed one costs a table with a menu in each cell nothing. */
function DropdownWindow({
  id,
  container,
  trigger,
  onClose,
  className,
  children,
}: {
  id: string
  container: RefObject<HTMLElement | null>
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
  className: string
  children: (close: () => void) => ReactNode
}) {
  // A dialog that opens next gives the focus back to what has it now: to the button, because the window is gone by then.
  const closeAtOnce = () => flushSync(onClose)
  useDismiss(container, true, onClose)
  const handFocusBack = useHandFocusTo(trigger)
  return (
    <div
      ref={handFocusBack}
      id={id}
      className={`absolute right-0 z-40 rounded-card border border-line bg-surface shadow-lg motion-safe:animate-[fade-in_100ms_ease-out] ${className}`}
    >
      {children(closeAtOnce)}
    </div>
  )
}
