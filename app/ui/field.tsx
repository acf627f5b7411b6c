import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'

import { Icon } from './icon'

/** The classes that inputs, text areas and selects share. */
export const CONTROL =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3.5 text-base text-ink aria-invalid:border-danger aria-invalid:border-2'

export type FieldProps = {
  label: string
  /** True in a table whose heading says the same, if there is room for a heading. */
  hidesLabelIfWide?: boolean
  hint?: string
  error?: string
  className?: string
}

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Puts a label, a hint and an error around one control and ties them to it for assistive technology. */
export function Field({
  label,
  hidesLabelIfWide = false,
  hint,
  error,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className={`font-semibold ${hidesLabelIfWide ? 'sm:sr-only' : ''}`}>
        {keepTogether(label)}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {keepTogether(hint)}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon of={CircleAlert} className="size-4 shrink-0" />
          {keepTogether(error)}
        </p>
      )}
    </div>
  )
}

/**
 * Puts several controls under one legend. The box around it is for WebKit: it first counts the legend of a fieldset
 * twice if the fieldset is an item of a flex column, and the content below would move under a press.
 */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{legend}</legend>
        {children}
      </fieldset>
    </div>
  )
}

/** `action` is a button that uses the typed text. It is beside the field if there is room. */
export function TextField({
  label,
  hidesLabelIfWide,
  hint,
  error,
  className,
  action,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'className'> & { action?: ReactNode }) {
  return (
    <Field label={label} hidesLabelIfWide={hidesLabelIfWide} hint={hint} error={error} className={className}>
      {(control) =>
        action ? (
          <div className="flex flex-wrap gap-2 *:first:min-w-48 *:first:flex-1 *:last:grow sm:*:last:grow-0">
            <input {...input} {...control} className={CONTROL} />
            {action}
          </div>
        ) : (
          <input {...input} {...control} className={CONTROL} />
        )
      }
    </Field>
  )
}

/** Takes several lines. It grows with its text if the browser supports that. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...textarea
}: FieldProps & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={`${CONTROL} min-h-24 [field-sizing:content] py-2.5`}
        />
      )}
    </Field>
  )
}

export type Option<Value extends string = string> = { value: Value; label: string }

export function SelectField({
  label,
  hint,
  error,
  className,
  options,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'className'> & { options: readonly Option[] }) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control} className={CONTROL}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
