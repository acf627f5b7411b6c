import { Menu as ArkMenu } from '@ark-ui/react/menu'
import type { ComponentProps, ReactNode } from 'react'

/** Opens a menu under its trigger. `onSelect` gets the value of the chosen item. */
export function Menu({ onSelect, children }: { onSelect: (value: string) => void; children: ReactNode }) {
  return (
    <ArkMenu.Root
      onSelect={({ value }) => onSelect(value)}
      positioning={{ placement: 'bottom-end', offset: { mainAxis: 8 } }}
      lazyMount
      unmountOnExit
    >
      {children}
    </ArkMenu.Root>
  )
}

export function MenuTrigger({ children }: { children: ReactNode }) {
  return <ArkMenu.Trigger asChild>{children}</ArkMenu.Trigger>
}

export function MenuContent({ children }: { children: ReactNode }) {
  return (
    <ArkMenu.Positioner>
      <ArkMenu.Content className="z-40 min-w-56 rounded-card border border-line bg-surface p-1.5 shadow-lg outline-none motion-safe:data-[state=open]:animate-[fade-in_100ms_ease-out]">
        {children}
      </ArkMenu.Content>
    </ArkMenu.Positioner>
  )
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none data-highlighted:bg-primary-soft data-highlighted:text-primary'

export function MenuItem({ className = '', ...props }: ComponentProps<typeof ArkMenu.Item>) {
  return <ArkMenu.Item {...props} className={`${ITEM} ${className}`} />
}

export function MenuSeparator() {
  return <ArkMenu.Separator className="my-1.5 border-line" />
}
