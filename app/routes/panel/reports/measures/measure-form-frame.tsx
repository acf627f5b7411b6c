import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import type { FieldErrors } from '~/domain/words/form'
import { OpenedRecord } from '~/routes/panel/recording/opened-record'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'

import type { MeasureAnswer } from './act-on-measure'

/** A form about a measure, which is sent without a navigation. `hidden` has the fields that nobody sees. */
export function MeasureFormFrame({
  hidden,
  opened,
  parse,
  submitLabel,
  isWaiting = false,
  onClose,
  children,
}: {
  hidden: Record<string, string | undefined>
  /** The measure that the form changes, by `openedText`. */
  opened?: string | undefined
  parse: (form: FormData) => { errors?: FieldErrors }
  submitLabel: string
  /** True while something in the form is not ready to be sent. */
  isWaiting?: boolean
  /** Is called when the form is done, and when the person gives it up. */
  onClose: () => void
  children: (errors: FieldErrors) => ReactNode
}) {
  const { Form, data: answer, state } = useFetcher<MeasureAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parse)
  const isBusy = state !== 'idle'
  const close = useEffectEvent(onClose)
  // An effect, because the answer comes from outside, and the form closes when the screen shows it.
  useEffect(() => {
    if (answer?.isDone && !isBusy) close()
  }, [answer, isBusy])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col gap-4 print:hidden"
    >
      <input type="hidden" name="intent" value="measure" />
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
      {children(errors)}
      <OpenedRecord opened={opened} meanwhile={answer?.meanwhile} />
      {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" isBusy={isBusy || isWaiting}>
          {isBusy ? 'Zapisywanie…' : submitLabel}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Anuluj
        </Button>
      </div>
    </Form>
  )
}
