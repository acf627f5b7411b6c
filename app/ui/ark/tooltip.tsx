import { Portal } from '@ark-ui/react/portal'
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip'
import { createContext, use, useRef, useState, type ReactNode } from 'react'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

const DelayContext = createContext({ openDelay: OPEN_DELAY_MS, noteOpen: (_isOpen: boolean) => {} })

/**
 * Tooltips within wait before they open, but the next one opens at once while one is open and for a
 * moment after (specification, section 2), which a single tooltip cannot know.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [openDelay, setOpenDelay] = useState(OPEN_DELAY_MS)
  const cooling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const noteOpen = (isOpen: boolean) => {
    clearTimeout(cooling.current)
    if (isOpen) setOpenDelay(0)
    else cooling.current = setTimeout(() => setOpenDelay(OPEN_DELAY_MS), SKIP_DELAY_MS)
  }
  return <DelayContext value={{ openDelay, noteOpen }}>{children}</DelayContext>
}

/** Names its trigger (`children`, one element) on the right; `contentClassName` may hide it where the name shows. */
export function Tooltip({
  text,
  contentClassName = '',
  isDisabled = false,
  children,
}: {
  text: string
  contentClassName?: string
  isDisabled?: boolean
  children: ReactNode
}) {
  const { openDelay, noteOpen } = use(DelayContext)
  return (
    <ArkTooltip.Root
      disabled={isDisabled}
      openDelay={openDelay}
      closeDelay={0}
      positioning={{ placement: 'right', offset: { mainAxis: 10 } }}
      onOpenChange={({ open }) => noteOpen(open)}
      lazyMount
      unmountOnExit
    >
      <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
      <Portal>
        <ArkTooltip.Positioner className={contentClassName}>
          <ArkTooltip.Content className="z-50 rounded-control border border-line bg-surface px-3 py-1.5 text-sm font-semibold text-ink shadow-md">
            {text}
          </ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  )
}
