import { useRef, useState, type FormEvent } from 'react'

import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { takeFocus } from '~/ui/focus'

/** The name under which a password manager keeps the passphrase, apart from the password of the account. */
export const SEAL_LOGIN = 'Hasło kopii'

const NOT_OPENED =
  'Nie udało się otworzyć pliku: nie ma połączenia z\u00a0internetem albo zabrakło pamięci. Spróbuj ponownie.'

/**
 * Asks for the passphrase of a sealed file. `onOpen` returns why it was not opened, if it was not. Opening takes seconds,
 * so the person can end it.
 */
export function PassphraseForm({
  title,
  label = 'Hasło',
  onOpen,
  onCancel,
}: {
  title: string
  label?: string
  onOpen: (passphrase: string, signal: AbortSignal) => Promise<string | undefined>
  onCancel?: () => void
}) {
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const opening = useRef<AbortController>(null)
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('passphrase')
    if (!(field instanceof HTMLInputElement)) return
    if (field.value === '') setError('Podaj hasło')
    else {
      setIsBusy(true)
      setError(undefined)
      const { signal } = (opening.current = new AbortController())
      // Without its code, or if the disk refuses the file.
      const problem = await onOpen(field.value, signal).catch(() => NOT_OPENED)
      setIsBusy(false)
      setError(signal.aborted ? undefined : problem)
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
        {isBusy && <Button onClick={() => opening.current?.abort()}>Przerwij</Button>}
        {!isBusy && onCancel && <Button onClick={onCancel}>Anuluj</Button>}
      </div>
    </form>
  )
}
