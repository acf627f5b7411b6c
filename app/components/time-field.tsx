import { useRef, useState, type ComponentProps } from 'react'

import { clockLabel } from '~/domain/words/clock-time'
import { parseTypedTime } from '~/domain/words/typed-time'
import { CONTROL, Field, type FieldProps } from '~/ui/field'

import { NativeField } from './native-field'
import { needsOwnInput } from './needs-own-input'
import { useSentAs } from './use-sent-as'

type TimeInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'aria-describedby' | 'aria-invalid'
>

/**
 * Asks for an hour. A browser in English asks for „AM” or „PM”, so on a computer with such a browser a text field takes
 * its place. Its form gets `HH:mm`, or what was typed if it is none.
 */
export function TimeField({ label, hint, error, className, ...input }: FieldProps & TimeInputProps) {
  // Chosen once: with another field, what is typed would be lost.
  const [isOwn] = useState(needsOwnInput)
  if (!isOwn) {
    return (
      <NativeField label={label} hint={hint} error={error} className={className} type="time" {...input} />
    )
  }
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <OwnTimeInput {...input} {...control} />}
    </Field>
  )
}

function sentTime({ value }: HTMLInputElement): string {
  return parseTypedTime(value) || value
}

function OwnTimeInput({ name, defaultValue, ...attributes }: TimeInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useSentAs(field, name, sentTime)
  return (
    <input
      {...attributes}
      ref={field}
      name={name}
      type="text"
      inputMode="numeric"
      placeholder="gg:mm"
      autoComplete="off"
      defaultValue={clockLabel(String(defaultValue ?? ''))}
      onBlur={({ currentTarget }) => {
        const time = parseTypedTime(currentTarget.value)
        if (time) currentTarget.value = clockLabel(time)
      }}
      className={CONTROL}
    />
  )
}
