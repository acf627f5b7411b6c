import { Switch as ArkSwitch } from '@ark-ui/react/switch'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

type SwitchProps = { label: string; hint?: ReactNode; name: string } & (
  | { defaultOn: boolean; isOn?: undefined; onChange?: (isOn: boolean) => void }
  | { isOn: boolean; defaultOn?: undefined; onChange: (isOn: boolean) => void }
)

/**
 * Switches the field `name` of its form on and off. The whole row can be pressed, and the form gets a change
 * event as from any field. With `isOn` the parent decides the state, and a press only calls `onChange`.
 */
export function Switch({ label, hint, name, defaultOn, isOn, onChange }: SwitchProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  // An effect after every render: a press changes the browser's own input before the parent has decided.
  useEffect(() => {
    if (isOn !== undefined && input.current) input.current.checked = isOn
  })
  return (
    <ArkSwitch.Root
      name={name}
      defaultChecked={defaultOn}
      checked={isOn}
      onCheckedChange={({ checked }) => onChange?.(checked)}
      className="relative flex min-h-11 cursor-pointer items-center justify-between gap-4"
    >
      <span className="min-w-0">
        <ArkSwitch.Label className="font-semibold">{keepTogether(label)}</ArkSwitch.Label>
        {hint && (
          <span id={hintId} className="block text-sm text-muted [overflow-wrap:anywhere]">
            {typeof hint === 'string' ? keepTogether(hint) : hint}
          </span>
        )}
      </span>
      <ArkSwitch.Control className="inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-control bg-neutral-soft p-[3px] outline-offset-2 outline-primary data-focus-visible:outline-3 data-[state=checked]:border-primary data-[state=checked]:bg-primary motion-safe:transition-colors print:[print-color-adjust:exact] forced-colors:data-[state=checked]:bg-[Highlight]">
        <ArkSwitch.Thumb className="size-5 rounded-full bg-control data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-primary motion-safe:transition-transform forced-colors:bg-[ButtonText]" />
      </ArkSwitch.Control>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state. */}
      <ArkSwitch.HiddenInput ref={input} role="switch" aria-describedby={hint ? hintId : undefined} />
    </ArkSwitch.Root>
  )
}
