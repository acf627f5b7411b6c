import { useRef, useState, type FormEvent } from 'react'

import { SEAL_LOGIN } from '~/components/passphrase-form'
import { useFieldErrors } from '~/components/use-field-errors'
import { MIN_PASSPHRASE_LENGTH, parseNewPassphrase } from '~/domain/people/password'
import type { FieldErrors } from '~/domain/words/form'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

const NOT_SEALED = 'Sprawdź połączenie z internetem i spróbuj ponownie.'

/** Asks for a new passphrase; open while it is rendered. `onChosen` returns why nothing was sealed, if nothing was. */
export function NewPassphraseDialog({
  title,
  text,
  submit,
  onChosen,
  onClose,
}: {
  title: string
  text: string
  submit: { label: string; busy: string }
  onChosen: (passphrase: string) => Promise<string | undefined>
  onClose: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<FieldErrors>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { errors, recheck } = useFieldErrors(refused, parseNewPassphrase)
  const seal = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value, errors: wrong } = parseNewPassphrase(new FormData(event.currentTarget))
    setRefused(wrong)
    if (!value) return
    setIsBusy(true)
    // The button shows that it is busy before sealing takes all of the processor.
    await new Promise((resolve) => setTimeout(resolve, 50))
    // Without its code, or if the disk refuses the file.
    const reason = await onChosen(value.passphrase).catch(() => NOT_SEALED)
    setIsBusy(false)
    setProblem(reason)
    if (reason === undefined) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{keepTogether(text)}</p>
      <p className="font-semibold">
        {keepTogether('Zapomnianego hasła nikt nie odzyska. Zapisz je w bezpiecznym miejscu.')}
      </p>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void seal(event)}
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <ErrorSummary refused={refused} errors={errors} form={form} />
        <input hidden readOnly name="username" autoComplete="username" value={SEAL_LOGIN} />
        <TextField
          label="Hasło"
          hint={`Co najmniej ${MIN_PASSPHRASE_LENGTH} znaków, na przykład cztery przypadkowe słowa.`}
          name="passphrase"
          type="password"
          autoComplete="new-password"
          required
          error={errors.passphrase}
        />
        <TextField
          label="Powtórz hasło"
          name="repeatedPassphrase"
          type="password"
          autoComplete="new-password"
          required
          error={errors.repeatedPassphrase}
        />
        {problem && <Alert title="Nie udało się">{problem}</Alert>}
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose} disabled={isBusy}>
            Anuluj
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? submit.busy : submit.label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
