import { Popover as ArkPopover } from '@ark-ui/react/popover'
import type { ReactNode } from 'react'

/** Opens a small window under its trigger. `children` gets the function that closes it. */
export function Popover({
  title,
  trigger,
  children,
}: {
  title: string
  trigger: ReactNode
  children: (close: () => void) => ReactNode
}) {
  return (
    <ArkPopover.Root
      positioning={{ placement: 'bottom-end', offset: { mainAxis: 8 } }}
      lazyMount
      unmountOnExit
    >
      <ArkPopover.Trigger asChild>{trigger}</ArkPopover.Trigger>
      <ArkPopover.Positioner>
        <ArkPopover.Content
          aria-label={title}
          className="z-40 flex w-[min(22rem,calc(100vw-1.5rem))] flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-lg outline-none motion-safe:data-[state=open]:animate-[fade-in_100ms_ease-out]"
        >
          <ArkPopover.Title className="text-lg font-semibold">{title}</ArkPopover.Title>
          <ArkPopover.Context>{({ setOpen }) => children(() => setOpen(false))}</ArkPopover.Context>
        </ArkPopover.Content>
      </ArkPopover.Positioner>
    </ArkPopover.Root>
  )
}
