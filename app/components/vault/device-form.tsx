import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_DEVICE_NAME_LENGTH, parseDeviceName, suggestedDeviceName } from '~/domain/vault/device-name'
import type { FieldErrors } from '~/domain/words/form'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

/** Asks how other devices shall call this one. `children` come after that field. */
export function DeviceForm({
  onNamed,
  children,
}: {
  onNamed: (deviceName: string) => Promise<void>
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<FieldErrors>()
  const { errors, recheck } = useFieldErrors(refused, parseDeviceName)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value, errors: wrong } = parseDeviceName(new FormData(event.currentTarget))
    setRefused(wrong)
    if (value) await onNamed(value.deviceName)
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
        hint="Tak podpiszą się zmiany stąd, na przykład „Kasia, tablet”."
        name="deviceName"
        autoComplete="off"
        maxLength={MAX_DEVICE_NAME_LENGTH}
        defaultValue={suggestedDeviceName(navigator.userAgent)}
        error={errors.deviceName}
      />
      {children}
    </form>
  )
}
