import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useLayoutEffect, useRef } from 'react'

import type { Option } from '~/ui/field'
import { Icon } from '~/ui/icon'

/** A select of the filters. Its first option is the default. */
export type Choice = {
  name: string
  label: string
  value: string
  options: readonly Option[]
  /** Set if the headings of the table do the same from this width on. The window with the filters always offers it. */
  headingsFrom?: 'sm' | 'lg'
}

/** True if something else than the default is chosen. */
export function isChosen({ value, options }: Choice): boolean {
  return value !== options[0]?.value
}

/** The values that show everything. A chip then shows its label. */
const ALL = ['', 'all']

/**
 * Shows a filter as a chip. The select of the browser lies over the text of the chip and is not seen itself, because
 * it would be as wide as its longest option.
 */
export function ChoiceChip({ choice, onChange }: { choice: Choice; onChange: () => void }) {
  const { name, label, value, options } = choice
  const select = useRef<HTMLSelectElement>(null)
  // An effect, because an uncontrolled select keeps its choice after Back. It is not a new select, which would not have
  // the focus.
  useLayoutEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  const text = ALL.includes(value)
    ? label
    : (options.find((option) => option.value === value)?.label ?? label)
  return (
    <span
      title={text === label ? undefined : `${label}: ${text}`}
      className={`relative inline-flex min-h-10 max-w-48 items-center gap-1 rounded-full border px-3 text-sm font-medium focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary pointer-coarse:min-h-11 ${isChosen(choice) ? 'border-primary bg-primary-soft text-primary' : 'border-control bg-surface hover:border-ink'}`}
    >
      <span aria-hidden="true" className="truncate">
        {text}
      </span>
      <Icon of={ChevronDown} className="size-4 shrink-0" />
      <select
        ref={select}
        aria-label={label}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-pointer bg-surface text-base text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
