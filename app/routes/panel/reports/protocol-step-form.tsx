import { Form, useNavigation } from 'react-router'

import { NOT_STORED } from '~/components/not-stored'
import { useFieldErrors } from '~/components/use-field-errors'
import type { ProtocolStep } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

/** The answer of a report's action if it recorded nothing. `step` is set if the form was one of a protocol's step. */
export type ReportAnswer = FormAnswer & { step?: string }

const DAY_LABELS = {
  notified: 'Dzień zawiadomienia',
  drawn_up: 'Dzień sporządzenia',
  approved: 'Dzień zatwierdzenia',
} satisfies Record<ProtocolStep, string>

/** Records the day on which a step of the protocol was done. */
export function ProtocolStepForm({
  step,
  defaultDay,
  limits,
  answer,
  parse,
}: {
  step: ProtocolStep
  defaultDay: Day
  limits: { min: Day; max: Day }
  answer: ReportAnswer | undefined
  /** The function by which the action parses the form. */
  parse: (form: FormData) => { errors?: FieldErrors }
}) {
  const { formData } = useNavigation()
  const { errors, recheck } = useFieldErrors(answer?.errors, parse)
  const isBusy = formData?.get('intent') === 'protocol-step' && formData.get('step') === step
  return (
    <Form
      method="post"
      noValidate
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="intent" value="protocol-step" />
      <input type="hidden" name="step" value={step} />
      <TextField
        label={DAY_LABELS[step]}
        name="doneOn"
        type="date"
        required
        {...limits}
        defaultValue={defaultDay}
        error={errors.doneOn ?? errors.step}
        action={
          <Button type="submit" isBusy={isBusy}>
            Odnotuj
          </Button>
        }
      />
      {answer?.isNotStored && <Alert title="Nie udało się zapisać">{NOT_STORED}</Alert>}
    </Form>
  )
}
