import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'

/** Shows tabs. The parent keeps the chosen `value`, for example in the URL. Arrow keys move between tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}) {
  const openTab = (tabValue: string) => {
    const chosen = tabs.find((tab) => tab.value === tabValue)
    if (chosen && chosen.value !== value) onChange(chosen.value)
  }
  return (
    <ArkTabs.Root
      value={value}
      onValueChange={(details) => openTab(details.value)}
      className="flex flex-col gap-5"
    >
      <ArkTabs.List
        aria-label={label}
        // A box that scrolls sideways scrolls down as well, so a tab one pixel over the line would bring a scrollbar.
        className="flex overflow-x-auto border-b border-line max-[21rem]:-mx-3 print:hidden"
      >
        {tabs.map((tab) => (
          <ArkTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 border-b-3 border-transparent px-1.5 forced-colors:not-data-selected:border-[Canvas] text-sm font-semibold whitespace-nowrap text-muted hover:text-ink data-selected:border-primary data-selected:text-primary min-[21rem]:px-2 min-[26rem]:px-3 min-[26rem]:text-base sm:px-4"
          >
            {tab.label}
          </ArkTabs.Trigger>
        ))}
      </ArkTabs.List>
      {children}
    </ArkTabs.Root>
  )
}

/** Shows its content while its tab is chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <ArkTabs.Content value={value} className="flex flex-col gap-5 outline-offset-4">
      {children}
    </ArkTabs.Content>
  )
}
