import { useEffect, useRef, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { parseLogin } from '~/domain/people/login'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

import type { LoginAnswer } from './login-answer'
import { DUMMY_PASSWORD } from './sample-accounts'

export function LoginForm({
  form,
  answer,
  prefilledEmail,
}: {
  form: RefObject<HTMLFormElement | null>
  answer: Exclude<LoginAnswer, { user: object }> | undefined
  prefilledEmail: string | undefined
}) {
  const isBusy = useNavigation().formAction?.startsWith('/login') ?? false
  const { errors, recheck } = useFieldErrors(answer?.errors, parseLogin)
  const alert = useRef<HTMLDivElement>(null)

  // An effect, because the alert can take the focus only once it is in the document. The busy button lost it.
  useEffect(() => {
    if (answer?.failure) alert.current?.focus()
  }, [answer])

  return (
    // Not validated by the browser, whose messages are in its own language instead of Polish.
    <Form
      ref={form}
      method="post"
      noValidate
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col gap-4"
    >
      {answer?.failure && (
        <div ref={alert} tabIndex={-1}>
          <Alert title={answer.failure}>{answer.hint}</Alert>
        </div>
      )}
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
      <TextField
        label="Adres e-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={answer?.email ?? prefilledEmail}
        error={errors.email}
      />
      <TextField
        label="Hasło"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        defaultValue={prefilledEmail && DUMMY_PASSWORD}
        error={errors.password}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-2">
        {isBusy ? 'Logowanie…' : 'Zaloguj się'}
      </Button>
    </Form>
  )
}
