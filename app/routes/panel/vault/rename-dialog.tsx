import { useState, type FormEvent } from 'react'

import { MAX_DEVICE_NAME_LENGTH, parseDeviceName } from '~/domain/vault/device-name'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

/** Asks for another name of this device. */
export function RenameDialog({
  name,
  onChosen,
  onClose,
}: {
  name: string
  onChosen: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const [error, setError] = useState<string>()
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value, errors } = parseDeviceName(new FormData(event.currentTarget))
    setError(errors?.deviceName)
    if (!value) return
    await onChosen(value.deviceName)
    onClose()
  }
  return (
    <Dialog title="Nazwa tego urządzenia" onClose={onClose}>
      <form noValidate onSubmit={(event) => void rename(event)} className="flex flex-col gap-4">
        <TextField
          label="Nazwa"
          hint="Imię i urządzenie, na przykład „Kasia, tablet”. Tak podpiszą się następne zmiany stąd."
          name="deviceName"
          autoComplete="off"
          maxLength={MAX_DEVICE_NAME_LENGTH}
          defaultValue={name}
          error={error}
        />
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Anuluj</Button>
          <Button type="submit" variant="primary">
            Zmień nazwę
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
