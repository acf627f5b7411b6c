import { useId, useRef, useState, type ReactNode } from 'react'

import { useDismiss } from './use-dismiss'
import { useHandFocusTo } from './use-hand-focus-to'

/**
 * A button that opens a small window under it. Tab leads from the button into the window; Escape, a press outside
 * and the focus leaving it close it. `children` gets the function that closes it.
 */
export function Dropdown({
  label,
  buttonClassName,
  button,
  windowClassName,
  opensAbove = false,
  children,
}: {
  /** The name of the button for screen readers. */
  label: string
  buttonClassName: string
  button: ReactNode
  windowClassName: string
  /** For a button at the lower edge of the screen. */
  opensAbove?: boolean
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const container = useDismiss<HTMLDivElement>(isOpen, close)
  const handFocusBack = useHandFocusTo(trigger)
  return (
    <div ref={container} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClassName}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={handFocusBack}
          id={id}
          className={`absolute right-0 z-40 ${opensAbove ? 'bottom-full mb-2' : 'top-full mt-2'} rounded-card border border-line bg-surface shadow-lg motion-safe:animate-[fade-in_100ms_ease-out] ${windowClassName}`}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
