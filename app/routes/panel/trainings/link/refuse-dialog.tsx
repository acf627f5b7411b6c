import { useRef } from 'react'
import { useFetcher } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { parseRefusal } from '~/domain/crew/drops/decision-form'
import type { DropOf } from '~/domain/crew/drops/drop'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { AnswerField } from '~/routes/panel/reports/crew/answer-field'
import { Alert } from '~/ui/alert'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'

import { REFUSE } from './act-on-sign-ups'

/** Refuses a sign-up, with an answer if there is one. Its parent closes it once the sign-up is refused. */
export function RefuseDialog({ drop, onClose }: { drop: DropOf<'sign-up'>; onClose: () => void }) {
  const { Form, data: answer, state } = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parseRefusal)
  const isBusy = state !== 'idle'
  return (
    <Dialog title={`Nie przyjąć zapisu: ${drop.name}?`} onClose={onClose}>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name={REFUSE} value={drop.id} />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <AnswerField to={drop} isOptional error={errors.answer} />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {isBusy ? 'Zapisywanie…' : 'Nie przyjmuj'}
          </Button>
          <Button onClick={onClose}>Anuluj</Button>
        </div>
      </Form>
    </Dialog>
  )
}
