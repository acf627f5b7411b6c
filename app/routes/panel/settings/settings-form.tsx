import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import type { NotificationAccess } from '~/browser/device/register-worker.client'
import { useFieldErrors } from '~/components/use-field-errors'
import type { FieldErrors, Meanwhile } from '~/domain/words/form'
import { OpenedRecord } from '~/routes/panel/recording/opened-record'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'

type SettingsIntent = 'notifications' | 'account' | 'password' | 'privacy' | 'unlock-key'

/** The answer to a form of this screen. */
export type SettingsAnswer = Outcome & { meanwhile?: Meanwhile | undefined } & (
    | { outcome: 'saved' | 'nothing-to-change' | 'well-formed' | 'not-stored'; errors?: undefined }
    | { outcome: 'not-allowed'; access: NotificationAccess; errors?: undefined }
    | { outcome: 'refused'; errors: FieldErrors }
  )

// Both forms are sent by fetchers, without a navigation, so that text in the other forms stays.

/** Saves choices as they are made. If saving fails, they stay chosen and can be sent again. */
export function ChoiceForm({
  intent,
  children,
}: {
  intent: SettingsIntent
  children: (errors: FieldErrors | undefined) => ReactNode
}) {
  const { Form, data: answer, state } = useFetcher<SettingsAnswer>()
  const save = (event: FormEvent<HTMLFormElement>) => event.currentTarget.requestSubmit()
  return (
    <Form method="post" noValidate onChange={save} className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      {children(answer?.errors)}
      {answer?.outcome === 'not-stored' && (
        // Sticky, so that it is visible wherever the choice was made and moves nothing under the pointer.
        <div className="sticky bottom-3 z-10">
          <NotStored>
            <Button type="submit" size="sm" isBusy={state !== 'idle'} className="mt-3">
              Spróbuj ponownie
            </Button>
          </NotStored>
        </div>
      )}
    </Form>
  )
}

/** Sends text by a button or Enter. Once it is accepted, the fields show what is stored. */
export function TextForm({
  intent,
  opened,
  parse,
  submit,
  children,
}: {
  intent: SettingsIntent
  /** The record that the form changes, by `openedText`. */
  opened?: string | undefined
  /** The function by which the action parses the form. */
  parse: (form: FormData) => { errors?: FieldErrors }
  submit: { label: string; busy: string; variant: 'primary' | 'secondary' }
  children: (answer: { outcome?: SettingsAnswer['outcome']; errors: FieldErrors }) => ReactNode
}) {
  const { Form, data: answer, state } = useFetcher<SettingsAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parse)
  const isBusy = state !== 'idle'
  const accepted = answer?.outcome === 'saved' || answer?.outcome === 'nothing-to-change' ? answer : undefined

  // An effect, because the fields keep their own text until they are reset to what is stored. Before anybody can type
  // again, which would be lost.
  useLayoutEffect(() => {
    if (accepted && !isBusy) form.current?.reset()
  }, [accepted, isBusy])

  return (
    // Not validated by the browser, whose messages are in its own language instead of Polish.
    <Form
      ref={form}
      method="post"
      noValidate
      onChange={(event) => recheck(event.currentTarget)}
      className="@container flex flex-col gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
      {children({ outcome: answer?.outcome, errors })}
      <OpenedRecord opened={opened} meanwhile={answer?.meanwhile} />
      {answer?.outcome === 'not-stored' && <NotStored />}
      <Button
        type="submit"
        variant={submit.variant}
        isBusy={isBusy}
        className="mt-1 self-start max-sm:w-full"
      >
        {isBusy ? submit.busy : submit.label}
      </Button>
    </Form>
  )
}

export function NotStored({ children }: { children?: ReactNode }) {
  return (
    <Alert title="Nie udało się zapisać zmian">
      <p>{notStoredText()}</p>
      {children}
    </Alert>
  )
}
