import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { MAX_EMAIL_LENGTH } from '~/domain/account'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

import type { SettingsAnswer } from './settings-form'

/** The address with „Weryfikuj”, which checks its form, saves nothing and leaves the other fields alone. */
export function EmailField({
  defaultValue,
  error,
  className,
}: {
  defaultValue: string | undefined
  error: string | undefined
  className: string
}) {
  const { data: answer, state, submit } = useFetcher<SettingsAnswer>()
  const input = useRef<HTMLInputElement>(null)
  /** What is said of an address is over as soon as another is typed. */
  const [isJudged, setIsJudged] = useState(false)
  const judged = isJudged && state === 'idle' ? answer : undefined

  // An effect, because the focus can move only once the answer is in the document.
  useEffect(() => {
    if (judged?.errors) input.current?.focus()
  }, [judged])

  const verify = () => {
    setIsJudged(true)
    void submit({ intent: 'verify-email', email: input.current?.value ?? '' }, { method: 'post' })
  }
  return (
    <div className={className}>
      <TextField
        ref={input}
        label="Adres e-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={defaultValue}
        error={judged?.errors?.email ?? (judged ? undefined : error)}
        onChange={() => setIsJudged(false)}
        action={<Button onClick={verify}>Weryfikuj</Button>}
      />
      <p role="status" className="text-sm text-muted">
        {judged?.outcome === 'well-formed' && (
          <span className="block pt-1.5">
            Adres ma poprawną postać. Ta wersja nie wysyła wiadomości, więc nie sprawdza, czy skrzynka
            istnieje.
          </span>
        )}
      </p>
    </div>
  )
}
