import { Portal } from '@ark-ui/react/portal'
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip'
import { createContext, use, useRef, useState, type ReactNode } from 'react'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

const DelayContext = createContext({ openDelay: OPEN_DELAY_MS, onOpenChange: (_isOpen: boolean) => {} })

/**
 * Shares one delay among the tooltips inside it. A tooltip waits before it opens. While one is open, and for
 * a moment after, the next one opens at once (product rule).
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [openDelay, setOpenDelay] = useState(OPEN_DELAY_MS)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onOpenChange = (isOpen: boolean) => {
    clearTimeout(timer.current)
    if (isOpen) setOpenDelay(0)
    else timer.current = setTimeout(() => setOpenDelay(OPEN_DELAY_MS), SKIP_DELAY_MS)
  }
  return <DelayContext value={{ openDelay, onOpenChange }}>{children}</DelayContext>
}

/**
 * Shows the name of its trigger on the right. `children` is the trigger, one element. `contentClassName` may
 * hide the tooltip where the name is visible anyway.
 */
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
  const { openDelay, onOpenChange } = use(DelayContext)
  return (
    <ArkTooltip.Root
      disabled={isDisabled}
      openDelay={openDelay}
      closeDelay={0}
      positioning={{ placement: 'right', offset: { mainAxis: 10 } }}
      onOpenChange={({ open }) => onOpenChange(open)}
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
