import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_DEVICE_NAME_LENGTH, suggestedDeviceName } from '~/domain/vault/device-name'
import type { FieldErrors, ParsedForm } from '~/domain/words/form'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

/**
 * Asks how other devices shall call this one. `renderFields` draws the fields that come after, and `parse` knows all of
 * them. `onSent` returns errors that only the server finds.
 */
export function DeviceForm<Value>({
  parse,
  onSent,
  renderFields,
  user,
  children,
}: {
  parse: (form: FormData) => ParsedForm<Value>
  onSent: (value: Value) => Promise<FieldErrors | undefined>
  /** The first name of whoever uses the device, if it is known. */
  user?: string
  renderFields?: (errors: FieldErrors) => ReactNode
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<FieldErrors>()
  const { errors, recheck } = useFieldErrors(refused, parse)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value, errors: wrong } = parse(new FormData(event.currentTarget))
    setRefused(wrong)
    if (value) setRefused(await onSent(value))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col gap-5"
    >
      <ErrorSummary refused={refused} errors={errors} form={form} />
      <TextField
        label="Nazwa tego urządzenia"
        hint="Zacznij od imienia osoby, która go używa, na przykład „Kasia, tablet”: tak podpiszą się w historii zmiany stąd."
        name="deviceName"
        autoComplete="off"
        maxLength={MAX_DEVICE_NAME_LENGTH}
        defaultValue={suggestedDeviceName(navigator.userAgent, user)}
        error={errors.deviceName}
      />
      {renderFields?.(errors)}
      {children}
    </form>
  )
}
