import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { parseJoining } from '~/domain/crew/drops/decision-form'
import type { DropOf } from '~/domain/crew/drops/drop'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField, type Option } from '~/ui/field'

import { AnswerField } from './answer-field'
import type { DropAnswer } from './decide-on-drop'

/** Joins a drop with a report that is there, mostly because several people have told of the same. */
export function JoinForm({
  reports,
  drop,
  answer,
}: {
  reports: readonly Option[]
  drop: DropOf<'told'>
  answer: DropAnswer | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const ids = reports.map(({ value }) => value)
  const { errors, recheck } = useFieldErrors(answer?.errors, (sent) => parseJoining(sent, ids))
  const isBusy = useNavigation().formData?.get('intent') === 'join'
  return (
    <Card title="Dołącz do zgłoszenia">
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="join" />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <SelectField
          label="Zgłoszenie, które już jest"
          hint="Treść trafi do jego historii, a zdjęcia do jego zdjęć"
          name="reportId"
          options={[{ value: '', label: 'Wybierz' }, ...reports]}
          error={errors.reportId}
        />
        <AnswerField to={drop} isOptional error={errors.answer} />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button type="submit" isBusy={isBusy} className="self-start max-sm:w-full">
          {isBusy ? 'Zapisywanie…' : 'Dołącz'}
        </Button>
      </Form>
    </Card>
  )
}
