import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import Search from 'lucide/dist/esm/icons/search.mjs'
import { useMemo, useState, type ReactElement, type ReactNode } from 'react'

import { CONTROL } from '~/ui/field'
import { takeFocus } from '~/ui/focus'
import { Icon } from '~/ui/icon'

type Result = { value: string; title: string }

/** No result stays chosen: each is a place to go to. */
const NOTHING: string[] = []

/**
 * A search field with a list of links under it. Arrows move through the list while the focus stays in the field, Enter
 * opens the marked link, and a click opens it as it opens any link. While something is typed, the first result is
 * marked until the person marks another one. `children` are between the field and the list.
 */
export function SearchBox<Item extends Result>({
  label,
  maxLength,
  query,
  onQueryChange,
  groups,
  renderLink,
  onOpen,
  children,
}: {
  /** Names the field, and is shown in it while it is empty. */
  label: string
  maxLength: number
  query: string
  onQueryChange: (query: string) => void
  groups: readonly { heading: string; items: readonly Item[] }[]
  renderLink: (item: Item) => ReactElement
  /** Called when a result opens in this tab. */
  onOpen: () => void
  children: ReactNode
}) {
  const collection = useMemo(
    () =>
      createListCollection<Result>({
        items: groups.flatMap(({ items }) => items),
        itemToString: ({ title }) => title,
      }),
    [groups],
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const first = query.trim() === '' ? null : collection.firstValue
  return (
    <Combobox.Root
      collection={collection}
      open
      disableLayer
      allowCustomValue
      closeOnSelect={false}
      selectionBehavior="preserve"
      value={NOTHING}
      inputValue={query}
      onInputValueChange={({ inputValue }) => {
        setChosen(null)
        onQueryChange(inputValue)
      }}
      highlightedValue={collection.has(chosen) ? chosen : first}
      onHighlightChange={({ highlightedValue }) => setChosen(highlightedValue)}
      onSelect={onOpen}
      // Without this, the combobox would click the link later, when it is gone, and the browser would load a document.
      navigate={({ node }) => node.click()}
      className="flex min-h-0 flex-1 flex-col gap-3"
    >
      <Combobox.Label className="sr-only">{label}</Combobox.Label>
      <Combobox.Control className="relative">
        <Icon of={Search} className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
        <Combobox.Input
          ref={takeFocus}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="go"
          className={`${CONTROL} pl-11`}
        />
      </Combobox.Control>
      {children}
      <Combobox.Content className="-mx-2 flex min-h-0 flex-col gap-3 overflow-y-auto px-2 outline-none">
        {groups.map(({ heading, items }) => (
          <Combobox.ItemGroup key={heading}>
            <Combobox.ItemGroupLabel className="sticky top-0 z-10 bg-surface py-1 text-sm font-semibold text-muted">
              {heading}
            </Combobox.ItemGroupLabel>
            {items.map((item) => (
              <Combobox.Item
                key={item.value}
                item={item}
                persistFocus
                asChild
                className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 data-highlighted:bg-primary-soft data-highlighted:text-primary"
              >
                {renderLink(item)}
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  )
}
