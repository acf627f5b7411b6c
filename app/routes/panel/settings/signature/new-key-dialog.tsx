import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { MIN_PASSPHRASE_LENGTH } from '~/domain/people/password'
import { parseNewKey } from '~/domain/signing/own-key'
import { keepTogether } from '~/domain/words/polish'
import { NotStored, type SettingsAnswer } from '~/routes/panel/settings/settings-form'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

import { KEY_LOGIN } from './unlock-form'

const FIRST =
  'Klucz powstanie w tej przeglądarce. Zanim pozna go serwer, strona linku odpowie „Nie potwierdzamy”, a\u00a0pracodawcy mogą zaufać kluczowi po porównaniu odcisku przez telefon. Kopię klucza chronioną hasłem można zrobić tylko teraz, przy jego tworzeniu.'
const NEXT =
  'Następne certyfikaty podpisze nowy klucz. Operator serwera musi go wpisać na listę: do tego czasu kto otworzy ich link, zobaczy „Nie potwierdzamy”. Certyfikaty podpisane poprzednim kluczem można nadal sprawdzać, dopóki jest on na liście, ale nowych już się nim nie podpisze.'
const OLD_COPY = 'Poprzedni klucz z hasłem zostaje tylko w kopiach pobranych do tej pory.'

/** Makes a key, or another one in the place of `replaced`; open while it is rendered. */
export function NewKeyDialog({
  replaced,
  hasPassphrase,
  onClose,
}: {
  replaced: { id: string } | undefined
  /** True if a copy of the replaced key can be unlocked by a passphrase. */
  hasPassphrase: boolean
  onClose: () => void
}) {
  const { Form, data: answer, state } = useFetcher<SettingsAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parseNewKey)
  const isBusy = state !== 'idle'
  return (
    <Dialog title={replaced ? 'Utworzyć nowy klucz?' : 'Utworzyć klucz podpisu?'} onClose={onClose}>
      <p>{keepTogether(replaced ? NEXT : FIRST)}</p>
      {hasPassphrase && <p>{keepTogether(OLD_COPY)}</p>}
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="make-key" />
        <input type="hidden" name="replaced" value={replaced?.id ?? ''} />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <CopyFields errors={errors} />
        {answer?.outcome === 'not-stored' && <NotStored />}
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Anuluj</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? 'Tworzenie…' : 'Utwórz klucz'}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Offers a copy of the key, and asks for its passphrase. */
function CopyFields({ errors }: { errors: Readonly<Partial<Record<string, string>>> }) {
  const [hasCopy, setHasCopy] = useState(false)
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="hasCopy"
          checked={hasCopy}
          onChange={(event) => setHasCopy(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <span>Dołączaj do kopii danych klucz chroniony hasłem</span>
      </label>
      {hasCopy && (
        <>
          <input hidden readOnly name="username" autoComplete="username" value={KEY_LOGIN} />
          <TextField
            label="Hasło klucza"
            hint={`Co najmniej ${MIN_PASSPHRASE_LENGTH} znaków. Nikt go nie odzyska, więc zapisz je w bezpiecznym miejscu.`}
            name="passphrase"
            type="password"
            autoComplete="new-password"
            required
            error={errors.passphrase}
          />
          <TextField
            label="Powtórz hasło klucza"
            name="repeatedPassphrase"
            type="password"
            autoComplete="new-password"
            required
            error={errors.repeatedPassphrase}
          />
        </>
      )}
    </>
  )
}
