import { useId, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

type SwitchProps = { label: string; hint?: ReactNode; name: string } & (
  | { defaultOn: boolean; isOn?: undefined; onChange?: (isOn: boolean) => void }
  | { isOn: boolean; defaultOn?: undefined; onChange: (isOn: boolean) => void }
)

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-neutral-soft checked:border-primary checked:bg-primary motion-safe:transition-colors print:[print-color-adjust:exact] forced-colors:checked:bg-[Highlight]'

const THUMB =
  'before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-control checked:before:translate-x-5 checked:before:bg-on-primary motion-safe:before:transition-transform forced-colors:before:bg-[ButtonText]'

/**
 * Switches the field `name` of its form on and off. The whole row can be pressed. With `isOn` the parent decides the
 * state, and a press only calls `onChange`.
 */
export function Switch({ label, hint, name, defaultOn, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
      <span className="min-w-0">
        <span id={`${id}label`} className="font-semibold">
          {keepTogether(label)}
        </span>
        {hint && (
          <span id={`${id}hint`} className="block text-sm text-muted [overflow-wrap:anywhere]">
            {typeof hint === 'string' ? keepTogether(hint) : hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state.
        role="switch"
        name={name}
        defaultChecked={defaultOn}
        checked={isOn}
        onChange={(event) => onChange?.(event.target.checked)}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
        className={`${TRACK} ${THUMB}`}
      />
    </label>
  )
}
