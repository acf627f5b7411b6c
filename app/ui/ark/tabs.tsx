import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import { useEffect, useRef, type ReactNode } from 'react'

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
  const list = useRef<HTMLDivElement>(null)
  // An effect, because only a drawn list knows where its tabs are. A phone may have no room for all of them.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-value="${value}"]`)
    if (!list.current || !chosen) return
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2
  }, [value])
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
        ref={list}
        aria-label={label}
        // A box that scrolls sideways scrolls down as well, so a tab one pixel over the line would bring a scrollbar.
        className="relative flex overflow-x-auto border-b border-line max-[21rem]:-mx-3 print:hidden"
      >
        {tabs.map((tab) => (
          <ArkTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 border-b-3 border-transparent px-1.5 forced-colors:not-data-selected:border-[Canvas] text-[0.8125rem] font-semibold whitespace-nowrap text-muted hover:text-ink data-selected:border-primary data-selected:text-primary min-[26rem]:px-3 min-[26rem]:text-base sm:px-4"
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
