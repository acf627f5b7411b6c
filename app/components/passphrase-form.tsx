import { useState, type FormEvent } from 'react'

import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { takeFocus } from '~/ui/focus'

/** The name under which a password manager keeps the passphrase, apart from the password of the account. */
export const SEAL_LOGIN = 'Hasło kopii'

const NOT_OPENED =
  'Nie udało się otworzyć pliku. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.'

/** Asks for the passphrase of a sealed file. `onOpen` returns why it was not opened, if it was not. */
export function PassphraseForm({
  title,
  label = 'Hasło',
  onOpen,
  onCancel,
}: {
  title: string
  label?: string
  onOpen: (passphrase: string) => Promise<string | undefined>
  onCancel?: () => void
}) {
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('passphrase')
    if (!(field instanceof HTMLInputElement)) return
    if (field.value === '') setError('Podaj hasło')
    else {
      setIsBusy(true)
      // The button shows that it is busy before opening takes all of the processor.
      await new Promise((resolve) => setTimeout(resolve, 50))
      // Without its code, or if the disk refuses the file.
      const problem = await onOpen(field.value).catch(() => NOT_OPENED)
      setIsBusy(false)
      setError(problem)
      if (problem === undefined) return
    }
    field.focus()
  }
  return (
    <form
      aria-label={title}
      noValidate
      onSubmit={(event) => void open(event)}
      className="flex w-full flex-col gap-4 rounded-control border border-line p-4"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
      <input hidden readOnly name="username" autoComplete="username" value={SEAL_LOGIN} />
      <TextField
        label={label}
        name="passphrase"
        ref={takeFocus}
        type="password"
        autoComplete="current-password"
        required
        error={error}
      />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? 'Otwieranie…' : 'Otwórz'}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={isBusy}>
            Anuluj
          </Button>
        )}
      </div>
    </form>
  )
}
