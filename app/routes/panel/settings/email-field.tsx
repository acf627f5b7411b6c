import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { MAX_EMAIL_LENGTH } from '~/domain/people/account'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

import type { SettingsAnswer } from './settings-form'

/** Asks for the e-mail address. „Weryfikuj” checks its form. It saves nothing and changes no other field. */
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
  // An answer is about one address, so it disappears as soon as another one is typed.
  const [hasCurrentAnswer, setHasCurrentAnswer] = useState(false)
  const currentAnswer = hasCurrentAnswer && state === 'idle' ? answer : undefined

  // An effect, because the answer arrives after the click.
  useEffect(() => {
    if (currentAnswer?.errors) input.current?.focus()
  }, [currentAnswer])

  const verify = () => {
    setHasCurrentAnswer(true)
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
        error={currentAnswer?.errors?.email ?? (currentAnswer ? undefined : error)}
        onChange={() => setHasCurrentAnswer(false)}
        action={<Button onClick={verify}>Weryfikuj</Button>}
      />
      <p role="status" className="text-sm text-muted">
        {currentAnswer?.outcome === 'well-formed' && (
          <span className="block pt-1.5">
            Adres ma poprawną postać. Ta wersja nie wysyła wiadomości, więc nie sprawdza, czy skrzynka
            istnieje.
          </span>
        )}
      </p>
    </div>
  )
}
