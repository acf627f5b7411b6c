import Calendar from 'lucide/dist/esm/icons/calendar.mjs'
import { useCallback, useRef, useState, type ComponentProps, type RefCallback } from 'react'

import { formatDay, isDay } from '~/domain/words/day'
import { parseTypedDay } from '~/domain/words/typed-time'
import { IconButton } from '~/ui/button'
import { CONTROL, Field, type FieldProps } from '~/ui/field'
import { Icon } from '~/ui/icon'

import { NativeField } from './native-field'
import { needsOwnInput } from './needs-own-input'
import { useSentAs } from './use-sent-as'

type DayInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-describedby' | 'aria-invalid'
> & {
  label: string
  min?: string
  max?: string
  /** A day, or what somebody has typed in its place. */
  value?: string
  defaultValue?: string
  /** Gets the typed day, or an empty text while it is none. */
  onDay?: (day: string) => void
  ref?: RefCallback<HTMLInputElement>
  className?: string
}

/**
 * Asks for a day. Browsers show their own field for dates in their own language, and an English one shows 11/21/2026 to
 * people in Poland. On a computer with such a browser, a text field takes their place. Phones keep their picker.
 */
export function DayField({
  label,
  hint,
  error,
  className,
  onDay,
  ...input
}: FieldProps & Omit<DayInputProps, 'label'>) {
  // Chosen once: with another field, what is typed would be lost.
  const [isOwn] = useState(needsOwnInput)
  if (!isOwn) {
    return (
      <NativeField
        label={label}
        hint={hint}
        error={error}
        className={className}
        type="date"
        {...input}
        onChange={onDay && (({ currentTarget }) => onDay(currentTarget.value))}
      />
    )
  }
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <OwnDayInput label={label} onDay={onDay} {...input} {...control} />}
    </Field>
  )
}

/**
 * A text field for a day in the Polish form, with the browser's calendar beside it. Its form gets the day as
 * `YYYY-MM-DD`, or what was typed if it is none, and refuses that.
 */
export function OwnDayInput({
  label,
  name,
  min,
  max,
  value,
  defaultValue = '',
  onDay,
  ref,
  className = CONTROL,
  ...attributes
}: DayInputProps) {
  const [text, setText] = useState(() => textOf(value ?? defaultValue))
  const [lastDay, setLastDay] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const takeField = useCallback(
    (element: HTMLInputElement | null) => {
      field.current = element
      ref?.(element)
    },
    [ref],
  )
  const picker = useRef<HTMLInputElement>(null)
  // A day that comes from elsewhere, such as a proposal, replaces the text. A half-typed day stays.
  if (value !== lastDay) {
    setLastDay(value)
    if (value !== undefined && value !== dayOf(text)) setText(textOf(value))
  }
  useSentAs(field, name, sentDay)
  const change = (typed: string) => {
    setText(typed)
    onDay?.(dayOf(typed))
  }
  const pick = (picked: string) => {
    // Set at once, because a form reads its fields in this event.
    if (field.current) field.current.value = textOf(picked)
    change(textOf(picked))
  }
  const openPicker = () => {
    if (!picker.current) return
    picker.current.value = dayOf(text)
    picker.current.showPicker()
  }
  return (
    <div className="relative">
      <input
        {...attributes}
        ref={takeField}
        name={name}
        type="text"
        inputMode="numeric"
        placeholder="dd.mm.rrrr"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        // A screen that has refused the text goes on with its own day.
        onBlur={() => setText(textOf(value && isDay(value) ? value : dayOf(text) || text))}
        className={`${className} pr-12`}
      />
      <input
        ref={picker}
        type="date"
        min={min}
        max={max}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => pick(currentTarget.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-11 opacity-0"
      />
      <IconButton
        label={`Kalendarz: ${label}`}
        onClick={openPicker}
        className="absolute right-0 bottom-0 print:hidden"
      >
        <Icon of={Calendar} className="size-5" />
      </IconButton>
    </div>
  )
}

function sentDay({ value }: HTMLInputElement): string {
  return dayOf(value) || value
}

function dayOf(text: string): string {
  return parseTypedDay(text) ?? ''
}

function textOf(day: string): string {
  return isDay(day) ? formatDay(day) : day
}
