import { Suspense, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { href, useNavigate } from 'react-router'

import { parseVaultLink } from '~/domain/vault/vault-link'
import { PassphraseForm } from '~/routes/public/login/passphrase-form'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

const BAD_LINK = 'Wklej cały link, razem z tym, co jest po znaku #'

/** Asks for the link of a register: pasted, or from the file that a passphrase locks. */
export function LinkForm() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [sealed, setSealed] = useState<File>()
  /** Returns why the link is not followed, if it is not. */
  const follow = (link: string) => {
    if (!parseVaultLink(link)) return BAD_LINK
    const { origin, hash } = new URL(link.trim(), location.origin)
    if (origin !== location.origin)
      return `Ten link jest z innego serwera. Otwórz go w pasku adresu: ${origin}`
    void navigate({ pathname: href('/join'), hash })
    return undefined
  }
  const paste = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setError(follow(String(new FormData(event.currentTarget).get('link'))))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSealed(target.files?.[0])
    // So that the same file can be chosen again.
    target.value = ''
  }
  const unlock = async (passphrase: string, signal: AbortSignal) => {
    if (!sealed) return undefined
    const { openSealedFile } = await import('~/browser/sealing/sealed-file.client')
    const opened = await openSealedFile(sealed, passphrase, signal)
    if (opened.problem !== undefined) return opened.problem
    return follow(await opened.file.text()) && 'W tym pliku nie ma linku do rejestru.'
  }
  return (
    <div className="flex flex-col gap-5">
      <form noValidate onSubmit={paste}>
        <TextField
          label="Link do rejestru"
          hint="Da Ci go osoba, która ma już rejestr, albo Twoje drugie urządzenie: Ustawienia → Dane → Połącz urządzenie."
          name="link"
          inputMode="url"
          autoComplete="off"
          // Some browsers send what is checked to a service.
          spellCheck={false}
          error={error}
          action={
            <Button type="submit" variant="primary">
              Otwórz
            </Button>
          }
        />
      </form>
      <Button onClick={() => input.current?.click()} className="self-start max-sm:w-full">
        Wczytaj plik z&nbsp;linkiem
      </Button>
      <input
        ref={input}
        type="file"
        accept=".age"
        aria-label="Plik z linkiem do rejestru"
        hidden
        onChange={choose}
      />
      {sealed && (
        <Suspense>
          <PassphraseForm
            title={`Plik ${sealed.name} jest zabezpieczony hasłem`}
            onOpen={unlock}
            onCancel={() => setSealed(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
