import { RadioGroup } from '@ark-ui/react/radio-group'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useId } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

/** Offers one choice among a few, each with a line that explains it. `name` is the field in the form. */
export function RadioCards<Value extends string>({
  label,
  name,
  options,
  defaultValue,
  error,
}: {
  label: string
  name: string
  options: readonly { value: Value; label: string; text: string }[]
  defaultValue: Value
  error?: string
}) {
  const id = useId()
  return (
    <RadioGroup.Root
      name={name}
      defaultValue={defaultValue}
      invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
      className="flex flex-col gap-2"
    >
      <RadioGroup.Label className="mb-1 text-muted">{keepTogether(label)}</RadioGroup.Label>
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="relative flex cursor-pointer items-start gap-3 rounded-control border border-line px-3.5 py-3 outline-offset-2 outline-primary hover:bg-neutral-soft data-focus-visible:outline-3 data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft motion-safe:transition-colors"
        >
          {/* Ark draws a block, which may not be in a label. */}
          <RadioGroup.ItemControl asChild>
            <span className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-control bg-surface data-[state=checked]:border-6 data-[state=checked]:border-primary" />
          </RadioGroup.ItemControl>
          <span className="min-w-0">
            <RadioGroup.ItemText className="font-semibold">{keepTogether(option.label)}</RadioGroup.ItemText>
            <span id={`${id}-${option.value}`} className="block text-sm text-muted">
              {keepTogether(option.text)}
            </span>
          </span>
          <RadioGroup.ItemHiddenInput aria-describedby={`${id}-${option.value}`} />
        </RadioGroup.Item>
      ))}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon of={CircleAlert} className="size-4 shrink-0" />
          {keepTogether(error)}
        </p>
      )}
    </RadioGroup.Root>
  )
}
